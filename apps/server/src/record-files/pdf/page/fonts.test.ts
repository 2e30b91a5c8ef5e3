import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { type FontName, isInFont, registerFonts, unpackWoff } from './fonts.ts';

/** pdfkit's font object, which its types don't have. */
type Opened = { _font: { name: string; font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

function open(name: FontName | Buffer): Opened['_font'] {
  const doc = new PDFDocument({ font: '' });
  registerFonts(doc);
  doc.font(name);
  return (doc as unknown as Opened)._font;
}

describe('fonts of the PDF', () => {
  it.each(['regular', 'semibold'] as const)(
    'the %s font has a glyph for every character that counts as printable',
    (name) => {
      const { font } = open(name);
      for (let codePoint = 0x20; codePoint <= 0xffff; codePoint++)
        if (isInFont(String.fromCharCode(codePoint)))
          expect(font.hasGlyphForCodePoint(codePoint), `U+${codePoint.toString(16)}`).toBe(true);
    },
  );

  it('counts the letters and signs of Portuguese as printable, and no combining mark or other script', () => {
    expect(isInFont('ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüçñ ºª§°–—“”‘’…•€ 0123456789 (a/b) [c] {d} <e> & @ # * + = _ | ~ ^')).toBe(
      true,
    );
    for (const other of ['\u0301', 'я', 'ع', '中', '😀', '\u00ad', '\u200b', '\t', '\r'])
      expect(isInFont(other)).toBe(false);
  });
});

describe('unpackWoff', () => {
  const path = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff');
  const file = readFileSync(path);

  it('gives a file of the size and with the checksums that the WOFF file states', () => {
    const font = unpackWoff(file);
    expect(font.length).toBe(file.readUInt32BE(16));
    for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
      if (font.toString('latin1', entry, entry + 4) === 'head') continue;
      const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      let sum = 0;
      for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
      expect(sum).toBe(font.readUInt32BE(entry + 4));
    }
  });

  it('refuses a WOFF2 file', () => {
    expect(() => unpackWoff(readFileSync(`${path}2`))).toThrow('Not a WOFF 1.0 file');
  });
});
