import { describe, expect, it } from 'vitest';
import { SHARE_DAYS_MAX } from './limits.ts';
import { planShare, readRangeOf, shareStatusOf } from './share.ts';

const TODAY = '2026-03-14';
const ALL = { start: '0001-01-01', end: '9999-12-31' };

describe('readRangeOf', () => {
  it.each([
    ['from the first day that has something', ALL, '2026-01-20', { start: '2026-01-20', end: TODAY }],
    ['two years at most', ALL, '2020-01-20', { start: '2024-03-14', end: TODAY }],
    ['90 days without any', ALL, null, { start: '2025-12-15', end: TODAY }],
    ['all shared days without any, if they are fewer', { start: '2026-03-01', end: '2026-03-10' }, null, null],
    [
      'a day of the future',
      { start: '2026-04-01', end: '2026-05-01' },
      null,
      { start: '2026-04-01', end: '2026-04-01' },
    ],
    ['the first days of the calendar', { start: '0001-01-01', end: '0001-01-02' }, null, null],
    ['an entry that is dated tomorrow', ALL, '2026-03-15', { start: TODAY, end: TODAY }],
  ])('%s', (_, days, first, expected) => {
    expect(readRangeOf(days, TODAY, first)).toEqual(expected ?? days);
  });
});

it.each([
  [0, 'SHARE_DAYS_INVALID'],
  [1, null],
  [SHARE_DAYS_MAX, null],
  [SHARE_DAYS_MAX + 1, 'SHARE_DAYS_INVALID'],
  [1.5, 'SHARE_DAYS_INVALID'],
])('planShare() for %d days returns the error %s', (expiresInDays, code) => {
  const planned = planShare({ startDate: TODAY, endDate: TODAY, parts: ['moods'], expiresInDays }, 0);
  expect(planned.ok ? null : planned.code).toBe(code);
});

it.each([
  [null, null, 9, 'open'],
  [null, null, 10, 'unused'],
  [5, null, 19, 'active'],
  [5, null, 20, 'ended'],
  [5, 6, 20, 'revoked'],
] as const)('a share accepted at %s and revoked at %s is at %i %s', (acceptedAt, revokedAt, now, status) => {
  expect(shareStatusOf({ linkExpiresAt: 10, endsAt: 20, acceptedAt, revokedAt }, now)).toBe(status);
});
