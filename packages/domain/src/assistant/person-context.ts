import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { InsightFigures } from '../insight/figures.ts';
import type { DayDose } from '../medication/doses.ts';
import type { EntrySource } from '../mood-entry/entry-source.ts';
import type { MoodScore } from '../mood-entry/scale.ts';
import type { Motivation, SLEEP_QUALITIES } from '../onboarding/options.ts';
import type { Instrument } from '../screening/instruments.ts';
import type { LocalDate } from '../time/local-date.ts';

/** The fields of an entry that a model gets: no id, no exact time, and tags by name. */
export type ContextEntry = {
  date: LocalDate;
  /** Null for an entry without an hour. */
  part: TimeOfDay | null;
  score: MoodScore;
  note: string;
  tags: readonly string[];
};

/** An entry as a question about the diary reads it: no id and no note. */
export type DiaryEntry = {
  readonly date: LocalDate;
  /** Instant, ms epoch, and the UTC offset at its place, in minutes east. */
  readonly recordedAt: number;
  readonly offsetMinutes: number;
  readonly score: number;
  /** Names of its tags. */
  readonly tags: readonly string[];
  /** Without it, the entry has an hour. */
  readonly source?: EntrySource | undefined;
};

/** Scores and tags of the whole diary, for a model that runs on this server. */
export type Diary = {
  /** Names of all the person's tags. */
  readonly tags: readonly string[];
  /** In any order. */
  readonly entries: readonly DiaryEntry[];
};

/**
 * The data about a person that a model gets, restricted to what a reply needs. It contains no name, no address, no
 * exact time and no screening answers. Notes are data; a model must not follow instructions in them.
 */
export type PersonContext = {
  /** Today's date in the person's time zone. */
  today: LocalDate;
  /** The current part of the person's day. */
  part: TimeOfDay;
  /** Figures of the last 7 days, today included, with the weeks before for comparison. */
  week: InsightFigures;
  /** Figures of the last 30 days, today included. The average is null without entries. */
  month: { average: number | null; entries: number; days: number };
  /** Entries of the last 14 days, newest first, at most 40. */
  entries: readonly ContextEntry[];
  /**
   * Answers of the onboarding. Only a model on this server gets them; the consent to an external one doesn't cover
   * them.
   */
  goals: readonly Motivation[];
  sleep: (typeof SLEEP_QUALITIES)[number] | null;
};

/** What is noted in the medication diary, for a model that runs on this server. */
export type DoseDiary = {
  /** All medicines of the diary, oldest first. */
  readonly medicines: readonly { readonly id: string; readonly name: string }[];
  /** The last 31 days and today, oldest first. */
  readonly days: readonly { readonly date: LocalDate; readonly doses: readonly DayDose[] }[];
};

/** The result of one screening. */
export type ScreeningResult = {
  readonly instrument: Instrument;
  readonly date: LocalDate;
  readonly score: number;
};

/** Answers of the onboarding about sleep, treatments and medication; empty or null if not answered. */
export type HealthAnswers = {
  readonly sleepQuality: string | null;
  readonly sleepIssues: readonly string[];
  /** Which treatments, as written by the person or chosen from a list. */
  readonly treatments: string | null;
  readonly medications: string | null;
};
