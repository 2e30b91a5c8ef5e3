import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { errorCopy } from '../mood-entry.copy.ts';
import { useCorrectMood, useRemoveMood } from '../mood-entry.mutations.ts';
import { Recording, type RecordingState } from './recording.ts';

type Current = {
  recording: Recording;
  state: RecordingState;
  /** Begins another entry. What was requested for the earlier one is still sent. */
  renew: () => void;
};

/** The entry of this screen, and its state. */
export function useRecording(): Current {
  const { mutateAsync: correct } = useCorrectMood();
  const { mutateAsync: remove } = useRemoveMood();
  const [recording, setRecording] = useState(() => new Recording({ correct, remove }));
  useEffect(() => recording.followOutbox(), [recording]);
  const renew = (): void => {
    // A note that fails stays as a draft; another change would be lost without a word.
    const stop = recording.subscribe(() => {
      const { phase, error } = recording.state();
      if (phase === 'failed') toast.failed(`${errorCopy.correct}. ${messageOf(error)}`);
      if (phase !== 'saving') stop();
    });
    setRecording(new Recording({ correct, remove }));
  };
  return { recording, renew, state: useSyncExternalStore(recording.subscribe, recording.state, recording.state) };
}
