import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RETRY_AFTER_MS_MAX, retryAfterMs } from '../../retry-after.ts';
import { webAttemptOf } from '../web/web-answer.ts';
import { attemptOf } from './attempt.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('retryAfterMs', () => {
  it('reads seconds and HTTP dates, at most an hour, never less than nothing', () => {
    expect(retryAfterMs('120', NOW)).toBe(120_000);
    expect(retryAfterMs(' 0 ', NOW)).toBe(0);
    expect(retryAfterMs('Sun, 01 Mar 2026 12:00:30 GMT', NOW)).toBe(30_000);
    expect(retryAfterMs('Sun, 01 Mar 2026 11:00:00 GMT', NOW)).toBe(0);
    expect(retryAfterMs('86400', NOW)).toBe(RETRY_AFTER_MS_MAX);
    expect(retryAfterMs('Wed, 01 Apr 2026 12:00:00 GMT', NOW)).toBe(RETRY_AFTER_MS_MAX);
  });

  it('returns null for what it can’t read', () => {
    for (const text of [null, undefined, '', 'soon', '-5', '1.5', 'Sun, 99 Foo']) {
      expect(retryAfterMs(text, NOW), String(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ms = retryAfterMs(text, NOW);
        expect(ms === null || (ms >= 0 && ms <= RETRY_AFTER_MS_MAX)).toBe(true);
      }),
    );
  });
});

describe('attemptOf', () => {
  it.each([
    [200, 'accepted', false],
    [201, 'accepted', false],
    [202, 'accepted', false],
    [204, 'accepted', false],
    [301, 'refused', false],
    [307, 'refused', false],
    [400, 'refused', false],
    [401, 'refused', false],
    [403, 'refused', false],
    [404, 'gone', false],
    [406, 'later', false],
    [410, 'gone', false],
    [413, 'refused', false],
    [429, 'later', false],
    [500, 'later', true],
    [502, 'later', true],
    [503, 'later', true],
  ] as const)('maps %i to %s', (status, outcome, failed) => {
    expect(attemptOf(status, null)).toMatchObject({ result: { outcome }, failed });
  });

  it('passes Retry-After on, and pauses the service only for 503, for a minute at most', () => {
    // It may be meant for one target.
    expect(attemptOf(429, '60')).toMatchObject({ result: { outcome: 'later', afterMs: 60_000 }, pauseMs: null });
    expect(attemptOf(503, '3600')).toMatchObject({ result: { afterMs: 3_600_000 }, pauseMs: 60_000 });
    expect(attemptOf(503, '60').pauseMs).toBe(60_000);
    expect(attemptOf(500, '60')).toMatchObject({ result: { afterMs: 60_000 }, pauseMs: null });
    expect(attemptOf(429, null)).toMatchObject({ result: { afterMs: null }, pauseMs: null });
  });
});

describe('webAttemptOf', () => {
  const apple = (reason: string, isProven: boolean) =>
    webAttemptOf({ status: 403, retryAfter: null, text: JSON.stringify({ reason }) }, isProven).result.outcome;

  it('removes a subscription of Apple’s that belongs to another key', () => {
    expect(apple('VapidPkHashMismatch', false)).toBe('gone');
  });

  it('blames the subscription for a bad token only if the service has accepted the token before', () => {
    expect(apple('BadJwtToken', true)).toBe('gone');
    expect(apple('BadJwtToken', false)).toBe('refused');
  });

  it('refuses any other 403', () => {
    expect(apple('Forbidden', true)).toBe('refused');
    for (const text of ['', 'null', '<html>', '"BadJwtToken"'])
      expect(webAttemptOf({ status: 403, retryAfter: null, text }, true).result.outcome).toBe('refused');
  });
});
