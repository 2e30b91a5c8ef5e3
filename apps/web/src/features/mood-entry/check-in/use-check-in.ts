import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { MIN_SCORE, type MoodScore } from '@alento/domain/mood-entry/scale';
import { characterCount } from '@alento/domain/text/plain-text';
import { useEffect, useState } from 'react';
import { getDevice } from '../../../platform/this-device.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { OneMood } from '../waiting/one-mood.ts';

export type CheckInStage = 'pick' | 'note' | 'saved';

/** State of one check-in: score, optional note, saving. */
export function useCheckIn({ onConcern }: { onConcern?: (() => void) | undefined }) {
  const [mood] = useState(() => new OneMood('popup'));
  const [stage, setStage] = useState<CheckInStage>('pick');
  const [score, setScore] = useState<MoodScore | null>(null);
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isWaiting, setWaiting] = useState(false);
  const tooLong = characterCount(note) > CHECK_IN_NOTE_MAX;
  const isCrisisScore = stage === 'note' && score === MIN_SCORE;

  // The crisis card opens when the score is chosen, not only when it is saved. This is an effect, so that the focus has
  // moved to the next step and the card later returns it there.
  useEffect(() => {
    if (isCrisisScore) crisis.raise({ source: 'score', kind: null, about: 'self' });
  }, [isCrisisScore]);

  return {
    stage,
    score,
    note,
    saving,
    failure,
    /** Whether the entry is kept on this device until there is a network. */
    isWaiting,
    /** Whether there is unsaved input. */
    unsaved: stage === 'note' && (note.trim() !== '' || saving || failure !== null),
    tooLong,
    setNote,
    pick: (next: MoodScore): void => {
      setScore(next);
      setStage('note');
    },
    back: (): void => setStage('pick'),
    /** Saves the entry. Resolves to whether it is stored on the server or kept on this device. */
    save: async (): Promise<boolean> => {
      if (score === null || saving || tooLong) return false;
      setSaving(true);
      setFailure(null);
      if ((await checkText(note)) === 'concern') onConcern?.();
      try {
        setWaiting((await mood.keep({ score, note, tags: [] })) === 'waiting');
        setStage('saved');
        getDevice().vibrate('success');
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}

export type CheckIn = ReturnType<typeof useCheckIn>;
