import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
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
] as const;
export type Measure = (typeof MEASURES)[number];

/** Conditions of an entry; all that are given must hold. */
export type Filter = {
  /** Names of tags; entries of the days on which all of them were used. */
  readonly tags: readonly string[];
  /** 0 is Sunday; empty for every weekday. */
  readonly weekdays: readonly number[];
  readonly part: TimeOfDay | null;
  /** Lowest and highest score. */
  readonly scores: readonly [lowest: number, highest: number] | null;
};

export type Query = {
  readonly measure: Measure;
  /** Null for the whole diary. */
  readonly period: Period | null;
  readonly filter: Filter;
  /** Another period to compare with; null for none. */
  readonly than: Period | null;
};

export const NO_FILTER: Filter = { tags: [], weekdays: [], part: null, scores: null };
