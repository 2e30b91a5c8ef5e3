import { accept, type Result, refuse } from '../result.ts';
import { fitsWithin, isStorable } from '../text/plain-text.ts';
import { type LocalDate, localDateAndOffset } from '../time/local-date.ts';
import type { EntrySource } from './entry-source.ts';
import { CHECK_IN_NOTE_MAX, EARLIEST_TIMESTAMP_MS, FUTURE_TOLERANCE_MS, NOTE_MAX } from './limits.ts';
import { isMoodScore, type MoodScore } from './scale.ts';

const PREFIX = 'onboarding-mood-';
const FORM = /^onboarding-mood-\d{1,16}$/;

/** Prefix of the ids of onboarding entries. */
export const ONBOARDING_ENTRY_PREFIX = PREFIX;

/** Id of the entry that onboarding creates. `time` is in ms epoch. */
export const onboardingEntryId = (time: number): string => `onboarding-mood-${time}`;

export const isOnboardingEntryId = (id: string): boolean => FORM.test(id);

export type MoodEntryInput = {
  score: number;
  note?: string | undefined;
  timestamp?: number | undefined;
  source?: EntrySource | undefined;
};

export type PlannedMoodEntry = {
  score: MoodScore;
  note: string;
  /** Instant, ms epoch. */
  timestamp: number;
  /** The local date of the entry, and the UTC offset at that time. */
  localDate: LocalDate;
  offsetMinutes: number;
  source: EntrySource;
};

/** Checks that a note can be stored and has at most `limit` characters. */
export function checkNote(note: string, limit: number = NOTE_MAX): Result<string> {
  if (!isStorable(note)) return refuse('NOTE_INVALID');
  if (!fitsWithin(note, limit)) return refuse('NOTE_TOO_LONG');
  return accept(note);
}

/** Maximum length of the note of a new entry, which depends on how the entry is created. */
export const noteLimitOf = (source: EntrySource | undefined): number =>
  source === 'popup' ? CHECK_IN_NOTE_MAX : NOTE_MAX;

/** Checks that an entry's timestamp is not in the future. Both times are ms epoch. */
export function checkTimestamp(timestamp: number, now: number): Result<number> {
  if (!Number.isSafeInteger(timestamp) || timestamp < EARLIEST_TIMESTAMP_MS) return refuse('TIMESTAMP_INVALID');
  if (timestamp > now + FUTURE_TOLERANCE_MS) return refuse('TIMESTAMP_IN_FUTURE');
  return accept(timestamp);
}

/**
 * Validates a new entry and computes the stored fields: the timestamp (by default the server's time) and the local date
 * in the person's time zone.
 */
export function planMoodEntry(
  input: MoodEntryInput,
  { now, timeZone }: { now: number; timeZone: string },
): Result<PlannedMoodEntry> {
  if (!isMoodScore(input.score)) return refuse('SCORE_INVALID');
  const { source = 'app' } = input;
  const note = checkNote(input.note ?? '', noteLimitOf(source));
  if (!note.ok) return note;
  const timestamp = checkTimestamp(input.timestamp ?? now, now);
  if (!timestamp.ok) return timestamp;
  return accept({
    score: input.score,
    note: note.value,
    timestamp: timestamp.value,
    source,
    ...localDateAndOffset(timestamp.value, timeZone),
  });
}
