import { NOTHING_READ } from '@alento/domain/content/reading';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { personsForJobOf } from '../../../access/person-for-job.ts';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import type { Sealed } from '../../../crypto/seal.ts';
import { userKeys, users } from '../../../db/schema/account.ts';
import { recommendationSets } from '../../../db/schema/recommendation.ts';
import { tags } from '../../../db/schema/tag.ts';
import { LIBRARY, startRecommendationApp } from '../../../testing/recommendation-app.ts';
import { DAY } from '../../../testing/test-app.ts';
import { recommendationService } from '../recommendation.service.ts';

const DAWN = Date.parse('2026-03-14T07:00:00Z'); // 4:00 in São Paulo
const TODAY = '2026-03-14';
const HALF_HOUR = 1_800_000;
/** One third of the articles is included in all plans, the others only in premium. */
const { app, person, prepare } = await startRecommendationApp({
  ...LIBRARY,
  articles: LIBRARY.articles.map((one, at) => ({ ...one, requiredPlan: at % 3 === 0 ? 'basic' : 'premium' })),
});

beforeEach(() => app.setNow(DAWN));

/** Creates a person with an entry of the day before. */
async function recorded(plan?: 'premium') {
  const someone = await person(plan);
  await someone.record(3, 1);
  return someone;
}

/** As many of them, and their ids. */
async function several(count: number) {
  const people = [];
  while (people.length < count) people.push(await recorded());
  return { people, ids: people.map(({ userId }) => userId) };
}
const list = () => app.runJob('prepare-recommendations');
const runBatch = (userIds: readonly string[], today = TODAY) =>
  app.runJob('prepare-recommendation-batch', { today, userIds });

const setsOf = (userIds: readonly string[]) =>
  app.database.db
    .select()
    .from(recommendationSets)
    .where(inArray(recommendationSets.userId, [...userIds]))
    .orderBy(recommendationSets.userId, recommendationSets.localDate);

it('the job prepare-recommendations enqueues nobody who is already in a waiting batch job', async () => {
  const { ids } = await several(3);
  app.jobs.length = 0;
  await list();
  const enqueued = () => app.jobs.flatMap(({ payload }) => payload.userIds as string[]);
  expect(app.jobs.map(({ name }) => name)).toEqual(['prepare-recommendation-batch']);
  expect(enqueued().toSorted()).toEqual(ids.toSorted());
  app.setNow(DAWN + HALF_HOUR);
  const late = await recorded();
  await list();
  expect(enqueued().toSorted()).toEqual([...ids, late.userId].toSorted());
  await app.runJobs();
  expect(await setsOf([...ids, late.userId])).toHaveLength(4);
  await list();
  expect(app.jobs).toEqual([]);
});

it('a recommendation batch job makes one set per person even if it runs repeatedly or concurrently', async () => {
  const { people, ids } = await several(3);
  await Promise.all([runBatch(ids), runBatch(ids.toReversed())]);
  const sets = await setsOf(ids);
  expect(sets).toHaveLength(3);
  app.setNow(DAWN + 1000);
  await runBatch(ids);
  expect(await setsOf(ids)).toEqual(sets);
  const [one] = people;
  for (let ahead = 0; ahead < PLAN_QUOTAS.free.recommendationSetsPerMonth; ahead += 1) {
    app.setNow(DAWN + 2000 + ahead * DAY);
    expect((await one?.read())?.status).toBe(200);
  }
  app.setNow(DAWN + 2000 + PLAN_QUOTAS.free.recommendationSetsPerMonth * DAY);
  expect((await one?.read())?.status).toBe(429);
});

it('a recommendation batch job keeps a set that a concurrent request has shown to the person', async () => {
  const { people, ids } = await several(2);
  const [ana] = people;
  const [answer] = await Promise.all([ana?.read(), runBatch(ids)]);
  const again = await ana?.read();
  expect(again?.body).toMatchObject({ fromCache: true, recommendations: answer?.body.recommendations });
  expect(await setsOf(ids)).toHaveLength(2);
});

it('a recommendation batch job skips deleted accounts', async () => {
  const { db, secrets } = app.database;
  const clock = app.now;
  const { ids } = await several(3);
  const [gone = '', going = '', staying = ''] = ids;
  await db.delete(users).where(eq(users.id, gone));
  const persons = await personsForJobOf({ db, keyRing: keyRingOf(secrets), clock })(ids);
  expect(persons.map(({ owner }) => owner.userId).toSorted()).toEqual([going, staying].toSorted());
  const { prepare: prepareMany } = recommendationService({
    db,
    clock,
    cards: () => [],
    referencesOf: () => [],
    lastCrisisAt: async () => null,
    readTagsOf: async () => () => [],
    readAnswersOf: async () => () => ({}),
    readScreeningsOf: async () => () => [],
    async readReadingOf() {
      await db.delete(users).where(eq(users.id, going));
      return () => NOTHING_READ;
    },
  });
  await expect(prepareMany(persons, TODAY)).rejects.toThrow();
  expect(await setsOf(ids)).toEqual([]);
  await runBatch(ids);
  expect((await setsOf(ids)).map(({ userId }) => userId)).toEqual([staying]);
});

it('the retry of a recommendation batch job makes only the sets that failed', async () => {
  const { db } = app.database;
  const { people, ids } = await several(4);
  const [noKey = '', badTag = '', ...well] = ids;
  await people[1]?.tag('Trabalho');
  const key = await db.select().from(userKeys).where(eq(userKeys.userId, noKey));
  const tagRows = await db.select().from(tags).where(eq(tags.userId, badTag));
  await db
    .update(userKeys)
    .set({ wrappedKey: Buffer.alloc(60) })
    .where(eq(userKeys.userId, noKey));
  await db
    .update(tags)
    .set({ content: Buffer.alloc(300) as unknown as Sealed })
    .where(eq(tags.userId, badTag));

  const failed: unknown = await runBatch(ids).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(AggregateError);
  expect((failed as AggregateError).errors).toHaveLength(2);
  const sets = await setsOf(ids);
  expect(sets.map(({ userId }) => userId)).toEqual(well.toSorted());

  for (const { userId, wrappedKey } of key)
    await db.update(userKeys).set({ wrappedKey }).where(eq(userKeys.userId, userId));
  await db.delete(tags).where(eq(tags.userId, badTag));
  await db.insert(tags).values(tagRows);
  app.setNow(DAWN + 1000);
  await runBatch(ids);
  const after = await setsOf(ids);
  expect(after).toHaveLength(4);
  expect(after.filter(({ userId }) => well.includes(userId))).toEqual(sets);
});

it('a recommendation batch job makes no set for a day other than the person’s current local day', async () => {
  const here = await recorded();
  const away = await person();
  await away.call('GET', '/tags', undefined, { 'X-Time-Zone': 'Pacific/Kiritimati' });
  await away.record(3, 1);
  const ids = [here.userId, away.userId];
  const lastMoment = Date.parse('2026-03-15T02:59:59Z'); // 14 March, 23:59:59 in São Paulo
  app.setNow(lastMoment + 1000);
  await runBatch(ids);
  expect(await setsOf(ids)).toEqual([]);
  app.setNow(lastMoment);
  await runBatch(ids);
  expect(await setsOf(ids)).toMatchObject([{ userId: here.userId, localDate: TODAY }]);
  app.setNow(DAWN + DAY);
  await prepare();
  expect(await setsOf([here.userId])).toMatchObject([{ localDate: TODAY }, { localDate: '2026-03-15' }]);
});
