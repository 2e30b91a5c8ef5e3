import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { analysed } from '../../testing/people/analysed-person.ts';
import { DAY, NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
const person = (planId?: 'essencial' | 'premium') => analysed(app, planId);

describe('the detail of GET /analytics', () => {
  it('assigns each entry to the time of day of its own time zone', async () => {
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

  it('contains up to three entries of each best and hardest day, first those with a note', async () => {
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

  it('contains the influence of each tag on the same day and on the next day', async () => {
    const { record, read, tags, token } = await person('essencial');
    const [lifts = '', lags = '', nothing = ''] = await tags();
    // Pseudo-random days: one in three has a score raised by 2; one in five lowers the score of the next day by 2.
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

  it('contains no average for the days with a tag that occurs on fewer than five days', async () => {
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

it('GET /analytics responds within one second for 5,000 entries', async () => {
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
