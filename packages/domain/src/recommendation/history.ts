import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { Motivation, SLEEP_QUALITIES } from '../onboarding/options.ts';
import type { Instrument, Severity } from '../screening/instruments.ts';
import type { LocalDate } from '../time/local-date.ts';

/**
 * The data from which a recommendation set is computed. Of an entry it contains score, time and tags, but not the note.
 */
export type RecommendationHistory = {
  readonly today: LocalDate;
  /** Entries of the last 365 local days. Only effects of tags use those before the last HISTORY_DAYS. */
  readonly entries: readonly {
    localDate: LocalDate;
    score: number;
    part: TimeOfDay | null;
    tagIds: readonly string[];
  }[];
  /** The person's own tags. */
  readonly tags: readonly { id: string; name: string }[];
  readonly goals: readonly Motivation[];
  readonly sleep: (typeof SLEEP_QUALITIES)[number] | null;
  /** The newest screening of each instrument. */
  readonly screenings: readonly { instrument: Instrument; severity: Severity; daysAgo: number }[];
  /** Ids of the pieces that count as read, newest first. */
  readonly finished: readonly string[];
  /** Ids of the pieces that were recommended within REPEAT_AFTER_DAYS. */
  readonly recent: readonly string[];
};

/** Why a piece was chosen. The text shown to the person is written from it. */
export type Reason =
  | { readonly code: 'goal'; readonly goal: Motivation }
  | { readonly code: 'screening'; readonly instrument: Instrument; readonly severity: Severity }
  | { readonly code: 'low-days'; readonly days: number }
  | { readonly code: 'falling' }
  | { readonly code: 'tag-low'; readonly tag: string; readonly days: number }
  | { readonly code: 'tag-often'; readonly tag: string; readonly days: number }
  | { readonly code: 'nights'; readonly days: number }
  | { readonly code: 'sleep-told' }
  | { readonly code: 'good-days'; readonly days: number }
  | { readonly code: 'read-on'; readonly id: string }
  | { readonly code: 'begin'; readonly days: number };

/** A reason in the history to recommend pieces on some topics, with its weight. */
export type Signal = { readonly reason: Reason; readonly topics: readonly string[]; readonly weight: number };
