import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_DIGITS } from './limits.ts';
import { formatPhone, isPhone } from './phone.ts';

describe('formatPhone()', () => {
  it.each([
    ['', ''],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['11987654', '(11) 98765-4'],
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['11 9 8765.4321 ramal 22', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['55 11 98765-4321', '(11) 98765-4321'],
    ['(55) 98765-43210', '(55) 98765-4321'],
    ['0119876543', '(01) 19876-543'],
    ['011 98765-4321', '(11) 98765-4321'],
    ['0 15 11 98765-4321', '(11) 98765-4321'],
    ['+55 011 98765-4321', '(11) 98765-4321'],
  ])('formats %j as %j', (typed, formatted) => {
    expect(formatPhone(typed)).toBe(formatted);
  });

  it('does not change formatted numbers, and never returns more than 11 digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const formatted = formatPhone(typed);
        expect(formatPhone(formatted)).toBe(formatted);
        expect(formatted.replace(/\D/g, '').length).toBeLessThanOrEqual(PHONE_DIGITS);
      }),
    );
  });
});

describe('isPhone()', () => {
  it.each([
    ...['11987654321', '(11) 8765-4321', '(01) 98765-4321', '(11)98765-4321', '(11) 98765-43210', ' (11) 98765-4321'],
    ...[''],
  ])('is false for %j', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});
