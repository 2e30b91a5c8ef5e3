import type { MoodEntry } from '@alento/contract/mood-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal, wasRefused } from '../../../lib/api/api-error.ts';
import { sameTags } from '../../tag/entry-tags.ts';
import { useCorrectMood, useRemoveMood } from '../mood-entry.mutations.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { OneMood } from '../waiting/one-mood.ts';
import { type ShownEntry, shownOf } from '../waiting/waiting-entry.ts';

/** How long the word of another tab may be on its way, ms. */
const NEWS_WAIT_MS = 2000;

type Wanted = { score: MoodScore; note: string; tags: string[] };

/** `waiting`: kept on this device until there is a network. */
export type RecordPhase = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed';

const isLike = (current: Pick<MoodEntry, 'score' | 'note' | 'tags'>, want: Wanted): boolean =>
  current.score === want.score && current.note === want.note && sameTags(current.tags, want.tags);

/**
 * Keeps one record in step with what the person wants: the first choice creates it, later choices,
 * the note and the tags correct it, undo removes it. Changes made while a call is under way are caught
 * up with afterwards, so that two quick taps never make two records. Until the server has it, it is in
 * the outbox, and goes on from there also without this screen.
 */
export function useRecordNow() {
  const correct = useCorrectMood();
  const remove = useRemoveMood();
  const [score, setScore] = useState<MoodScore | null>(null);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [entry, setEntry] = useState<ShownEntry | null>(null);
  const [phase, setPhase] = useState<RecordPhase>('idle');
  const [error, setError] = useState<unknown>(null);
  const [mood] = useState(() => new OneMood());
  const wanted = useRef<Wanted | null>(null);
  const saved = useRef<MoodEntry | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  /** The second look at one that is gone. */
  const lateLook = useRef<ReturnType<typeof setTimeout>>(undefined);
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

  const clear = () => {
    wanted.current = null;
    saved.current = null;
    unsure.current = false;
    mood.forget();
    setScore(null);
    setTags([]);
    setEntry(null);
    setError(null);
    setPhase('idle');
  };

  /** Resolves to whether there is more to do with it: not while it waits as it is wanted. */
  const create = async (want: Wanted): Promise<boolean> => {
    const outcome = await mood.keep(want);
    if (outcome === 'gone') clear();
    else if (outcome !== 'waiting') keep(outcome);
    else if (mood.id !== null && mood.body !== null) {
      setEntry(shownOf({ id: mood.id, body: mood.body, sent: null, refusal: null }));
      return wanted.current !== null && !isLike({ ...mood.body, tags: [...mood.body.tags] }, wanted.current);
    }
    return true;
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

  const isSaved = (current: MoodEntry, want: Wanted): boolean => !unsure.current && isLike(current, want);

  const fail = (failure: unknown) => {
    // A chosen tag is gone: without it, the next try can pass.
    if (isRefusal(failure, 'ENTRY_TAGS_INVALID')) wantTags(saved.current?.tags ?? []);
    setError(failure);
    setPhase('failed');
  };

  const catchUp = async (): Promise<boolean> => {
    setPhase('saving');
    setError(null);
    try {
      for (let want = wanted.current; want !== null; want = wanted.current) {
        const current = saved.current;
        if (!current) {
          if (!(await create(want))) break;
        } else if (isSaved(current, want)) break;
        else await change(current, want);
      }
      setPhase(saved.current ? 'saved' : mood.id === null ? 'idle' : 'waiting');
      return true;
    } catch (failure) {
      fail(failure);
      return false;
    }
  };

  /** One catch-up at a time; resolves to whether everything wanted is saved, or kept on this device. */
  const sync = (): Promise<boolean> => {
    running.current ??= catchUp().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  /** What became of it while it waited: sent, refused, or removed from another screen. */
  const follow = useEffectEvent((isLate: boolean) => {
    if (mood.id === null || running.current) return;
    const fate = moodOutbox.fate(mood.id);
    if (fate.state === 'waiting') return;
    if (fate.state === 'gone' && !isLate) {
      // Another tab may have sent it, and its word of that be on its way.
      clearTimeout(lateLook.current);
      lateLook.current = setTimeout(() => follow(true), NEWS_WAIT_MS);
      return;
    }
    try {
      const outcome = mood.outcome(fate);
      if (outcome === 'gone') clear();
      else if (outcome !== 'waiting') {
        keep(outcome);
        void sync();
      }
    } catch (failure) {
      fail(failure);
    }
  });
  useEffect(() => {
    const stop = moodOutbox.subscribe(() => follow(false));
    return () => {
      stop();
      clearTimeout(lateLook.current);
    };
  }, []);

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
      if (mood.id !== null) void sync();
    },
    retry: sync,
    /** Whether it is on this device only, by now. */
    isWaiting: (): boolean => mood.id !== null,
    /** Goes on with an entry saved before a reload, or kept on this device. */
    resume: (earlier: ShownEntry, earlierScore: MoodScore) => {
      wanted.current = { score: earlierScore, note: earlier.note, tags: earlier.tags };
      mood.adopt(earlier);
      if (earlier.waiting) setEntry(earlier);
      else keep(earlier);
      setTags(earlier.tags);
      setScore(earlierScore);
      setPhase(earlier.waiting ? 'waiting' : 'saved');
    },
    /** Ready for another record; the saved one stays. */
    startOver: clear,
    /** Takes the record back; throws when the server refuses. */
    undo: async () => {
      wanted.current = null;
      await running.current;
      await mood.remove();
      const gone = saved.current;
      if (gone) await remove.mutateAsync(gone.id);
      clear();
    },
  };
}
