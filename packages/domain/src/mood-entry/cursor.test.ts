import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_INSTANT_MS } from '../time/local-date.ts';
import { formatCursor, parseCursor } from './cursor.ts';

const ID_UNITS = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-');

describe('cursor of a list of entries', () => {
  it('is the same after encoding and decoding', () => {
    const cursor = fc.record({
      timestamp: fc.integer({ min: 0, max: MAX_INSTANT_MS }),
      id: fc.oneof(fc.uuid(), fc.string({ unit: ID_UNITS, minLength: 1, maxLength: 64 })),
    });
    fc.assert(
      fc.property(cursor, (value) => {
        expect(parseCursor(formatCursor(value))).toEqual(value);
      }),
    );
    expect(parseCursor(`${MAX_INSTANT_MS}~a`)).toEqual({ timestamp: MAX_INSTANT_MS, id: 'a' });
    expect(new Date(MAX_INSTANT_MS).toISOString()).toBe('9999-12-31T23:59:59.999Z');
    expect(formatCursor({ timestamp: 1_795_228_667_138, id: 'a-1' })).toBe('1795228667138~a-1');
  });

  it.each([
    ...['', '~', '1~', '~a', '-1~a', '1.5~a', '1e3~a', ' 1~a', '1~a\n', '1~a~b', "1~a' or 1=1", '1~ação'],
    ...[`1~${'a'.repeat(65)}`, `${MAX_INSTANT_MS + 1}~a`, `${'9'.repeat(17)}~a`, 'NaN~a'],
  ])('can’t be decoded from %j', (text) => {
    expect(parseCursor(text)).toBeNull();
  });
});
