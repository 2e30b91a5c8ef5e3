import type { MoodScore } from '../mood-entry/scale.ts';

/** Minimum number of days with entries before anything is said about a month or a year, or about one of its weeks. */
export const RETROSPECTIVE_MIN_DAYS = 3;
/** Maximum number of tags that are named. */
export const NAMED_TAGS_MAX = 5;
/** What nobody asked for is shown only from this mood on: 'Bem'. */
export const KIND_FROM: MoodScore = 3;
/** A week with a mood below this one, 'Neutro', isn't called a bright one. */
export const HARD_BELOW: MoodScore = 2;
