import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCorrectMood, useRemoveMood } from '../mood-entry.mutations.ts';
import { Recording, type RecordingState } from './recording.ts';

/** The entry of this screen, and its state. */
export function useRecording(): { recording: Recording; state: RecordingState } {
  const { mutateAsync: correct } = useCorrectMood();
  const { mutateAsync: remove } = useRemoveMood();
  const [recording] = useState(() => new Recording({ correct, remove }));
  useEffect(recording.followOutbox, []);
  return { recording, state: useSyncExternalStore(recording.subscribe, recording.state, recording.state) };
}
