import type { AnalyticsEntry } from '../../analytics/entry.ts';
import type { LocalDate } from '../../time/local-date.ts';
import type { InsightFigures } from '../figures.ts';

/** A note of the week. Only the assistant on this server gets it. */
export type WeekNote = { date: LocalDate; text: string };
/** The level of the crisis check for a text. The domain doesn't import the check. */
export type LevelOf = (text: string) => 'none' | 'concern' | 'crisis';

/** The days that share the highest or lowest average of the week, as people read it, oldest first. */
export type WeekEnds = { average: number; dates: readonly LocalDate[] };
/** The average of a number of days before the week. `n` is how many of them have entries. */
export type Baseline = { days: number; average: number; n: number };
/** An effect of a tag, and on how many days of the week the tag was used. */
export type WeekTag = InsightFigures['tags'][number] & { weekDays: number };
/** How often a tag was used in the week and in the 90 days before, as days of the days with entries. */
export type Habit = { name: string; weekDays: number; ofDays: number; earlierDays: number; earlierOfDays: number };
/** A person or place in the week's notes, in words for a sentence ("sua mãe", "Ana", "a praia"), and its days. */
export type Mention = { name: string; dates: readonly LocalDate[] };
/** At most twelve words of one note. */
export type Quote = { date: LocalDate; words: string; isCut: boolean };
/** A piece of the library. */
export type ProposedPiece = { title: string; url: string };
/** A piece of the library that may be proposed, and the topic it is about. */
export type ProposablePiece = ProposedPiece & { topic: string };
/** What the summary proposes for the next week. */
export type Proposal =
  | { kind: 'tag'; effect: WeekTag; isSleep: boolean }
  | { kind: 'piece'; piece: ProposedPiece }
  | { kind: 'none' };

/**
 * All that a week's summary may state. An external service gets only `figures`; the rest, which comes from notes too,
 * stays on this server.
 */
export type WeekMaterial = {
  figures: InsightFigures;
  /** Whether the average or three days are low. */
  isHard: boolean;
  /** Null if all days of the week read alike; `worst` also if no day is low. */
  best: WeekEnds | null;
  worst: WeekEnds | null;
  /** Earlier days to compare with, the shorter time first. */
  earlier: readonly Baseline[];
  /** Clear effects of tags that were used in the week, and whose two averages differ when they are rounded. */
  lifted: readonly WeekTag[];
  weighed: readonly WeekTag[];
  habit: Habit | null;
  mentions: readonly Mention[];
  /** Only in hard weeks. */
  quote: Quote | null;
  proposal: Proposal;
};

export type WeekInput = {
  /** In any order. */
  entries: readonly AnalyticsEntry[];
  notes: readonly WeekNote[];
  today: LocalDate;
  /** Names, by id, of the tags that the person has not deleted. */
  tagNames: ReadonlyMap<string, string>;
  levelOf: LevelOf;
  /** Pieces of the library that the person may read. */
  pieces: readonly ProposablePiece[];
};
