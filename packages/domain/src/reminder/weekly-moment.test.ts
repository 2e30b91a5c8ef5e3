import { expect, it } from 'vitest';
import { weeklyMoment } from './next-due.ts';

it.each([
  ['2026-03-15T09:59:00-03:00', 'America/Sao_Paulo', null],
  ['2026-03-15T10:00:00-03:00', 'America/Sao_Paulo', '2026-03-15'],
  ['2026-03-15T23:59:00-03:00', 'America/Sao_Paulo', '2026-03-15'],
  ['2026-03-16T09:59:00-03:00', 'America/Sao_Paulo', '2026-03-15'],
  ['2026-03-16T10:00:00-03:00', 'America/Sao_Paulo', null],
  ['2026-03-14T12:00:00-03:00', 'America/Sao_Paulo', null],
  ['2026-03-15T10:30:00+09:00', 'Asia/Tokyo', '2026-03-15'],
  // The clocks of New York change on this Sunday.
  ['2026-03-08T10:00:00-04:00', 'America/New_York', '2026-03-08'],
  ['2026-03-08T09:59:00-04:00', 'America/New_York', null],
])('weeklyMoment at %s in %s is %s', (instant, zone, sunday) => {
  expect(weeklyMoment(Date.parse(instant), zone)).toBe(sunday);
});
