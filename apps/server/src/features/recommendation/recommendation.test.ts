import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { HELP_FIRST_MS, REPEAT_AFTER_DAYS, SET_SIZE_MAX } from '@alento/domain/recommendation/limits';
import { describe, expect, it } from 'vitest';
import { type Item, LIBRARY, startRecommendationApp } from '../../testing/recommendation-app.ts';
import { DAY, HOUR, NOON } from '../../testing/test-app.ts';

const { app, person } = await startRecommendationApp();

describe('the day’s set of recommendations', () => {
  it('is made once per local day and then returned unchanged', async () => {
    const { read } = await person();
    const first = await read();
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, date: '2026-03-14', fromCache: false, generatedAt: NOON, helpFirst: false },
    });
    expect(first.body.recommendations).toHaveLength(SET_SIZE_MAX);
    expect(first.body.recommendations[0]).toMatchObject({
      type: 'article',
      kind: 'article',
      references: LIBRARY.articles[0]?.references,
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

  it('matches the person’s history and contains a reason for each piece', async () => {
    const worker = await person();
    const work = await worker.tag('Trabalho');
    for (const ago of [1, 3, 5, 7]) await worker.record(2, ago, [work]);
    for (const ago of [2, 4, 6, 8]) await worker.record(4, ago);
    const sleeper = await person();
    await sleeper.call('PUT', '/onboarding/user-data', { goals: ['melhorar-sono'], sleepQuality: 'ruim' });
    const [forWorker] = (await worker.read()).body.recommendations;
    const [forSleeper] = (await sleeper.read()).body.recommendations;
    expect(forWorker.id).toMatch(/^trabalho-/);
    // Eight days are too few for /analises to call a difference clear, so the reason doesn't state one.
    expect(forWorker.aiReason).toBe('“Trabalho” apareceu em 4 dos seus últimos dias.');
    expect(forSleeper.id).toMatch(/^sono-/);
    expect(forSleeper.aiReason).toBe('Você contou que quer dormir melhor.');
  });

  it('names the nights with entries in a reason', async () => {
    const { call, read } = await person();
    for (const ago of [1, 2, 3])
      await call('POST', '/mood-entries', { score: 3, timestamp: NOON - 10 * HOUR - ago * DAY, tags: [] });
    const reasons = (await read()).body.recommendations.map(({ aiReason }: Item) => aiReason);
    expect(reasons).toContain('Você registrou em 3 madrugadas nas últimas duas semanas.');
  });

  it('ignores entries that are dated tomorrow because the person travelled west', async () => {
    const goodDays = async (headers: Record<string, string>): Promise<string> => {
      const { call, read } = await person();
      // Changes the account's zone, which can then not change to that of the entries for 24 hours.
      await call('GET', '/tags', undefined, { 'X-Time-Zone': 'America/Bahia' });
      for (const ago of [0, 1, 2])
        await call('POST', '/mood-entries', { score: 5, timestamp: NOON - ago * DAY, tags: [] }, headers);
      return (await read()).body.recommendations.map(({ aiReason }: Item) => aiReason).join();
    };
    expect(await goodDays({})).toContain('últimos 3 dias com registro foram bons');
    expect(await goodDays({ 'X-Time-Zone': 'Pacific/Kiritimati' })).not.toContain('foram bons');
  });

  it('contains no piece that was read, and no piece twice within ten days', async () => {
    const { ids, call } = await person('premium');
    for (let at = 0; at < 12; at += 1) await call('PUT', `/reading/sono-${at}`, { share: 1 });
    const days: string[][] = [];
    for (let ahead = 0; ahead < REPEAT_AFTER_DAYS; ahead += 1) {
      app.setNow(NOON + ahead * DAY);
      days.push(await ids());
    }
    expect(new Set(days.flat()).size).toBe(days.flat().length);
    expect(days.flat().filter((id) => id.startsWith('sono-'))).toEqual([]);
    // There are 48 unread pieces, which suffice for ten days if the last sets are smaller.
    expect(days.map((set) => set.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 4, 2]);
    app.setNow(NOON + REPEAT_AFTER_DAYS * DAY);
    expect((await ids()).length).toBeGreaterThan(0);
  });
});

describe('the monthly limit of recommendations', () => {
  const limit = PLAN_QUOTAS.free.recommendationSetsPerMonth;

  it('counts days with a seen set and starts again each month', async () => {
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
    const nextMonth = Date.parse('2026-04-01T03:00:00Z');
    expect(refused.headers.get('Retry-After')).toBe(`${(nextMonth - (NOON + limit * DAY)) / 1000}`);
    app.setNow(Date.parse('2026-04-01T02:59:59Z')); // 31 March, 23:59:59 in São Paulo
    expect((await read()).status).toBe(429);
    app.setNow(Date.parse('2026-04-01T03:00:00Z'));
    expect((await read()).status).toBe(200);
  });

  it('counts concurrent requests of a day once', async () => {
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
  });
});

it('GET /content-recommendations doesn’t count an empty set against the monthly limit', async () => {
  const { call, read } = await person();
  for (const { id } of LIBRARY.articles) await call('PUT', `/reading/${id}`, { share: 1 });
  for (let ahead = 0; ahead < PLAN_QUOTAS.free.recommendationSetsPerMonth + 1; ahead += 1) {
    app.setNow(NOON + ahead * DAY);
    expect((await read()).body).toMatchObject({ success: true, recommendations: [] });
  }
});

it('GET /content-recommendations returns an empty set after a sign of a crisis', async () => {
  const { read, record } = await person();
  await record(0, 0);
  expect((await read()).body).toMatchObject({ recommendations: [], helpFirst: true });
  app.setNow(NOON + HELP_FIRST_MS);
  expect((await read()).body).toMatchObject({ helpFirst: false, recommendations: expect.any(Array) });
  expect((await read()).body.recommendations).toHaveLength(SET_SIZE_MAX);
});

it('GET /content-recommendations returns the caller’s set', async () => {
  const ana = await person();
  const bia = await person();
  await ana.call('PUT', '/onboarding/user-data', { goals: ['reduzir-ansiedade'] });
  const [first] = (await ana.read()).body.recommendations;
  expect((await bia.read()).body.recommendations[0].aiReason).not.toBe(first.aiReason);
  expect(app.logged()).not.toContain(first.id);
});
