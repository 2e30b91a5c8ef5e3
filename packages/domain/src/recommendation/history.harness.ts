import { addDays } from '../time/local-date.ts';
import type { RecommendationHistory } from './history.ts';

export const TODAY = '2026-11-21';
const NOTHING: RecommendationHistory = {
  today: TODAY,
  entries: [],
  tags: [],
  goals: [],
  sleep: null,
  screenings: [],
  finished: [],
  recent: [],
};

/** A history in which only the given parts exist. */
export const history = (part: Partial<RecommendationHistory>): RecommendationHistory => ({ ...NOTHING, ...part });

/** An entry of some days ago. */
export const day = (ago: number, score: number, tagIds: string[] = [], part: 'night' | 'evening' = 'evening') => ({
  localDate: addDays(TODAY, -ago),
  score,
  part,
  tagIds,
});
