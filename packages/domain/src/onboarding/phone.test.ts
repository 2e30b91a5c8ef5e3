import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { formatMobile } from '../reminder/mobile-number.ts';
import { PHONE_DIGITS } from './limits.ts';
import { lacksNine } from './national-number.ts';
import { mobileNumber } from './phone.harness.ts';
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
    ['(11) 98765-43210', '(11) 98765-4321'],
    ['(55) 98765-4321', '(55) 98765-4321'],
    ['+55 55 98765-4321', '(55) 98765-4321'],
    // Brazil's code and a number without its 9 must not become a number of the area 55.
    ['+55 98 7654-3210', '(98) 76543-210'],
    ['+55 98765-4321', '(98) 76543-21'],
    ['55 11 8765-4321', '(11) 87654-321'],
    ['0119876543', '(01) 19876-543'],
    ['(0xx11) 98765-4321', '(11) 98765-4321'],
    ['0800 722 6001', '(08) 00722-6001'],
    ['\u202a+55 11 98765\u20114321\u202c', '(11) 98765-4321'],
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

/** Types a text key by key into a field that formats it. */
const typed = (text: string, format: (text: string) => string): string =>
  Array.from(text).reduce((shown, key) => format(shown + key), '');

describe.each([
  ['formatPhone()', formatPhone],
  ['formatMobile()', formatMobile],
])('%s', (_, format) => {
  // A call that the other person pays begins with 90, with and without a carrier.
  const carriers = ['0 15 ', '90 15 ', '021', '+55 0 41 '];
  const before = fc.constantFrom('', '0', '(0xx)', '55', '55 ', '00 55 ', '90 ', '+55', '+55 ', '+55 0', ...carriers);
  const spelling = fc.constantFrom(
    (area: string, first: string, last: string) => `(${area}) ${first}-${last}`,
    (area: string, first: string, last: string) => area + first + last,
    (area: string, first: string, last: string) => `${area} ${first.slice(0, 1)} ${first.slice(1)}.${last}`,
  );

  it('ends with the same number for each of its spellings, pasted or typed key by key', () => {
    fc.assert(
      fc.property(mobileNumber, before, spelling, (digits, prefix, spell) => {
        const [area, first, last] = [digits.slice(0, 2), digits.slice(2, 7), digits.slice(7)];
        const text = prefix + spell(area, first, last);
        const formatted = `(${area}) ${first}-${last}`;
        expect(format(text)).toBe(formatted);
        // A carrier and an area code from 91 on begin a complete number of the area that the carrier's digits name.
        if (!(carriers.includes(prefix) && area.startsWith('9'))) {
          expect(typed(text, format)).toBe(formatted);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

it.each([
  '55 11 8888-7777',
  '+55 11 8888-7777',
  '0 15 11 8888-7777',
  '011 8888-7777',
  '11 8888-7777',
  '0xx11 8888-7777',
])('a number without its 9, %s, is incomplete when typed or pasted, and named', (text) => {
  for (const shown of [typed(text, formatPhone), formatPhone(text)]) {
    expect(isPhone(shown)).toBe(false);
    expect(lacksNine(shown)).toBe(true);
  }
  expect(lacksNine(text)).toBe(true);
});

describe('isPhone()', () => {
  it.each([
    ...['11987654321', '(11) 8765-4321', '(01) 98765-4321', '(11)98765-4321', '(11) 98765-43210', ' (11) 98765-4321'],
    ...[''],
  ])('is false for %j', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});
