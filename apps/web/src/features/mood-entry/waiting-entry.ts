import type { MoodEntry } from '@alento/contract/mood-entry';
import { localDateOf } from '@alento/domain/time/local-date';
import { useMemo } from 'react';
import { now, timeZone } from '../../lib/clock.ts';
import type { Refusal, Waiting } from '../../lib/outbox/outbox.ts';
import { newestFirst } from './mood-entry.cache.ts';
import { type MoodBody, moodOutbox } from './mood-outbox.ts';

/** An entry as screens show it: with `waiting`, it is on this device only, under its id in the outbox. */
export type ShownEntry = MoodEntry & { waiting?: { body: MoodBody; refusal: Refusal | null } };

export function shownOf({ id, body, refusal }: Waiting<MoodBody>): ShownEntry {
  const timestamp = body.timestamp ?? now();
  return {
    id,
    score: body.score,
    note: body.note,
    tags: [...body.tags],
    timestamp,
    ai_analysis: '',
    localDate: localDateOf(timestamp, body.timeZone),
    waiting: { body, refusal },
  };
}

/** One kept earlier as it is now; null where it has left the outbox since. */
export function stillWaiting({ id }: ShownEntry): ShownEntry | null {
  const found = moodOutbox.waiting().find((item) => item.id === id);
  return found ? shownOf(found) : null;
}

/** A mood felt now, as it is kept until it is sent. */
export const moodNow = ({
  score,
  note,
  tags = [],
}: Pick<MoodBody, 'score' | 'note'> & { tags?: readonly string[] }) => ({
  score,
  note,
  tags: [...tags],
  timestamp: now(),
  timeZone: timeZone(),
});

/**
 * Entries of the server and those that wait, newest first. One whose answer was lost may be in both: it
 * has its instant, to the millisecond, from the device.
 */
export function withWaiting(entries: readonly MoodEntry[], waiting: readonly ShownEntry[]): ShownEntry[] {
  if (waiting.length === 0) return [...entries];
  const known = new Set(entries.map(({ timestamp }) => timestamp));
  return [...entries, ...waiting.filter(({ timestamp }) => !known.has(timestamp))].sort(newestFirst);
}

/** What waits, as entries. */
export function useWaitingEntries(): readonly ShownEntry[] {
  const waiting = moodOutbox.useWaiting();
  return useMemo(() => waiting.map(shownOf), [waiting]);
}
