import type { MoodEntry } from '@alento/contract/mood-entry';
import { localDateAndOffset } from '@alento/domain/time/local-date';
import { type EntryFields, fieldsOf } from '../entry-fields.ts';

/** Name of the moods among the kinds of the outbox. */
export const MOOD_KIND = 'mood-entry';

/** A mood as stored on the device, with its original timestamp and zone. */
export type MoodBody = EntryFields & {
  /** Null if this device's clock is wrong. The server then uses its own time. */
  timestamp: number | null;
  timeZone: string;
  /** Set if the mood was recorded in the popup, which has a shorter limit for the note, or for a past day. */
  source?: 'popup' | 'past';
};

/** The body of `POST /mood-entries`. The page and the service worker send the same under one idempotency key. */
export function creationOf({ timestamp, source, ...mood }: MoodBody) {
  const { tags, ...fields } = fieldsOf(mood);
  return {
    ...fields,
    ...(timestamp === null ? {} : { timestamp }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(source ? { source } : {}),
  };
}

/** Returns the server's entry with what a response doesn't say: source, local date and offset of its original zone. */
export const withOrigin = (
  entry: MoodEntry,
  { timeZone, source }: Pick<MoodBody, 'timeZone' | 'source'>,
): MoodEntry => ({
  ...localDateAndOffset(entry.timestamp, timeZone),
  source,
  ...entry,
});
