import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOTIVATIONS, SLEEP_QUALITIES } from '@alento/domain/onboarding/options';
import { localDateAndOffset } from '@alento/domain/time/local-date';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moodEntries } from '../../../db/schema/mood-entry.ts';
import { recommendationSets } from '../../../db/schema/recommendation.ts';
import { LIBRARY, startRecommendationApp } from '../../../testing/recommendation-app.ts';
import { DAY } from '../../../testing/test-app.ts';

const PEOPLE = 40;
const DAWN = Date.parse('2026-03-14T07:00:00Z'); // 4:00 in São Paulo
const { app, person, prepare } = await startRecommendationApp({
  ...LIBRARY,
  articles: LIBRARY.articles.map((one, at) => ({
    ...one,
    requiredPlan: at % 5 === 4 ? 'premium' : at % 5 === 3 ? 'essential' : 'basic',
  })),
});

const IDS = LIBRARY.articles.map(({ id }) => id);
const life = fc.record({
  plan: fc.constantFrom('free' as const, 'essencial' as const, 'premium' as const),
  /** Minutes before dawn, score, and indexes of the person's tags. Unsorted; some entries have the same instant. */
  entries: fc.array(
    fc.record({
      ago: fc.integer({ min: 1, max: 20 * 24 * 60 }),
      score: fc.integer({ min: 0, max: 5 }),
      tags: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 60 },
  ),
  hasTags: fc.boolean(),
  answers: fc.option(
    fc.record({
      goals: fc.uniqueArray(fc.constantFrom(...MOTIVATIONS), { maxLength: 3 }),
      sleepQuality: fc.constantFrom(...SLEEP_QUALITIES),
    }),
  ),
  /** How many days ago a PHQ-9 was answered, and its answer to all questions except the last. */
  screenings: fc.uniqueArray(fc.record({ ago: fc.integer({ min: 1, max: 25 }), answer: fc.nat(3) }), {
    selector: ({ ago }) => ago,
    maxLength: 2,
  }),
  read: fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 4 }),
  /** How many days ago a set was seen. */
  seen: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

async function live({ plan, entries, hasTags, answers, screenings, read, seen }: Life) {
  app.setNow(DAWN - 26 * DAY);
  const someone = await person(plan);
  const { call, userId } = someone;
  const own: string[] = hasTags ? (await call('GET', '/tags')).body.map(({ id }: { id: string }) => id) : [];
  if (answers) await call('PUT', '/onboarding/user-data', answers);
  await app.database.db.insert(moodEntries).values(
    entries.map(({ ago, score, tags }, place) => {
      const recordedAt = new Date(DAWN - ago * 60_000);
      return {
        userId,
        id: `entry-${place}`,
        score,
        recordedAt,
        tagIds: tags.flatMap((at) => own[at] ?? []).toSorted(),
        ...localDateAndOffset(recordedAt.getTime(), 'America/Sao_Paulo'),
      };
    }),
  );
  const days = [
    ...screenings.map(({ ago, answer }) => ({
      ago,
      async do() {
        const phq = Array.from({ length: 9 }, (_, at) => [`phq${at + 1}`, at === 8 ? 0 : answer]);
        await call('POST', '/screenings', { instrument: 'PHQ-9', answers: Object.fromEntries(phq) });
      },
    })),
    ...seen.map((ago) => ({ ago, do: someone.read })),
  ];
  for (const day of days.toSorted((a, b) => b.ago - a.ago)) {
    app.setNow(DAWN - day.ago * DAY);
    await day.do();
  }
  app.setNow(DAWN - DAY);
  for (const id of read) await call('PUT', `/reading/${id}`, { share: 1 });
  return someone;
}

it('setsPreparer makes the same recommendations for a batch of people as for each person alone', async () => {
  const people: Awaited<ReturnType<typeof live>>[] = [];
  for (const one of fc.sample(life, { numRuns: PEOPLE, seed: 13 })) people.push(await live(one));
  app.setNow(DAWN);
  let isDone = false;
  let turns = 0;
  const others = (async () => {
    while (!isDone) {
      await nextTurn();
      turns += 1;
    }
  })();
  await prepare();
  isDone = true;
  await others;

  const readAll = async () => {
    const answers = [];
    for (const { read } of people) answers.push((await read()).body);
    return answers;
  };
  const ahead = await readAll();
  const preparedCount = ahead.filter(({ fromCache }) => fromCache).length;
  // People without an entry in the last 14 days are not due.
  expect(preparedCount).toBeGreaterThan(PEOPLE * 0.8);
  expect(preparedCount).toBeLessThan(PEOPLE);
  expect(new Set(ahead.map(({ recommendations }) => JSON.stringify(recommendations))).size).toBeGreaterThan(10);
  expect(turns).toBeGreaterThan(2 * preparedCount);

  const { db } = app.database;
  await db.delete(recommendationSets).where(
    inArray(
      recommendationSets.localDate,
      ahead.map(({ date }) => date),
    ),
  );
  const alone = await readAll();
  expect(alone.every(({ fromCache }) => !fromCache)).toBe(true);
  expect(alone.map(({ recommendations }) => recommendations)).toEqual(
    ahead.map(({ recommendations }) => recommendations),
  );
}, 240_000);
