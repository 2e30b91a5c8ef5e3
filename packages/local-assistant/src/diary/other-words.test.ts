import { answerOf } from '@alento/diary-query/query/compute';
import { NO_FILTER, NOTHING_RECENT, type Query } from '@alento/diary-query/query/query';
import { expect, it } from 'vitest';
import { changeWords } from './other-words.ts';

const TODAY = '2026-11-22';
const OCTOBER = { start: '2026-10-01', end: '2026-10-31' };
const NOVEMBER = { start: '2026-11-01', end: '2026-11-30' };
const entry = (date: string, score: number) => ({ date, score, recordedAt: 0, offsetMinutes: 0, tags: [] });
/** October averages 4, November 1. */
const entries = Array.from({ length: 20 }, (_, at) => {
  const day = String(at + 1).padStart(2, '0');
  return [entry(`2026-10-${day}`, 4), entry(`2026-11-${day}`, 1)];
}).flat();

it.each([
  ['first', OCTOBER, NOVEMBER],
  ['second', NOVEMBER, OCTOBER],
])('a later month with a lower average went down, if the earlier month is named %s', (_, period, other) => {
  const query: Query = {
    measure: 'change',
    period,
    filter: NO_FILTER,
    than: { kind: 'period', period: other },
    recent: NOTHING_RECENT,
  };
  const [text] = changeWords(answerOf(query, { today: TODAY, tags: [], entries, noted: [] }), TODAY) ?? [];
  expect(text).toContain('Desceu 3 ponto');
});
