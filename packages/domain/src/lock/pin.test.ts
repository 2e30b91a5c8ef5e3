import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wasAwayTooLong } from './auto-lock.ts';
import { beginAttempt, countDown, FREE_ATTEMPTS, noAttempts, type PinAttempts, planPin, waitAfter } from './pin.ts';

it.each(['0000', '1111', '99999999', '1234', '4321', '7890', '2109', '12345678', '1212', '123123', '1122', '2580'])(
  'refuses %s, which others try first',
  (pin) => {
    expect(planPin(pin)).toEqual({ ok: false, code: 'PIN_TRIVIAL' });
  },
);

it.each(['1357', '8021', '19284', '482913', '30517264'])('accepts %s', (pin) => {
  expect(planPin(pin)).toEqual({ ok: true, value: pin });
});

it('removes the spaces of a pasted PIN', () => {
  expect(planPin(' 48 29\n13 ')).toEqual({ ok: true, value: '482913' });
});

it.each([
  ['', 'PIN_LENGTH'],
  ['802', 'PIN_LENGTH'],
  ['802193746', 'PIN_LENGTH'],
  ['80a1', 'PIN_NOT_DIGITS'],
  ['８０２１', 'PIN_NOT_DIGITS'],
  ['-802', 'PIN_NOT_DIGITS'],
])('refuses %j with %s', (text, code) => {
  expect(planPin(text)).toEqual({ ok: false, code });
});

const NOW = Date.UTC(2026, 2, 10, 3);

const failed = (times: number, now = NOW): PinAttempts => ({ failures: times, leftMs: waitAfter(times), seenAt: now });

describe('waits after wrong PINs', () => {
  it('has none for the first four, then 30 s, 1, 5, 15, 30 and 60 minutes', () => {
    const waits = Array.from({ length: 12 }, (_, index) => waitAfter(index) / 1000);
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 300, 900, 1800, 3600, 3600]);
  });

  it('counts an attempt before it is checked, and refuses one during a wait', () => {
    let attempts: PinAttempts | null = noAttempts(NOW);
    for (let count = 1; count <= FREE_ATTEMPTS + 1; count += 1) attempts = beginAttempt(attempts ?? failed(0), NOW);
    expect(attempts).toEqual({ failures: 5, leftMs: 30_000, seenAt: NOW });
    expect(beginAttempt(failed(5), NOW + 29_999)).toBeNull();
    expect(beginAttempt(failed(5), NOW + 30_000)).toEqual({ failures: 6, leftMs: 60_000, seenAt: NOW + 30_000 });
  });

  it('is not shortened by a clock that is set back, however often', () => {
    const steps = fc.array(
      fc.record({ passes: fc.nat(600_000), setBack: fc.oneof(fc.constant(0), fc.nat(10_000_000)) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 20 }), steps, (failures, all) => {
        let attempts = failed(failures);
        let real = 0;
        let clock = NOW;
        for (const { passes, setBack } of all) {
          real += passes;
          clock += passes - setBack;
          attempts = countDown(attempts, clock);
          expect(attempts.leftMs).toBeGreaterThanOrEqual(waitAfter(failures) - real);
          expect(attempts.leftMs).toBeLessThanOrEqual(waitAfter(failures));
        }
      }),
    );
  });
});

it('locks from the last millisecond of the time on', () => {
  expect(wasAwayTooLong(NOW, NOW + 59_999, 1)).toBe(false);
  expect(wasAwayTooLong(NOW, NOW + 60_000, 1)).toBe(true);
  expect(wasAwayTooLong(NOW, NOW, 0)).toBe(true);
});

it('locks if the clock was set back meanwhile', () => {
  expect(wasAwayTooLong(NOW, NOW - 1, 15)).toBe(true);
});
