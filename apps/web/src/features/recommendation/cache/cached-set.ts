import type { Recommendation, Recommendations } from '@alento/contract/recommendation';
import { RECOMMENDATIONS_CACHE_MS } from '@alento/domain/recommendation/limits';
import type { LocalDate } from '@alento/domain/time/local-date';
import { isRecord } from '../../../lib/parse-json.ts';
import { now } from '../../../lib/time/clock.ts';
import { readSet, writeSet } from './cached-set-store.ts';

const TEXTS = [
  'id',
  'title',
  'description',
  'url',
  'type',
  'kind',
  'imageUrl',
  'imageDescription',
  'aiReason',
] as const;

const isRecommendation = (value: unknown): value is Recommendation =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.tags) &&
  Array.isArray(value.references) &&
  (value.podcast === null || typeof value.podcast === 'string');

/** Stores the day's set on this device. If the response puts help first, deletes the stored set. */
export function cacheSet(userId: string, answer: Recommendations): void {
  const { date, recommendations, generatedAt, helpFirst } = answer;
  void writeSet(userId, helpFirst ? null : { keptAt: now(), date, recommendations, generatedAt });
}

/**
 * Returns today's set on this device, at most 24 hours old, marked as cached. Null if there is none or it is invalid.
 */
export function cachedSet(userId: string | null, today: LocalDate): Recommendations | null {
  if (userId === null) return null;
  const stored = readSet(userId);
  if (!stored || stored.date !== today) return null;
  const { keptAt, date, recommendations, generatedAt } = stored;
  if (typeof keptAt !== 'number' || typeof generatedAt !== 'number') return null;
  const age = now() - keptAt;
  if (age < 0 || age >= RECOMMENDATIONS_CACHE_MS) return null;
  if (!Array.isArray(recommendations) || !recommendations.every(isRecommendation)) return null;
  return { success: true, recommendations, date, fromCache: true, generatedAt, helpFirst: false };
}
