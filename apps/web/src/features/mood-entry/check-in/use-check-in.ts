import type { MoodEntry } from '@alento/contract/mood-entry';
import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { MIN_SCORE, type MoodScore } from '@alento/domain/mood-entry/scale';
import { characterCount } from '@alento/domain/text/plain-text';
import { useEffect, useRef, useState } from 'react';
import { wasRefused } from '../../../lib/api/api-error.ts';
import { checkText } from '../../../lib/crisis/check-text.ts';
import { crisis } from '../../../lib/crisis/crisis.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useCorrectMood, useRecordMood } from '../mood-entry.mutations.ts';

export type CheckInStage = 'pick' | 'note' | 'saved';

type Answer = { score: MoodScore; note: string };
/** What is being created: one key and one body, repeated until the server has answered (decision D6). */
type Intent = { idempotencyKey: string; answer: Answer };
/** What stands on the server. `unsure`: a correction of it went unanswered. */
type Stored = { entry: MoodEntry; answer: Answer; unsure: boolean };

const isSame = (a: Answer, b: Answer): boolean => a.score === b.score && a.note === b.note;

/** Whether a check-in's note is beyond its limit (decision D3). */
const isTooLong = (note: string): boolean => characterCount(note) > CHECK_IN_NOTE_MAX;

/** Keeps one entry, whatever was tried, refused, lost or changed before it was saved. */
function useOneEntry() {
  const record = useRecordMood();
  const correct = useCorrectMood();
  const intent = useRef<Intent | null>(null);
  const stored = useRef<Stored | null>(null);

  const create = async (answer: Answer): Promise<Stored> => {
    // After a failure that may have stored it, the same is asked again, and corrected afterwards.
    intent.current ??= { idempotencyKey: newIdempotencyKey(), answer };
    const { idempotencyKey, answer: intended } = intent.current;
    try {
      const entry = await record.mutateAsync({ key: idempotencyKey, body: intended });
      intent.current = null;
      return { entry, answer: intended, unsure: false };
    } catch (failure) {
      if (wasRefused(failure)) intent.current = null;
      throw failure;
    }
  };

  const change = async (current: Stored, answer: Answer): Promise<Stored> => {
    try {
      return { entry: await correct.mutateAsync({ entry: current.entry, ...answer }), answer, unsure: false };
    } catch (failure) {
      current.unsure ||= !wasRefused(failure);
      throw failure;
    }
  };

  return {
    keep: async (answer: Answer): Promise<void> => {
      stored.current ??= await create(answer);
      const { unsure, answer: before } = stored.current;
      if (unsure || !isSame(before, answer)) stored.current = await change(stored.current, answer);
    },
  };
}

/** One check-in: a face, a few words if wanted, saved (companion §4). */
export function useCheckIn({ onConcern }: { onConcern?: (() => void) | undefined }) {
  const entry = useOneEntry();
  const [stage, setStage] = useState<CheckInStage>('pick');
  const [score, setScore] = useState<MoodScore | null>(null);
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const tooLong = isTooLong(note);
  const tellsOfCrisis = stage === 'note' && score === MIN_SCORE;

  // With the choice, not only when it is saved (decision D22); after the focus has followed it, to where the card
  // gives it back.
  useEffect(() => {
    if (tellsOfCrisis) crisis.raise({ source: 'score', kind: null, about: 'self' });
  }, [tellsOfCrisis]);

  return {
    stage,
    score,
    note,
    saving,
    failure,
    /** Something stands here that is saved nowhere yet. */
    unsaved: stage === 'note' && (note.trim() !== '' || saving || failure !== null),
    tooLong,
    setNote,
    pick: (next: MoodScore): void => {
      setScore(next);
      setStage('note');
    },
    back: (): void => setStage('pick'),
    /** Resolves to whether it is saved. */
    save: async (): Promise<boolean> => {
      if (score === null || saving || tooLong) return false;
      setSaving(true);
      setFailure(null);
      if ((await checkText(note)) === 'concern') onConcern?.();
      try {
        await entry.keep({ score, note });
        setStage('saved');
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
