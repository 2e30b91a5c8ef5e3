import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'ação ☕';
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));

it('decodes UTF-8 and UTF-16 with and without a byte order mark', () => {
  const little = utf16(TEXT);
  const big = Uint8Array.from(Buffer.from(little).swap16());
  for (const bytes of [
    new TextEncoder().encode(TEXT),
    new TextEncoder().encode(`\ufeff${TEXT}`),
    utf16(`\ufeff${TEXT}`),
    little,
    Uint8Array.from([0xfe, 0xff, ...big]),
    big,
  ]) {
    expect(decodeText(bytes)).toBe(TEXT);
  }
});

it('decodes what an old spreadsheet wrote as Windows-1252', () => {
  expect(decodeText(Uint8Array.from([0x61, 0xe7, 0xe3, 0x6f, 0x20, 0x80]))).toBe('ação €');
});

it('replaces damaged characters of UTF-8', () => {
  const bytes = new TextEncoder().encode('ação, mãe');
  bytes[1] = 0x41;
  expect(decodeText(bytes)).toBe('aA\ufffdão, mãe');
});

it('decodeText drops single NUL characters, and keeps the gap of a damaged file', () => {
  expect(decodeText(new TextEncoder().encode('um\u0000 dois'))).toBe('um dois');
  expect(decodeText(new TextEncoder().encode(`um${'\u0000'.repeat(3)}`))).toBe(`um${'\u0000'.repeat(3)}`);
});
