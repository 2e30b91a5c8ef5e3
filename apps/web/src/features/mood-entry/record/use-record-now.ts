import type { MoodEntry } from '@alento/contract/mood-entry';
import { errorText } from '@alento/domain/errors/catalogue';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';
import { sameTags } from '../../tag/entry-tags.ts';
import { useCorrectMood, useRemoveMood } from '../mood-entry.mutations.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { OneMood } from '../waiting/one-mood.ts';
import { type ShownEntry, shownOf } from '../waiting/waiting-entry.ts';

/** A message from another tab may take this long, in ms. */
const NEWS_WAIT_MS = 10_000;

type Wanted = { score: MoodScore; note: string; tags: string[] };

/**
 * `waiting` means that the entry is kept on this device until there is a network; `deleted` that it was deleted in
 * another tab or on another device, after which the next choice creates a new one.
 */
export type RecordPhase = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed' | 'deleted';

const isLike = (current: Pick<MoodEntry, 'score' | 'note' | 'tags'>, want: Wanted): boolean =>
  current.score === want.score && current.note === want.note && sameTags(current.tags, want.tags);

/**
 * Synchronises one entry with the person's input: the first choice creates it; later choices, note and tags correct
 * it; undo deletes it. Changes during a request are sent after it, so that two quick taps don't create two entries.
 * Until the server has stored the entry it is in the outbox, which sends it even if this screen is closed.
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
  /** The timer of the second check whether an entry that is missing in the outbox was sent. */
  const lateLook = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True if a correction had no response, so that it is unknown whether the server stored it. */
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

  const lose = () => {
    clear();
    setPhase('deleted');
  };

  /**
   * Creates the entry. Resolves to whether there are further changes to send, and to false while the outbox contains
   * the entry with the current input.
   */
  const create = async (want: Wanted): Promise<boolean> => {
    const outcome = await mood.keep(want);
    if (outcome === 'gone') throw new ApiError(404, 'ENTRY_NOT_FOUND', errorText('ENTRY_NOT_FOUND'));
    if (outcome !== 'waiting') keep(outcome);
    else if (mood.id !== null && mood.body !== null) {
      setEntry(shownOf({ id: mood.id, body: mood.body, sent: null, refusal: null }));
      return wanted.current !== null && !isLike({ ...mood.body, tags: [...mood.body.tags] }, wanted.current);
    }
    return true;
  };

  const change = async (current: MoodEntry, { score: nextScore, note, tags: nextTags }: Wanted) => {
    // Tags that did not change are not sent, because the server refuses tags that were deleted on another device.
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
    if (isRefusal(failure, 'ENTRY_NOT_FOUND')) {
      lose();
      return;
    }
    // A chosen tag was deleted on another device. Without this tag the next attempt can succeed.
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

  /** Runs one synchronisation at a time. Resolves to whether the whole input is saved, or kept on this device. */
  const sync = (): Promise<boolean> => {
    running.current ??= catchUp().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  /** Checks what happened to the entry in the outbox: it was sent, refused, or deleted on another screen. */
  const follow = useEffectEvent((isLate: boolean) => {
    if (mood.id === null || running.current) return;
    const fate = moodOutbox.fate(mood.id);
    if (fate.state === 'waiting') return;
    if (fate.state === 'gone' && !isLate) {
      // Another tab may have sent the entry without its message having arrived yet.
      clearTimeout(lateLook.current);
      lateLook.current = setTimeout(() => follow(true), NEWS_WAIT_MS);
      return;
    }
    try {
      const outcome = mood.outcome(fate);
      if (outcome === 'gone') lose();
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
    /** Saves the note. Resolves to whether it was saved. */
    saveNote: (note: string) => {
      if (wanted.current) wanted.current = { ...wanted.current, note };
      return sync();
    },
    saveTags: (next: string[]) => {
      wantTags(next);
      return sync();
    },
    /** Called after a tag was deleted. The server also removed the tag from this entry. */
    forgetTag: (gone: string) => {
      const without = (ids: readonly string[]) => ids.filter((id) => id !== gone);
      if (saved.current) keep({ ...saved.current, tags: without(saved.current.tags) });
      wantTags(without(wanted.current?.tags ?? []));
      if (mood.id !== null) void sync();
    },
    retry: sync,
    /** Whether the entry exists only on this device. */
    isWaiting: (): boolean => mood.id !== null,
    /** Continues with an entry that was saved before a reload, or that is kept on this device. */
    resume: (earlier: ShownEntry, earlierScore: MoodScore) => {
      wanted.current = { score: earlierScore, note: earlier.note, tags: earlier.tags };
      mood.adopt(earlier);
      if (earlier.waiting) setEntry(earlier);
      else keep(earlier);
      setTags(earlier.tags);
      setScore(earlierScore);
      setPhase(earlier.waiting ? 'waiting' : 'saved');
    },
    /** Resets the state for another entry. The saved entry isn't changed. */
    startOver: clear,
    /** Deletes the entry, unless that was done elsewhere. Throws if the server refuses. */
    undo: async () => {
      wanted.current = null;
      await running.current;
      await mood.remove();
      const gone = saved.current;
      try {
        if (gone) await remove.mutateAsync(gone.id);
      } catch (failure) {
        if (!isRefusal(failure, 'ENTRY_NOT_FOUND')) throw failure;
      }
      clear();
    },
  };
}
