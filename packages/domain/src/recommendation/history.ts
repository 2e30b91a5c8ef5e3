import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { Motivation, SLEEP_QUALITIES } from '../onboarding/options.ts';
import type { Instrument, Severity } from '../screening/instruments.ts';
import type { LocalDate } from '../time/local-date.ts';

/** What a set is made from. No note is read: entries tell by score, time and tags. */
export type RecommendationHistory = {
  readonly today: LocalDate;
  /** Those of the last HISTORY_DAYS local days count. */
  readonly entries: readonly { localDate: LocalDate; score: number; part: TimeOfDay; tagIds: readonly string[] }[];
  /** The person's own tags. */
  readonly tags: readonly { id: string; name: string }[];
  readonly goals: readonly Motivation[];
  readonly sleep: (typeof SLEEP_QUALITIES)[number] | null;
  /** The newest answered form of each instrument. */
  readonly screenings: readonly { instrument: Instrument; severity: Severity; daysAgo: number }[];
  /** Pieces read to the end, the newest first. */
  readonly finished: readonly string[];
  /** Pieces recommended within REPEAT_AFTER_DAYS. */
  readonly recent: readonly string[];
};

/** Why a piece was chosen: said to the person, so it names what really counted. */
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

/** Something in the history that speaks for pieces on some topics. */
export type Signal = { readonly reason: Reason; readonly topics: readonly string[]; readonly weight: number };
