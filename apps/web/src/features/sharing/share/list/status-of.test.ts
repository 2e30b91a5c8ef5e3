import type { Share } from '@alento/contract/sharing/shares';
import { DAY_MS } from '@alento/domain/time/local-date';
import { afterEach, expect, it } from 'vitest';
import { compareClock } from '../../../../lib/time/clock-skew.ts';
import { withClock } from '../../../../testing/clock.ts';
import { statusNow } from './status-of.ts';

const NOW = Date.parse('2026-11-14T11:00:00Z');
withClock(NOW);
afterEach(() => compareClock(new Date(NOW).toUTCString(), NOW));

it('a share that hasn’t ended is active, and can be ended, on a device whose clock is known to be two days ahead', () => {
  const right = NOW - 2 * DAY_MS;
  compareClock(new Date(right).toUTCString(), NOW);
  const share = { linkExpiresAt: right, acceptedAt: right - DAY_MS, endsAt: right + DAY_MS, revokedAt: null };
  expect(statusNow(share as Share)).toBe('active');
});
