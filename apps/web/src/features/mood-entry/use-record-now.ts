import type { MoodEntry } from '@alento/contract/mood-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { useRef, useState } from 'react';
import { isRefusal, wasRefused } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { sameTags } from './entry-tags.ts';
import { useCorrectMood, useRecordMood, useRemoveMood } from './mood-entry.mutations.ts';

type Wanted = { score: MoodScore; note: string; tags: string[] };
/** What is being created: one key and one body, repeated with every retry until the server has answered. */
type Intent = { idempotencyKey: string; score: MoodScore };

export type RecordPhase = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Keeps one record in step with what the person wants: the first choice creates it, later choices,
 * the note and the tags correct it, undo removes it. Changes made while a call is under way are caught
 * up with afterwards, so that two quick taps never make two records.
 */
export function useRecordNow() {
  const record = useRecordMood();
  const correct = useCorrectMood();
  const remove = useRemoveMood();
  const [score, setScore] = useState<MoodScore | null>(null);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [entry, setEntry] = useState<MoodEntry | null>(null);
  const [phase, setPhase] = useState<RecordPhase>('idle');
  const [error, setError] = useState<unknown>(null);
  const wanted = useRef<Wanted | null>(null);
  const saved = useRef<MoodEntry | null>(null);
  const intent = useRef<Intent | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  /** A correction went unanswered: what the server holds may be it, or what was before. */
  const unsure = useRef(false);

  const keep = (next: MoodEntry) => {
    saved.current = next;
    setEntry(next);
  };

  const wantTags = (next: string[]) => {
    if (wanted.current) wanted.current = { ...wanted.current, tags: next };
    setTags(next);
  };

  const create = async (want: Wanted) => {
    intent.current ??= { idempotencyKey: newIdempotencyKey(), score: want.score };
    const { idempotencyKey, score: intended } = intent.current;
    const created = await record.mutateAsync({ key: idempotencyKey, body: { score: intended, note: '' } });
    intent.current = null;
    keep(created);
  };

  const change = async (current: MoodEntry, { score: nextScore, note, tags: nextTags }: Wanted) => {
    // Tags that stay are not sent: one that was removed elsewhere meanwhile then refuses nothing.
    const changed = unsure.current || !sameTags(current.tags, nextTags);
    try {
      const correction = { entry: current, score: nextScore, note, ...(changed ? { tags: nextTags } : {}) };
      keep(await correct.mutateAsync(correction));
      unsure.current = false;
    } catch (failure) {
      unsure.current ||= !wasRefused(failure);
      throw failure;
    }
  };

  const isSaved = (current: MoodEntry, want: Wanted): boolean =>
    !unsure.current && current.score === want.score && current.note === want.note && sameTags(current.tags, want.tags);

  const catchUp = async (): Promise<boolean> => {
    setPhase('saving');
    setError(null);
    try {
      for (let want = wanted.current; want !== null; want = wanted.current) {
        const current = saved.current;
        if (!current) await create(want);
        else if (isSaved(current, want)) break;
        else await change(current, want);
      }
      setPhase(saved.current ? 'saved' : 'idle');
      return true;
    } catch (failure) {
      // Refused: nothing was stored. After any other failure it may have been: the same key asks again.
      if (wasRefused(failure)) intent.current = null;
      // A chosen tag is gone: without it, the next try can pass.
      if (isRefusal(failure, 'ENTRY_TAGS_INVALID')) wantTags(saved.current?.tags ?? []);
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
    unsure.current = false;
    setScore(null);
    setTags([]);
    setEntry(null);
    setError(null);
    setPhase('idle');
  };

  return {
    score,
    tags,
    entry,
    phase,
    error,
    choose: (next: MoodScore) => {
      const { note = '', tags: kept = [] } = wanted.current ?? saved.current ?? {};
      wanted.current = { score: next, note, tags: kept };
      setScore(next);
      return sync();
    },
    /** Resolves to whether the note is saved. */
    saveNote: (note: string) => {
      if (wanted.current) wanted.current = { ...wanted.current, note };
      return sync();
    },
    saveTags: (next: string[]) => {
      wantTags(next);
      return sync();
    },
    /** A tag was removed, and the server took it off this record too. */
    forgetTag: (gone: string) => {
      const without = (ids: readonly string[]) => ids.filter((id) => id !== gone);
      if (saved.current) keep({ ...saved.current, tags: without(saved.current.tags) });
      wantTags(without(wanted.current?.tags ?? []));
    },
    retry: sync,
    /** Goes on with an entry saved before a reload. */
    resume: (earlier: MoodEntry, earlierScore: MoodScore) => {
      wanted.current = { score: earlierScore, note: earlier.note, tags: earlier.tags };
      keep(earlier);
      setTags(earlier.tags);
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
