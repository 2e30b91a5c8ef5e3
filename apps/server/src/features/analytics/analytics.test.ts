import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { addDays } from '@alento/domain/time/local-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantOwner } from '../../http/actor.ts';
import { NOON, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planService } from '../plan/plan.service.ts';

const DAY = 86_400_000;
const TODAY = '2026-03-14';
const PERIODS = ['7', '30', '90', '365', 'all'] as const;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function person(planId: 'free' | 'essencial' | 'premium' = 'free') {
  const { token, user } = await app.signUp();
  if (planId !== 'free') {
    await planService({ db: app.database.db, clock: app.now }).grant(grantOwner(user.id), planId, null);
  }
  return {
    userId: user.id,
    token,
    tags: async (): Promise<string[]> =>
      (await app.call('GET', '/tags', { token })).body.map(({ id }: { id: string }) => id),
    async record(entries: { score: number; note?: string; timestamp?: number; tags?: string[] }[]) {
      for (let index = 0; index < entries.length; index += 100) {
        const body = { entries: entries.slice(index, index + 100) };
        const { status } = await app.call('POST', '/mood-entries/batch', { token, body });
        expect(status).toBe(201);
      }
    },
    read: (period: string, headers: Record<string, string> = {}) =>
      app.call('GET', `/analytics?period=${period}`, { token, headers }),
  };
}

describe('who sees what', () => {
  it('nobody without a token', async () => {
    expect(await app.call('GET', '/analytics')).toMatchObject({ status: 401, body: { errorCode: 'UNAUTHORIZED' } });
  });

  it.each(PERIODS)('basic, period %s', async (period) => {
    const { record, read } = await person();
    await record([{ score: 4, note: 'segredo' }]);
    const { status, body } = await read(period);
    if (period === '365' || period === 'all') {
      expect({ status, body }).toEqual({
        status: 403,
        body: { errorCode: 'PLAN_REQUIRED', message: expect.any(String) },
      });
    } else {
      expect(status).toBe(200);
      expect(body).toMatchObject({ period, current: { average: 4, entries: 1, days: 1 }, detail: null });
      expect(JSON.stringify(body)).not.toContain('segredo');
    }
  });

  it.each(PERIODS.flatMap((period) => [['essencial', period] as const, ['premium', period] as const]))(
    '%s, period %s',
    async (planId, period) => {
      const { record, read } = await person(planId);
      await record([{ score: 4 }]);
      const { status, body } = await read(period);
      expect(status).toBe(200);
      expect(body).toMatchObject({ period, current: { entries: 1 }, detail: { rhythm: { daysLogged: 1 } } });
      expect(body.detail.year).toHaveLength(365);
    },
  );

  it('a plan that ended shows as basic', async () => {
    const { userId, read } = await person();
    const plans = planService({ db: app.database.db, clock: app.now });
    await plans.grant(grantOwner(userId), 'premium', new Date(NOON + DAY));
    expect((await read('all')).status).toBe(200);
    try {
      app.setNow(NOON + DAY);
      expect((await read('all')).status).toBe(403);
      expect((await read('30')).body.detail).toBeNull();
    } finally {
      app.setNow(NOON);
    }
  });

  it('two people see only their own', async () => {
    const [ana, bia] = [await person('premium'), await person('premium')];
    await ana.record(
      Array.from({ length: 6 }, (_, day) => ({ score: day % 6, note: 'só meu', timestamp: NOON - day * DAY })),
    );
    const { body } = await bia.read('all');
    expect(body.current).toEqual({ average: null, entries: 0, days: 0 });
    expect(JSON.stringify(body)).not.toContain('só meu');
  });
});

describe('a period', () => {
  it('is 30 days by default, and an unknown one is refused', async () => {
    const { token, read } = await person();
    expect((await app.call('GET', '/analytics', { token })).body).toMatchObject({
      period: '30',
      startDate: '2026-02-13',
      endDate: TODAY,
      previous: { startDate: '2026-01-14', endDate: '2026-02-12' },
    });
    for (const period of ['8', '', 'ALL', '365.0', "7'--"]) {
      expect(await read(period)).toMatchObject({ status: 422, body: { errorCode: 'PERIOD_INVALID' } });
    }
  });

  it('of all holds an entry dated tomorrow, after a journey west', async () => {
    const { token, read } = await person('premium');
    const tokyo = { 'X-Time-Zone': 'Asia/Tokyo' };
    await app.call('POST', '/mood-entries', { token, body: { score: 5 }, headers: tokyo });
    const { body } = await read('all');
    expect(body).toMatchObject({
      startDate: TODAY,
      endDate: addDays(TODAY, 1),
      current: { average: 5, entries: 1, days: 1 },
      detail: { rhythm: { daysLogged: 1, daysInPeriod: 2, currentStretch: 1 } },
    });
    expect((await read('7')).body).toMatchObject({ endDate: TODAY, current: { entries: 0 } });
  });

  it('without entries guesses nothing', async () => {
    const { read } = await person('premium');
    const { body } = await read('all');
    expect(body).toMatchObject({
      startDate: TODAY,
      endDate: TODAY,
      current: { average: null, entries: 0, days: 0 },
      previous: null,
      change: null,
      trend: null,
      series: { unit: 'month', points: [{ startDate: TODAY, average: null, entries: 0 }] },
      detail: {
        rhythm: { daysLogged: 0, daysInPeriod: 1, currentStretch: 0, longestStretch: 0 },
        bestDays: [],
        hardestDays: [],
        influences: [],
      },
    });
  });

  it('holds its own days and compares with those before', async () => {
    const { record, read } = await person();
    const on = (day: number, score: number) => ({ score, timestamp: NOON - day * DAY });
    await record([on(0, 5), on(0, 4), on(3, 3), on(6, 4), on(7, 1), on(9, 2), on(13, 0), on(14, 5)]);
    const { body } = await read('7');
    expect(body.current).toEqual({ average: 4, entries: 4, days: 3 });
    expect(body.previous).toEqual({
      average: 1,
      entries: 3,
      days: 3,
      startDate: '2026-03-01',
      endDate: '2026-03-07',
    });
    expect(body.change).toBe(3);
    expect(body.trend).toBe('Positiva');
    expect(body.distribution.map(({ entries }: { entries: number }) => entries)).toEqual([0, 0, 0, 1, 2, 1]);
    expect(body.series.points).toHaveLength(7);
    expect(body.series.points.at(-1)).toEqual({ startDate: TODAY, average: 4.5, entries: 2 });
  });

  it('ends today where the person is', async () => {
    const { record, read } = await person();
    await record([{ score: 2, timestamp: NOON }]);
    expect((await read('7', { 'X-Time-Zone': 'Pacific/Kiritimati' })).body.endDate).toBe('2026-03-15');
    expect((await read('7', { 'X-Time-Zone': 'Pacific/Midway' })).body.endDate).toBe(TODAY);
    expect(await read('7', { 'X-Time-Zone': 'Marte/Olimpo' })).toMatchObject({
      status: 422,
      body: { errorCode: 'INVALID_TIME_ZONE' },
    });
  });

  it('takes all from the first entry on', async () => {
    const { record, read } = await person('essencial');
    await record([{ score: 2, timestamp: NOON - 700 * DAY }, { score: 4 }]);
    const { body } = await read('all');
    expect(body.startDate).toBe(addDays(TODAY, -700));
    expect(body.series.points).toHaveLength(24);
    expect(body.current).toEqual({ average: 3, entries: 2, days: 2 });
    expect(body.detail.year.filter(({ entries }: { entries: number }) => entries > 0)).toHaveLength(1);
  });
});

describe('the detail', () => {
  it('tells times of day by the clock where each entry was made', async () => {
    const { token, record, read } = await person('premium');
    const midnight = Date.parse('2026-03-13T03:00:00Z'); // in São Paulo
    await record([1, 2, 3].map((score) => ({ score, timestamp: midnight + score * 60_000 })));
    await app.call('POST', '/mood-entries', {
      token,
      body: { score: 5, timestamp: midnight }, // noon in Tokyo
      headers: { 'X-Time-Zone': 'Asia/Tokyo' },
    });
    const { timesOfDay } = (await read('7')).body.detail;
    expect(timesOfDay).toEqual([
      { part: 'night', average: 2, entries: 3, days: 1 },
      { part: 'morning', average: null, entries: 0, days: 0 },
      { part: 'afternoon', average: null, entries: 1, days: 1 },
      { part: 'evening', average: null, entries: 0, days: 0 },
    ]);
  });

  it('opens up to three notes of best and hardest days, those with words first', async () => {
    const { record, read } = await person('premium');
    await record([
      ...[3, 3, 3, 2].map((score, index) => ({ score, note: `dia ${index}`, timestamp: NOON - (index + 2) * DAY })),
      { score: 5, timestamp: NOON - DAY - 5000 },
      { score: 5, note: 'b', timestamp: NOON - DAY - 3000 },
      { score: 5, note: 'a', timestamp: NOON - DAY - 4000 },
      { score: 5, note: 'c', timestamp: NOON - DAY - 2000 },
      { score: 5, note: 'd', timestamp: NOON - DAY - 1000 },
      { score: 0, timestamp: NOON - 6 * DAY - 1 },
      { score: 1, note: 'difícil', timestamp: NOON - 6 * DAY },
    ]);
    const { bestDays, hardestDays } = (await read('30')).body.detail;
    expect(bestDays[0]).toMatchObject({ date: '2026-03-13', average: 5, entries: 5 });
    expect(bestDays[0].notes.map(({ note }: { note: string }) => note)).toEqual(['a', 'b', 'c']);
    expect(hardestDays[0]).toEqual({
      date: '2026-03-08',
      average: 0.5,
      entries: 2,
      notes: [
        { id: expect.any(String), score: 1, note: 'difícil', timestamp: NOON - 6 * DAY },
        { id: expect.any(String), score: 0, note: '', timestamp: NOON - 6 * DAY - 1 },
      ],
    });
  });

  it('finds a planted influence on the day and the day after, and forgets it with its tag', async () => {
    const { record, read, tags, token } = await person('essencial');
    const [lifts = '', lags = '', nothing = ''] = await tags();
    // One day in three lifts itself by 2; one in five pulls the day after it down by 2. In no beat.
    const isOneIn = (count: number, day: number): boolean => {
      const mixed = Math.imul((count * 1000 + day) ^ 0x5bd1e995, 0x85ebca6b);
      return ((mixed ^ (mixed >>> 13)) >>> 0) % count === 0;
    };
    const days = Array.from({ length: 88 }, (_, day) => day);
    await record(
      days.map((day) => ({
        timestamp: NOON - (87 - day) * DAY,
        score: 2 + (isOneIn(3, day) ? 2 : 0) + (isOneIn(7, day) ? 1 : 0) - (isOneIn(5, day - 1) ? 2 : 0),
        tags: [
          ...(isOneIn(3, day) ? [lifts] : []),
          ...(isOneIn(5, day) ? [lags] : []),
          ...(isOneIn(2, day) ? [nothing] : []),
        ],
      })),
    );
    const lifted = days.filter((day) => isOneIn(3, day)).length;
    const lagged = days.slice(0, -1).filter((day) => isOneIn(5, day)).length;
    const { influences } = (await read('90')).body.detail;
    const of = (id: string) => influences.find(({ tagId }: { tagId: string }) => tagId === id);
    expect(influences).toHaveLength(3);
    expect(of(lifts).sameDay).toMatchObject({ isClear: true, with: { days: lifted }, without: { days: 88 - lifted } });
    expect(of(lifts).sameDay.difference).toBeCloseTo(2, 0);
    expect(of(lags).nextDay).toMatchObject({ isClear: true, with: { days: lagged }, without: { days: 87 - lagged } });
    expect(of(lags).nextDay.difference).toBeCloseTo(-2, 0);
    expect(of(lags).sameDay.isClear).toBe(false);
    expect(of(nothing)).toMatchObject({ sameDay: { isClear: false }, nextDay: { isClear: false } });
    expect(influences.at(-1).tagId).toBe(nothing);
    expect((await app.call('DELETE', `/tags/${lifts}`, { token })).status).toBe(204);
    const left = (await read('90')).body.detail.influences.map(({ tagId }: { tagId: string }) => tagId);
    expect(left).toEqual(expect.arrayContaining([lags, nothing]));
    expect(left).toHaveLength(2);
  });

  it('compares nothing with fewer than five days on a side', async () => {
    const { record, read, tags } = await person('premium');
    const [tag = ''] = await tags();
    await record(
      Array.from({ length: 20 }, (_, day) => ({ score: 3, timestamp: NOON - day * DAY, tags: day < 4 ? [tag] : [] })),
    );
    expect((await read('30')).body.detail.influences).toEqual([
      {
        tagId: tag,
        sameDay: {
          with: { days: 4, average: null },
          without: { days: 16, average: 3 },
          difference: null,
          isClear: false,
        },
        nextDay: {
          with: { days: 3, average: null },
          without: { days: 16, average: 3 },
          difference: null,
          isClear: false,
        },
      },
    ]);
  });
});

it('reads five thousand entries in well under a second', async () => {
  const { record, read, tags } = await person('premium');
  const ids = (await tags()).slice(0, STARTER_TAGS.length);
  await record(
    Array.from({ length: 5000 }, (_, index) => ({
      score: (index * 7) % 6,
      note: 'uma nota de tamanho comum, com algumas palavras',
      timestamp: NOON - index * 6 * 3_600_000,
      tags: ids.filter((_id, tag) => (index + tag) % 4 === 0),
    })),
  );
  await read('all');
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    const { body } = await read('all');
    times.push(performance.now() - start);
    expect(body.current.entries).toBe(5000);
  }
  expect(Math.min(...times)).toBeLessThan(1000);
}, 60_000);
