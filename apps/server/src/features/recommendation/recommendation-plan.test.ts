import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { SET_SIZE_MAX } from '@alento/domain/recommendation/limits';
import { expect, it } from 'vitest';
import { type Item, LIBRARY, startRecommendationApp } from '../../testing/recommendation-app.ts';
import { DAY, NOON } from '../../testing/test-app.ts';
import { testLibrary } from '../../testing/test-library.ts';

const DAWN = Date.parse('2026-03-14T07:00:00Z'); // 4:00 in São Paulo
/** A podcast, a book and ten articles are included in all plans, the other fifty articles only in premium. */
const { app, person, prepare } = await startRecommendationApp({
  ...LIBRARY,
  articles: LIBRARY.articles.map((one, at) => ({ ...one, requiredPlan: at % 6 === 0 ? 'basic' : 'premium' })),
  podcasts: testLibrary().podcasts,
  books: testLibrary().books,
});
const OPEN = new Set(['respirar', 'noites', ...LIBRARY.articles.filter((_, at) => at % 6 === 0).map(({ id }) => id)]);
const isOpen = ({ id }: Item): boolean => OPEN.has(id);

it('GET /content-recommendations leaves locked pieces out of a seen set after the paid plan ended', async () => {
  const { read, userId } = await person('premium');
  const seen: Item[] = (await read()).body.recommendations;
  expect(seen).toHaveLength(SET_SIZE_MAX);
  expect(seen.every(isOpen)).toBe(false);
  app.setNow(NOON + 1000);
  await app.grantPlan(userId, 'free');
  expect((await read()).body.recommendations).toEqual(seen.filter(isOpen));
});

it('GET /content-recommendations replaces a prepared set if the paid plan ends before the set is seen', async () => {
  app.setNow(DAWN);
  const { read, record, userId } = await person('premium');
  await record(3, 1);
  await prepare();
  app.setNow(DAWN + 1000);
  await app.grantPlan(userId, 'free');
  const { recommendations, fromCache } = (await read()).body;
  expect(fromCache).toBe(false);
  expect(recommendations).toHaveLength(SET_SIZE_MAX);
  expect(recommendations.every(isOpen)).toBe(true);
});

it('GET /content-recommendations doesn’t apply the monthly limit after a paid plan began', async () => {
  const { read, userId } = await person();
  for (let ahead = 0; ahead <= PLAN_QUOTAS.free.recommendationSetsPerMonth; ahead += 1) {
    app.setNow(NOON + ahead * DAY);
    await read();
  }
  expect((await read()).status).toBe(429);
  await app.grantPlan(userId, 'premium');
  expect((await read()).body.recommendations).toHaveLength(SET_SIZE_MAX);
});
