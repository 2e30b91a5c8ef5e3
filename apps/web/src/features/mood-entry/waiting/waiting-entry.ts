import type { MoodEntry } from '@alento/contract/mood-entry';
import { localDateAndOffset } from '@alento/domain/time/local-date';
import { useMemo } from 'react';
import type { Waiting } from '../../../lib/outbox/outbox.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { newestFirst } from '../../../state/mood/mood-entry.cache.ts';
import { type EntryFields, fieldsOf } from '../entry-fields.ts';
import type { MoodBody } from './mood-creation.ts';
import { moodOutbox } from './mood-outbox.ts';

/** An entry as screens show it. An entry with `waiting` is only on this device, and has its id in the outbox. */
export type DisplayedEntry = MoodEntry & { waiting?: Pick<Waiting<MoodBody>, 'body' | 'sent' | 'refusal'> };

export function displayedEntryOf({ id, body, sent, refusal }: Waiting<MoodBody>): DisplayedEntry {
  const timestamp = body.timestamp ?? now();
  return {
    id,
    ...fieldsOf(body),
    timestamp,
    ai_analysis: '',
    ...localDateAndOffset(timestamp, body.timeZone),
    source: body.source,
    waiting: { body, sent, refusal },
  };
}

/** Returns the current state of an entry in the outbox. Null if the outbox doesn't contain it any more. */
export function stillWaiting({ id }: DisplayedEntry): DisplayedEntry | null {
  const found = moodOutbox.waiting().find((item) => item.id === id);
  return found ? displayedEntryOf(found) : null;
}

/** Returns the outbox body of a mood recorded now. */
export const moodNow = (fields: EntryFields) => ({ ...fieldsOf(fields), timestamp: now(), timeZone: timeZone() });

/**
 * Whether the server's entry is one of this outbox whose response was lost: its timestamp is equal to the
 * millisecond.
 */
const isSentOne =
  ({ waiting }: DisplayedEntry) =>
  ({ timestamp, score, note }: MoodEntry): boolean =>
    waiting?.sent?.timestamp === timestamp && waiting.sent.score === score && waiting.sent.note === note;

/** Merges the entries of the server and of the outbox, newest first, without duplicates. */
export function withWaiting(entries: readonly MoodEntry[], waiting: readonly DisplayedEntry[]): DisplayedEntry[] {
  if (waiting.length === 0) return [...entries];
  return [...entries, ...waiting.filter((one) => !entries.some(isSentOne(one)))].sort(newestFirst);
}

/** Returns the entries in the outbox. */
export function useWaitingEntries(): readonly DisplayedEntry[] {
  const waiting = moodOutbox.useWaiting();
  return useMemo(() => waiting.map(displayedEntryOf), [waiting]);
}
