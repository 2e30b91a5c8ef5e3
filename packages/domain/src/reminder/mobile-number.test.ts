import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { ANONYMOUS_DOMAIN } from '../account/anonymous-address.ts';
import { PHONE_DIGITS } from '../onboarding/limits.ts';
import { lacksNine } from '../onboarding/national-number.ts';
import { AREA_CODES, mobileNumber } from '../onboarding/phone.harness.ts';
import { channelAddressOf, formatMobile, mobileText, toMobileNumber } from './mobile-number.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

describe('toMobileNumber()', () => {
  it.each([
    ...['+91 98765 43210', '+33 9 12 34 56 78', '+999999999999999', '+55119876543210000', '+1 415 555 0100'],
    ...['0044 7911 123456', '0039 392 1234567', '0091 99123 45678', '+11 98888-7777'],
    ...['55 +11 98888-7777', '++5511988887777', '+55 11 8888-7777', '+55 98765-4321', '+55 55 11 98888-7777'],
    ...['11 98888-7777 ramal 22', '11988887777, 11977776666', '(20) 98888-7777', '(23) 98888-7777', '١١٩٨٨٨٨٧٧٧٧'],
  ])('refuses %j', (typed) => {
    expect(toMobileNumber(typed)).toBeNull();
  });

  it.each([
    ['(55) 98765-4321', '+5555987654321'],
    ['+55 55 98765-4321', '+5555987654321'],
    ['55 55 98765-4321', '+5555987654321'],
    [' +55 (11) 9 8888.7777 ', '+5511988887777'],
    ['011 98888-7777', '+5511988887777'],
    ['0 15 11 98888-7777', '+5511988887777'],
    ['(0 21 11) 98888-7777', '+5511988887777'],
    ['(0xx11) 98888-7777', '+5511988887777'],
    ['0XX 11 98888-7777', '+5511988887777'],
    ['+55 011 98888-7777', '+5511988887777'],
    ['+55 (0 15 11) 98888-7777', '+5511988887777'],
    ['0055 11 98888-7777', '+5511988887777'],
    ['\u202a+55 11 98888\u2011\u00a07777\u202c', '+5511988887777'],
  ])('reads %j as %s', (typed, number) => {
    expect(toMobileNumber(typed)).toBe(number);
  });

  it('knows the area codes of Brazil, and no others', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    expect(codes.filter((code) => toMobileNumber(`+55${code}988887777`) !== null)).toEqual(AREA_CODES);
  });

  it('never leaves a digit out, and adds only the country code', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789+-() .x') }),
      mobileNumber.chain((number) => fc.tuple(fc.string(), fc.string()).map(([a, b]) => `${a}${number}${b}`)),
      fc
        .tuple(fc.constantFrom('', '+', '+55', '55', '0'), fc.integer({ min: 0, max: 15 }).chain(digits))
        .map(([a, b]) => a + b),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const number = toMobileNumber(text);
        if (number === null) return;
        expect(number).toMatch(/^\+55\d{2}9\d{8}$/);
        const digitsBefore = text.replace(/\D/g, '').slice(0, -PHONE_DIGITS);
        expect(text.replace(/\D/g, '')).toBe(digitsBefore + number.slice(3));
        expect(digitsBefore).toMatch(/^(?:(?:00)?55)?(?:0(?:[1-9]\d)?)?$/);
        if (text.includes('+')) expect(digitsBefore).toMatch(/^55/);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('lacksNine()', () => {
  it.each(['(11) 8888-7777', '11 7888 7777', '+55 11 8888-7777', '(01) 98888-7777'])('is true for %j', (typed) =>
    expect(lacksNine(typed)).toBe(true),
  );

  it.each([
    ...['(11) 98888-7777', '(11) 3888-7777', '(20) 8888-7777', '8888-7777', '+1 88 88888888', '0800 722 6001', ''],
  ])('is false for %j', (typed) => expect(lacksNine(typed)).toBe(false));
});

describe('formatMobile()', () => {
  it.each([
    ['', ''],
    ['11', '(11'],
    ['119888877', '(11) 98888-77'],
    ['11988887777', '(11) 98888-7777'],
    ['+55 11 98888-7777', '(11) 98888-7777'],
    ['(55) 11988-887777', '(11) 98888-7777'],
    ['+', '+'],
    ['+91 98765 43210', '+91 98765 43210'],
    ['(11) 98888-77771', '(11) 98888-77771'],
    ['11 98888-7777 ramal 22', '11 98888-7777 ramal 22'],
  ])('shows %j as %j', (typed, formatted) => {
    expect(formatMobile(typed)).toBe(formatted);
  });
});

it('mobileText writes a number as people do', () => {
  expect(mobileText('+5511988887777')).toBe('(11) 98888-7777');
});

describe('channelAddressOf', () => {
  it('reads a mobile number', () => {
    expect(channelAddressOf('whatsapp', '(11) 98888-7777')).toEqual({ ok: true, value: '+5511988887777' });
  });

  it.each(['', 'ana@exemplo.com'])('refuses %j as a mobile number', (typed) => {
    expect(channelAddressOf('whatsapp', typed)).toMatchObject({ ok: false, code: 'CHANNEL_NUMBER_INVALID' });
  });

  it('says that the 9 of a mobile number is missing', () => {
    const refused = channelAddressOf('whatsapp', '(11) 8888-7777');
    expect(refused).toMatchObject({ ok: false, code: 'CHANNEL_NUMBER_WITHOUT_NINE' });
  });

  it('normalises an e-mail address', () => {
    expect(channelAddressOf('email', ' Ana@Exemplo.com ')).toEqual({ ok: true, value: 'ana@exemplo.com' });
  });

  it.each(['', 'ana', 'ana@', `anon_${'a'.repeat(52)}@${ANONYMOUS_DOMAIN}`, '(11) 98888-7777'])(
    'refuses %j as an e-mail address',
    (typed) => {
      expect(channelAddressOf('email', typed)).toMatchObject({ ok: false, code: 'CHANNEL_EMAIL_INVALID' });
    },
  );
});
