import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInRollout } from './rollout.ts';

const percent = fc.integer({ min: 0, max: 100 });
const version = fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })).map(([minor, part]) => `1.${minor}.0+${part}`);

describe('isInRollout', () => {
  it('keeps every device when the share grows, has none at 0 % and all at 100 %', () => {
    fc.assert(
      fc.property(fc.string(), version, percent, percent, (id, of, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        if (isInRollout(id, of, less)) expect(isInRollout(id, of, more)).toBe(true);
        expect(isInRollout(id, of, 0)).toBe(false);
        expect(isInRollout(id, of, 100)).toBe(true);
      }),
    );
  });

  it('has close to the share of the devices', () => {
    const DEVICES = 4000;
    fc.assert(
      fc.property(fc.uuid(), version, percent, (prefix, of, share) => {
        const ids = Array.from({ length: DEVICES }, (_, number) => `${prefix}-${number}`);
        const count = ids.filter((id) => isInRollout(id, of, share)).length;
        // Five standard deviations of a fair choice.
        const tolerance = 5 * Math.sqrt((DEVICES * share * (100 - share)) / 100 ** 2);
        expect(Math.abs(count - (DEVICES * share) / 100)).toBeLessThanOrEqual(tolerance);
      }),
      { numRuns: 40, seed: 21 },
    );
  });

  it('begins with other devices for another version', () => {
    const ids = Array.from({ length: 1000 }, (_, number) => `device-${number}`);
    const first = new Set(ids.filter((id) => isInRollout(id, '1.0.0+1', 20)));
    const both = ids.filter((id) => first.has(id) && isInRollout(id, '1.0.0+2', 20));
    expect(both.length).toBeLessThan(first.size / 2);
  });
});
