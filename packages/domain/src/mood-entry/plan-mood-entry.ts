import { accept, type Result, refuse } from '../result.ts';
import { fitsWithin, isStorable } from '../text/plain-text.ts';
import { type LocalDate, localDateAndOffset } from '../time/local-date.ts';
import { EARLIEST_TIMESTAMP_MS, FUTURE_TOLERANCE_MS, NOTE_MAX } from './limits.ts';
import { isMoodScore, type MoodScore } from './scale.ts';

/** By what way an entry was made: in the app, from a diary kept elsewhere, from a reminder, or said aloud. */
export const ENTRY_SOURCES = ['app', 'import', 'notification', 'voice'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

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
  /** The day on which it was lived, and the offset then (decision D1). */
  localDate: LocalDate;
  offsetMinutes: number;
  source: EntrySource;
};

/** Checks a note: storable and within `limit` characters (decision D3). */
export function checkNote(note: string, limit: number = NOTE_MAX): Result<string> {
  if (!isStorable(note)) return refuse('NOTE_INVALID');
  if (!fitsWithin(note, limit)) return refuse('NOTE_TOO_LONG');
  return accept(note);
}

/** Checks an entry's instant against the clock (decision D5). Both in ms epoch. */
export function checkTimestamp(timestamp: number, now: number): Result<number> {
  if (!Number.isSafeInteger(timestamp) || timestamp < EARLIEST_TIMESTAMP_MS) return refuse('TIMESTAMP_INVALID');
  if (timestamp > now + FUTURE_TOLERANCE_MS) return refuse('TIMESTAMP_IN_FUTURE');
  return accept(timestamp);
}

/**
 * Decides what is stored for an entry a person records: checked, dated by the server's clock
 * when no instant is given, and tied to the local day of the zone it is lived in.
 */
export function planMoodEntry(
  input: MoodEntryInput,
  { now, timeZone }: { now: number; timeZone: string },
): Result<PlannedMoodEntry> {
  if (!isMoodScore(input.score)) return refuse('SCORE_INVALID');
  const note = checkNote(input.note ?? '');
  if (!note.ok) return note;
  const timestamp = checkTimestamp(input.timestamp ?? now, now);
  if (!timestamp.ok) return timestamp;
  return accept({
    score: input.score,
    note: note.value,
    timestamp: timestamp.value,
    source: input.source ?? 'app',
    ...localDateAndOffset(timestamp.value, timeZone),
  });
}
