import { localDateOf } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localInstant } from './local-instant.ts';

it.each([
  ['2026-03-15T02:59:59.999Z', 'America/Sao_Paulo', '2026-03-14T23:59:59-03:00'],
  ['2026-03-15T03:00:00Z', 'America/Sao_Paulo', '2026-03-15T00:00:00-03:00'],
  ['2018-12-01T01:30:00Z', 'America/Sao_Paulo', '2018-11-30T23:30:00-02:00'],
  ['2028-02-29T23:00:00Z', 'UTC', '2028-02-29T23:00:00+00:00'],
  ['2026-03-14T12:00:00Z', 'Asia/Kathmandu', '2026-03-14T17:45:00+05:45'],
  ['2026-03-14T12:00:00Z', 'America/St_Johns', '2026-03-14T09:30:00-02:30'],
  ['2026-03-14T12:00:00Z', 'Pacific/Kiritimati', '2026-03-15T02:00:00+14:00'],
])('localInstant() writes %s in %s as %s', (instant, timeZone, expected) => {
  expect(localInstant(Date.parse(instant), timeZone)).toBe(expected);
});

it('localInstant() is the same second, and starts with the local date', () => {
  const zones = fc.constantFrom(
    'America/Sao_Paulo',
    'America/Noronha',
    'Europe/Lisbon',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
  );
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), zones, (instant, timeZone) => {
      const written = localInstant(instant, timeZone);
      expect(Date.parse(written)).toBe(Math.floor(instant / 1000) * 1000);
      expect(written.slice(0, 10)).toBe(localDateOf(instant, timeZone));
    }),
  );
});
