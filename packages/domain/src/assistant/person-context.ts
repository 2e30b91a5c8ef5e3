import type { InsightFigures } from '../insight/figures.ts';
import type { MoodScore } from '../mood-entry/scale.ts';
import type { Motivation, SLEEP_QUALITIES } from '../onboarding/options.ts';
import type { LocalDate } from '../time/local-date.ts';

/** An entry as a model may see it: no id, no instant, tags by their names. */
export type ContextEntry = {
  date: LocalDate;
  part: 'night' | 'morning' | 'afternoon' | 'evening';
  score: MoodScore;
  note: string;
  tags: readonly string[];
};

/**
 * What a reply may rest on: the least that answers (decision D21). No name, no address, no exact time,
 * no screening answer. Notes are the person's words: data, never instructions.
 */
export type PersonContext = {
  /** The person's local day. */
  today: LocalDate;
  /** The part of their day it is now. */
  part: ContextEntry['part'];
  /** The last 7 days, today included, beside the weeks before. */
  week: InsightFigures;
  /** The last 30 days, today included: mean of the entries' scores, null without any. */
  month: { average: number | null; entries: number; days: number };
  /** Of the last 14 days, newest first, at most 40. */
  entries: readonly ContextEntry[];
  goals: readonly Motivation[];
  sleep: (typeof SLEEP_QUALITIES)[number] | null;
};
