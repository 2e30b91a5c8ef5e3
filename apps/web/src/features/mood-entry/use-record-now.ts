import type { MoodEntry } from '@alento/contract/mood-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { useRef, useState } from 'react';
import { wasRefused } from '../../lib/api/api-error.ts';
import { newIdempotencyKey, useCorrectMood, useRecordMood, useRemoveMood } from './mood-entry.mutations.ts';

type Wanted = { score: MoodScore; note: string };
/** What is being created: one key and one body, repeated with every retry until the server has answered. */
type Intent = { idempotencyKey: string; score: MoodScore };

export type RecordPhase = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Keeps one record in step with what the person wants: the first choice creates it, later choices
 * and the note correct it, undo removes it. Choices made while a call is under way are caught up
 * with afterwards, so that two quick taps never make two records.
 */
export function useRecordNow() {
  const record = useRecordMood();
  const correct = useCorrectMood();
  const remove = useRemoveMood();
  const [score, setScore] = useState<MoodScore | null>(null);
  const [entry, setEntry] = useState<MoodEntry | null>(null);
  const [phase, setPhase] = useState<RecordPhase>('idle');
  const [error, setError] = useState<unknown>(null);
  const wanted = useRef<Wanted | null>(null);
  const saved = useRef<MoodEntry | null>(null);
  const intent = useRef<Intent | null>(null);
  const running = useRef<Promise<boolean> | null>(null);

  const keep = (next: MoodEntry) => {
    saved.current = next;
    setEntry(next);
  };

  const create = async (want: Wanted) => {
    intent.current ??= { idempotencyKey: newIdempotencyKey(), score: want.score };
    const { idempotencyKey, score: intended } = intent.current;
    const created = await record.mutateAsync({ entry: { score: intended, note: '' }, idempotencyKey });
    intent.current = null;
    keep(created);
  };

  const catchUp = async (): Promise<boolean> => {
    setPhase('saving');
    setError(null);
    try {
      for (let want = wanted.current; want !== null; want = wanted.current) {
        const current = saved.current;
        if (!current) await create(want);
        else if (current.score === want.score && current.note === want.note) break;
        else keep(await correct.mutateAsync({ entry: current, ...want }));
      }
      setPhase(saved.current ? 'saved' : 'idle');
      return true;
    } catch (failure) {
      // Refused: nothing was stored. After any other failure it may have been: the same key asks again.
      if (wasRefused(failure)) intent.current = null;
      setError(failure);
      setPhase('failed');
      return false;
    }
  };

  /** One catch-up at a time; resolves to whether everything wanted is saved. */
  const sync = (): Promise<boolean> => {
    running.current ??= catchUp().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const clear = () => {
    wanted.current = null;
    saved.current = null;
    intent.current = null;
    setScore(null);
    setEntry(null);
    setError(null);
    setPhase('idle');
  };

  return {
    score,
    entry,
    phase,
    error,
    choose: (next: MoodScore) => {
      wanted.current = { score: next, note: wanted.current?.note ?? saved.current?.note ?? '' };
      setScore(next);
      return sync();
    },
    /** Resolves to whether the note is saved. */
    saveNote: (note: string) => {
      if (wanted.current) wanted.current = { ...wanted.current, note };
      return sync();
    },
    retry: sync,
    /** Goes on with an entry saved before a reload. */
    resume: (earlier: MoodEntry, earlierScore: MoodScore) => {
      wanted.current = { score: earlierScore, note: earlier.note };
      keep(earlier);
      setScore(earlierScore);
      setPhase('saved');
    },
    /** Ready for another record; the saved one stays. */
    startOver: clear,
    /** Takes the record back; throws when the server refuses. */
    undo: async () => {
      wanted.current = null;
      await running.current;
      const gone = saved.current;
      if (gone) await remove.mutateAsync(gone.id);
      clear();
    },
  };
}
