import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('retryAfterMs', () => {
  it('reads seconds and HTTP dates, never less than nothing', () => {
    expect(retryAfterMs('120', NOW)).toBe(120_000);
    expect(retryAfterMs(' 0 ', NOW)).toBe(0);
    expect(retryAfterMs('Sun, 01 Mar 2026 12:00:30 GMT', NOW)).toBe(30_000);
    expect(retryAfterMs('Sun, 01 Mar 2026 11:00:00 GMT', NOW)).toBe(0);
    expect(retryAfterMs('86400', NOW)).toBe(86_400_000);
    expect(retryAfterMs('Wed, 01 Apr 2026 12:00:00 GMT', NOW)).toBe(31 * 86_400_000);
  });

  it('returns null for what it can’t read', () => {
    for (const text of [null, undefined, '', 'soon', '-5', '1.5', 'Sun, 99 Foo']) {
      expect(retryAfterMs(text, NOW), String(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ms = retryAfterMs(text, NOW);
        expect(ms === null || ms >= 0).toBe(true);
      }),
    );
  });
});
