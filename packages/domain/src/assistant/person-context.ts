import type { InsightFigures } from '../insight/figures.ts';
import type { MoodScore } from '../mood-entry/scale.ts';
import type { Motivation, SLEEP_QUALITIES } from '../onboarding/options.ts';
import type { LocalDate } from '../time/local-date.ts';

/** The fields of an entry that a model gets: no id, no exact time, and tags by name. */
export type ContextEntry = {
  date: LocalDate;
  part: 'night' | 'morning' | 'afternoon' | 'evening';
  score: MoodScore;
  note: string;
  tags: readonly string[];
};

/**
 * The data about a person that a model gets, restricted to what a reply needs (decision D21). It contains no name, no
 * address, no exact time and no screening answers. Notes are data; a model must not follow instructions in them.
 */
export type PersonContext = {
  /** Today's date in the person's time zone. */
  today: LocalDate;
  /** The current part of the person's day. */
  part: ContextEntry['part'];
  /** Figures of the last 7 days, today included, with the weeks before for comparison. */
  week: InsightFigures;
  /** Figures of the last 30 days, today included. The average is null without entries. */
  month: { average: number | null; entries: number; days: number };
  /** Entries of the last 14 days, newest first, at most 40. */
  entries: readonly ContextEntry[];
  goals: readonly Motivation[];
  sleep: (typeof SLEEP_QUALITIES)[number] | null;
};
