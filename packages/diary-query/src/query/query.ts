import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Period } from '../period/calendar.ts';

/** What is asked about the chosen entries. */
export const MEASURES = [
  'average',
  'best',
  'worst',
  'count',
  'days',
  'streak',
  'spread',
  'share',
  'list',
  'tags',
  'last',
  'first',
  /** Better or worse than another period; without one, than the equally long period before. */
  'change',
  /** Tags of better, and of worse days. */
  'lifts',
  'weighs',
  /** Whether the named tags go with better or worse days. */
  'effect',
  'weekdays',
  'parts',
  /** When and how often the notes contain a text. */
  'words',
  /** Nights with the tags "Dormi bem" and "Dormi mal", and the answer of the onboarding about sleep. */
  'sleep',
  /** Results of the screenings. */
  'phq9',
  'gad7',
  /** Answers of the onboarding about treatments and medication. */
  'treatment',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Conditions of an entry; all that are given must hold. */
export type Filter = {
  /** Names of tags; entries of the days on which all of them were used. */
  readonly tags: readonly string[];
  /** Set if each of the tags is asked about by itself ("família ou amigos?"). */
  readonly apart: boolean;
  /** 0 is Sunday; empty for every weekday. */
  readonly weekdays: readonly number[];
  readonly part: TimeOfDay | null;
  /** Lowest and highest score. */
  readonly scores: readonly [lowest: number, highest: number] | null;
  /** Text that a note of the day contains; null for any. */
  readonly words: string | null;
};

/**
 * What is compared with: another period (null for the whole diary), the days without the tags, the days that don't
 * meet the filter, or the days after those that meet it.
 */
export type Than =
  | { readonly kind: 'period'; readonly period: Period | null }
  | { readonly kind: 'without' }
  | { readonly kind: 'other-days' }
  | { readonly kind: 'next-day' };

/** A single day and a tag that an answer named; null if it named none. */
export type Referents = { readonly day: LocalDate | null; readonly tag: string | null };

export type Query = {
  readonly measure: Measure;
  /** Null for the whole diary, or for none named. */
  readonly period: Period | null;
  readonly filter: Filter;
  readonly than: Than | null;
  /** Whether several days are asked for: "meus piores dias". */
  readonly isMany?: boolean;
  /** What the answer named, to which "nesse dia" and "ela" refer; set once the query is answered. */
  readonly told?: Referents;
  /** What the questions before were about, newest first: "qual dos dois foi melhor?" refers to it. */
  readonly recent: { readonly periods: readonly Period[]; readonly tags: readonly string[] };
};

export const NO_FILTER: Filter = { tags: [], apart: false, weekdays: [], part: null, scores: null, words: null };
export const NOTHING_RECENT: Query['recent'] = { periods: [], tags: [] };
