import { addDays } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { analysed } from '../../testing/people/analysed-person.ts';
import { DAY, NOON, refusalOf, resetAfterEach, startTestApp } from '../../testing/test-app.ts';

const TODAY = '2026-03-14';
const app = await openForFile(startTestApp());
resetAfterEach(app);
const person = (planId?: 'essencial' | 'premium') => analysed(app, planId);

describe('GET /analytics by plan', () => {
  it('returns the year and no detail on the free plan, and refuses the period 365', async () => {
    const { record, read } = await person();
    await record([{ score: 4, note: 'segredo' }]);
    expect(refusalOf(await read('365'))).toEqual([403, 'PLAN_REQUIRED']);
    const { body } = await read('90');
    expect(body).toMatchObject({ period: '90', current: { average: 4, entries: 1, days: 1 }, detail: null });
    expect(body.year).toHaveLength(365);
    expect(body.year.at(-1)).toEqual({ date: TODAY, average: 4, entries: 1 });
    expect(JSON.stringify(body)).not.toContain('segredo');
  });

  it.each([
    ['essencial', '365'],
    ['essencial', 'all'],
    ['premium', '7'],
  ] as const)('returns the detail on the plan %s for the period %s', async (planId, period) => {
    const { record, read } = await person(planId);
    await record([{ score: 4 }]);
    const { body } = await read(period);
    expect(body).toMatchObject({ period, current: { entries: 1 }, detail: { rhythm: { daysLogged: 1 } } });
  });

  it('applies the free plan after a paid plan has expired', async () => {
    const { userId, read } = await person();
    await app.grantPlan(userId, 'premium', new Date(NOON + DAY));
    expect((await read('all')).status).toBe(200);
    app.setNow(NOON + DAY);
    expect((await read('all')).status).toBe(403);
    expect((await read('30')).body.detail).toBeNull();
  });

  it('counts only the caller’s entries', async () => {
    const [ana, bia] = [await person('premium'), await person('premium')];
    await ana.record(
      Array.from({ length: 6 }, (_, day) => ({ score: day % 6, note: 'só meu', timestamp: NOON - day * DAY })),
    );
    const { body } = await bia.read('all');
    expect(body.current).toEqual({ average: null, entries: 0, days: 0 });
    expect(JSON.stringify(body)).not.toContain('só meu');
  });
});

describe('the period of GET /analytics', () => {
  it('is 30 days by default', async () => {
    const { token } = await person();
    expect((await app.call('GET', '/analytics', { token })).body).toMatchObject({
      period: '30',
      startDate: '2026-02-13',
      endDate: TODAY,
      previous: { startDate: '2026-01-14', endDate: '2026-02-12' },
    });
  });

  it('includes, if it is “all”, an entry that is dated tomorrow because of travel', async () => {
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

  it('has an average and the difference from the previous period', async () => {
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

  it('ends on today’s date in the person’s zone', async () => {
    const { record, read } = await person();
    await record([{ score: 2, timestamp: NOON }]);
    expect((await read('7', { 'X-Time-Zone': 'Pacific/Kiritimati' })).body.endDate).toBe('2026-03-15');
    expect((await read('7', { 'X-Time-Zone': 'Pacific/Midway' })).body.endDate).toBe(TODAY);
    expect(refusalOf(await read('7', { 'X-Time-Zone': 'Marte/Olimpo' }))).toEqual([422, 'INVALID_TIME_ZONE']);
  });
});
