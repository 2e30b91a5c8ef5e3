import { BATCH_MAX } from '@alento/domain/mood-entry/limits';
import { addDays } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { batchOf, missingScores, type PastDay, toggleDay } from './past-days.ts';

describe('the days chosen on /registrar-lote', () => {
  it('are added in calendar order, and removed when chosen again', () => {
    const two = toggleDay(toggleDay([], '2026-11-12') ?? [], '2026-11-03') ?? [];
    expect(two.map((day) => day.date)).toEqual(['2026-11-03', '2026-11-12']);
    expect(toggleDay(two, '2026-11-03')?.map((day) => day.date)).toEqual(['2026-11-12']);
  });

  it('are limited to the size of a batch', () => {
    const full: PastDay[] = Array.from({ length: BATCH_MAX }, (_, index) => ({
      date: addDays('2026-01-01', index),
      score: 3,
      note: '',
      tags: [],
    }));
    expect(toggleDay(full, '2026-11-12')).toBeNull();
    expect(toggleDay(full, '2026-01-01')).toHaveLength(BATCH_MAX - 1);
  });

  it('are reported if they have no score', () => {
    expect(
      missingScores([
        { date: '2026-11-03', score: 0, note: '', tags: [] },
        { date: '2026-11-04', score: null, note: 'algo', tags: [] },
      ]),
    ).toEqual(['2026-11-04']);
  });

  it('become entries without an hour, at local noon, or, for today, at the current time', () => {
    const entries = batchOf(
      [
        { date: '2026-11-03', score: 1, note: 'longe', tags: [] },
        { date: '2026-11-14', score: 4, note: '', tags: [] },
      ],
      { now: 42, today: '2026-11-14', timeZone: 'America/Sao_Paulo' },
    );
    expect(entries).toEqual([
      { score: 1, note: 'longe', tags: [], timestamp: Date.parse('2026-11-03T15:00:00Z'), source: 'past' },
      { score: 4, note: '', tags: [], timestamp: 42 },
    ]);
  });
});
