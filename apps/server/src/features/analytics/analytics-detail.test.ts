import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { analysed } from '../../testing/people/analysed-person.ts';
import { DAY, NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
const person = (planId?: 'essencial' | 'premium') => analysed(app, planId);

describe('the detail of GET /analytics', () => {
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

  it('contains the influence of each tag that exists, without an average for fewer than five days', async () => {
    const { record, read, tags, token } = await person('premium');
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
    expect((await app.call('DELETE', `/tags/${tag}`, { token })).status).toBe(204);
    expect((await read('30')).body.detail.influences).toEqual([]);
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
