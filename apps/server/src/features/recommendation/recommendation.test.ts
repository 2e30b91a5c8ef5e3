import type { Library } from '@alento/content/library';
import { NOTHING_READ } from '@alento/domain/content/reading';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { HELP_FIRST_MS, REPEAT_AFTER_DAYS, SET_SIZE_MAX } from '@alento/domain/recommendation/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { grantOwner } from '../../http/actor.ts';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { NOON, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testArticle, testLibrary } from '../../testing/test-library.ts';
import { personActors } from '../account/person-actor.ts';
import { contentService } from '../content/content.service.ts';
import { planService } from '../plan/plan.service.ts';
import { recommendationService } from './recommendation.service.ts';

const DAY = 86_400_000;
const TOPICS = ['sono', 'trabalho', 'ansiedade', 'amizade', 'rotina'] as const;
/** Sixty open articles on five topics, each topic a category of its own. */
const LIBRARY: Library = {
  ...testLibrary(),
  tags: Object.fromEntries(TOPICS.map((topic) => [topic, topic])),
  articles: TOPICS.flatMap((topic) =>
    Array.from({ length: 12 }, (_, at) => ({
      ...testArticle(`${topic}-${at}`, `${topic} ${at}`, 'basic', [topic], topic),
      category: topic,
    })),
  ),
  podcasts: [],
  books: [],
};
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { library: LIBRARY });
});
beforeEach(() => app.setNow(NOON));
afterAll(() => app.close());

type Item = { id: string; aiReason: string; url: string };

async function person(plan: 'free' | 'essencial' | 'premium' = 'free') {
  const { call, userId } = await app.newPerson(plan);
  return {
    userId,
    call,
    read: () => call('GET', '/content-recommendations'),
    ids: async (): Promise<string[]> =>
      (await call('GET', '/content-recommendations')).body.recommendations.map(({ id }: Item) => id),
    tag: async (name: string): Promise<string> =>
      (await call('GET', '/tags')).body.find((one: { name: string }) => one.name === name).id,
    record: (score: number, daysAgo: number, tags: string[] = []) =>
      call('POST', '/mood-entries', { score, timestamp: app.now() - daysAgo * DAY, tags }),
  };
}

describe('the day’s set', () => {
  it('is made once, for the local day, and kept', async () => {
    const { read } = await person();
    const first = await read();
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, date: '2026-03-14', fromCache: false, generatedAt: NOON, helpFirst: false },
    });
    expect(first.body.recommendations).toHaveLength(SET_SIZE_MAX);
    expect(first.body.recommendations[0]).toMatchObject({
      type: 'article',
      url: expect.stringMatching(/^\/conteudos\//),
      aiReason: expect.stringContaining('começar'),
      podcast: null,
    });
    app.setNow(NOON + 3_600_000);
    const again = await read();
    expect(again.body).toEqual({ ...first.body, fromCache: true });
    app.setNow(NOON + DAY);
    expect((await read()).body).toMatchObject({ date: '2026-03-15', fromCache: false });
  });

  it('fits a planted history, another one another, and says truly why', async () => {
    const worker = await person();
    const work = await worker.tag('Trabalho');
    for (const ago of [1, 3, 5, 7]) await worker.record(2, ago, [work]);
    for (const ago of [2, 4, 6, 8]) await worker.record(4, ago);
    const sleeper = await person();
    await sleeper.call('PUT', '/onboarding/user-data', { goals: ['melhorar-sono'], sleepQuality: 'ruim' });
    const [forWorker] = (await worker.read()).body.recommendations;
    const [forSleeper] = (await sleeper.read()).body.recommendations;
    expect(forWorker.id).toMatch(/^trabalho-/);
    expect(forWorker.aiReason).toBe('Nos 4 dias com “Trabalho”, seu humor ficou mais baixo que nos outros.');
    expect(forSleeper.id).toMatch(/^sono-/);
    expect(forSleeper.aiReason).toBe('Você contou que quer dormir melhor.');
  });

  it('brings nothing that was read, and nothing twice within ten days', async () => {
    const { ids, call } = await person('premium');
    for (let at = 0; at < 12; at += 1) await call('PUT', `/reading/sono-${at}`, { share: 1 });
    const days: string[][] = [];
    for (let ahead = 0; ahead < REPEAT_AFTER_DAYS; ahead += 1) {
      app.setNow(NOON + ahead * DAY);
      days.push(await ids());
    }
    expect(new Set(days.flat()).size).toBe(days.flat().length);
    expect(days.flat().filter((id) => id.startsWith('sono-'))).toEqual([]);
    // Forty-eight open pieces: sets get smaller as they run out, and none is empty.
    expect(days.map((set) => set.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 4, 2]);
    app.setNow(NOON + REPEAT_AFTER_DAYS * DAY);
    expect((await ids()).length).toBeGreaterThan(0);
  });
});

describe('the month’s limit', () => {
  const limit = PLAN_QUOTAS.free.recommendationSetsPerMonth;

  it('counts days on which a set was seen, tells 429, keeps what was seen open, and begins anew', async () => {
    const { read } = await person();
    for (let ahead = 0; ahead < limit; ahead += 1) {
      app.setNow(NOON + ahead * DAY);
      expect((await read()).status).toBe(200);
    }
    expect((await read()).status).toBe(200);
    app.setNow(NOON + limit * DAY);
    const refused = await read();
    expect(refused).toMatchObject({
      status: 429,
      body: { errorCode: 'RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED', message: 'Limite de Recomendações Atingido' },
    });
    app.setNow(Date.parse('2026-04-01T02:59:59Z')); // 31 March, 23:59:59 in São Paulo
    expect((await read()).status).toBe(429);
    app.setNow(Date.parse('2026-04-01T03:00:00Z'));
    expect((await read()).status).toBe(200);
  });

  it('takes one unit of two calls at once, and none on a paid plan', async () => {
    const { read } = await person();
    for (let ahead = 0; ahead < limit - 1; ahead += 1) {
      app.setNow(NOON + ahead * DAY);
      await read();
    }
    app.setNow(NOON + limit * DAY);
    const both = await Promise.all([read(), read(), read()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(both.map(({ body }) => JSON.stringify(body.recommendations))).size).toBe(1);
    app.setNow(NOON + (limit + 1) * DAY);
    expect((await read()).status).toBe(429);

    const paid = await person('essencial');
    for (let ahead = 0; ahead <= limit; ahead += 1) {
      app.setNow(NOON + ahead * DAY);
      expect((await paid.read()).status).toBe(200);
    }
  });
});

it('of a plan that ended is made anew before it is seen, and loses what is locked after', async () => {
  const premium = {
    ...LIBRARY,
    articles: LIBRARY.articles.map((one) => ({ ...one, requiredPlan: 'premium' as const })),
  };
  const other = await startTestApp(
    {},
    { library: { ...premium, podcasts: testLibrary().podcasts, books: testLibrary().books } },
  );
  try {
    const { call: ask, userId: id } = await other.newPerson('premium');
    const seen = (await ask('GET', '/content-recommendations')).body.recommendations;
    expect(seen).toHaveLength(SET_SIZE_MAX);
    other.setNow(NOON + 1000);
    await planService({ db: other.database.db, clock: other.now }).grant(grantOwner(id), 'free', null);
    const left = (await ask('GET', '/content-recommendations')).body.recommendations;
    const open = new Set(['respirar', 'noites']);
    expect(left.every((item: Item) => open.has(item.id))).toBe(true);
  } finally {
    await other.close();
  }
});

it('that would be empty takes no unit of the month', async () => {
  const { call, read } = await person();
  for (const { id } of LIBRARY.articles) await call('PUT', `/reading/${id}`, { share: 1 });
  for (let ahead = 0; ahead < PLAN_QUOTAS.free.recommendationSetsPerMonth + 1; ahead += 1) {
    app.setNow(NOON + ahead * DAY);
    expect((await read()).body).toMatchObject({ success: true, recommendations: [] });
  }
});

describe('ahead of the day', () => {
  /** Runs the job as its schedule would. */
  const prepare = async (): Promise<void> => {
    const job = app.app.jobs.find(({ name }) => name === 'prepare-recommendations');
    await job?.run({});
  };
  const DAWN = Date.parse('2026-03-14T07:00:00Z'); // 4:00 in São Paulo

  it('makes sets for who recorded lately, where it is dawn, and counts none until it is seen', async () => {
    app.setNow(DAWN);
    const lately = await person();
    await lately.record(3, 1);
    const away = await person();
    await away.call('GET', '/tags', undefined, { 'X-Time-Zone': 'Asia/Tokyo' });
    await away.record(3, 1);
    const silent = await person();
    await prepare();
    app.setNow(DAWN + 1000);
    expect((await lately.read()).body).toMatchObject({ fromCache: true, generatedAt: DAWN });
    expect((await silent.read()).body.fromCache).toBe(false);
    expect(
      (await away.call('GET', '/content-recommendations', undefined, { 'X-Time-Zone': 'Asia/Tokyo' })).body.fromCache,
    ).toBe(false);

    const unseen = await person();
    await unseen.record(3, 1);
    for (let ahead = 0; ahead < 8; ahead += 1) {
      app.setNow(DAWN + ahead * DAY);
      await prepare();
    }
    expect((await unseen.read()).status).toBe(200);
  });

  it('passes over who is in a crisis, and is done twice with the same outcome', async () => {
    app.setNow(DAWN);
    const hurt = await person();
    await hurt.record(0, 0);
    const calm = await person();
    await calm.record(4, 1);
    await prepare();
    await prepare();
    expect((await hurt.read()).body).toMatchObject({ helpFirst: true });
    expect((await calm.read()).body).toMatchObject({ fromCache: true, generatedAt: DAWN });
  });
});

it('lets a model word the reasons ahead of the day, and keeps ours where it has none', async () => {
  const { userId, read, record } = await person();
  await record(3, 1);
  const asked: string[] = [];
  const { db, secrets } = app.database;
  const clock = app.now;
  const { cards } = contentService({
    db,
    clock,
    library: LIBRARY,
    audio: { open: String, signed: String, isValid: () => false },
  });
  const service = recommendationService({
    db,
    clock,
    cards,
    lastCrisisAt: async () => null,
    readTags: async () => [],
    readAnswers: async () => ({ goals: ['melhorar-sono'] }),
    readScreenings: async () => [],
    readReading: async () => NOTHING_READ,
    writeReason: async (_, ours, piece) => {
      asked.push(`${piece.id}: ${ours}`);
      return asked.length === 1 ? 'Porque dormir bem muda o dia.' : null;
    },
  });
  const actor = await personActors({ db, keyRing: keyRingOf(secrets), clock })(userId);
  if (!actor) throw new Error('The person is gone');
  await service.prepare(actor);
  const { recommendations, fromCache } = (await read()).body;
  expect(fromCache).toBe(true);
  expect(asked).toHaveLength(SET_SIZE_MAX);
  expect(asked[0]).toMatch(/^sono-\d+: Você contou que quer dormir melhor\.$/);
  expect(recommendations[0].aiReason).toBe('Porque dormir bem muda o dia.');
  expect(asked[1]).toContain(recommendations[1].aiReason);
});

it('after a sign of crisis recommends nothing, and counts nothing, until it is long past', async () => {
  const { read, record } = await person();
  await record(0, 0);
  expect((await read()).body).toMatchObject({ recommendations: [], helpFirst: true });
  app.setNow(NOON + HELP_FIRST_MS);
  expect((await read()).body).toMatchObject({ helpFirst: false, recommendations: expect.any(Array) });
  expect((await read()).body.recommendations).toHaveLength(SET_SIZE_MAX);
});

it('is one person’s own, needs a session, and a dump tells neither piece nor reason', async () => {
  const ana = await person();
  const bia = await person();
  await ana.call('PUT', '/onboarding/user-data', { goals: ['reduzir-ansiedade'] });
  const [first] = (await ana.read()).body.recommendations;
  expect((await bia.read()).body.recommendations[0].aiReason).not.toBe(first.aiReason);
  expect((await app.call('GET', '/content-recommendations')).status).toBe(401);
  const dump = await dumpDatabase(app.database.db);
  for (const secret of [first.id, 'reduzir-ansiedade', '"reason"']) expect(dump).not.toContain(secret);
  expect(app.logged()).not.toContain(first.id);
});
