import { describe, expect, it } from 'vitest';
import { padJson } from './padding.ts';

const sizeOf = (name: string): number => Buffer.byteLength(padJson(JSON.stringify({ name })));

describe('padJson', () => {
  it.each([
    ['an empty name', '', 256],
    ['a usual name', 'Dormi bem', 256],
    ['thirty letters with two bytes each', 'ã'.repeat(30), 256],
    ['a name that fills exactly the smallest size', 'a'.repeat(256 - '{"name":""}'.length), 256],
    ['a name one byte too long for the smallest size', 'a'.repeat(257 - '{"name":""}'.length), 512],
    ['thirty family emoji', '👨‍👩‍👧‍👦'.repeat(30), 1024],
  ])('pads a document to one of a few sizes: %s', (_, name, size) => {
    expect(sizeOf(name)).toBe(size);
  });

  it('returns JSON that parses to the original value', () => {
    const value = { name: ' espaço no fim ', icon: 'tag' };
    expect(JSON.parse(padJson(JSON.stringify(value)))).toEqual(value);
  });
});
