import { describe, expect, it } from 'vitest';
import { webAttemptOf } from '../web/web-push-sender.ts';
import { attemptOf } from './attempt.ts';

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
    expect(attemptOf(429, '86400')).toMatchObject({ result: { afterMs: 3_600_000 } });
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
