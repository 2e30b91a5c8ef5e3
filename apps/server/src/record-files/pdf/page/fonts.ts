import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const SIGNATURE = 'wOFF';

/** The next multiple of four, at which a table starts. */
const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The font of a WOFF 1.0 file with uncompressed tables (SFNT). pdfkit reads WOFF too, but decompresses the tables for
 * each document and in JavaScript, which took about half of the time.
 *
 * @throws {Error} if the file isn't WOFF 1.0.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('Not a WOFF 1.0 file');
  const count = file.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = WOFF_HEADER + at * WOFF_ENTRY;
    const [offset, compressed, length] = [4, 8, 12].map((field) => file.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const stored = file.subarray(offset, offset + compressed);
    return {
      tag: file.subarray(entry, entry + 4),
      checksum: file.readUInt32BE(entry + 16),
      table: compressed < length ? inflateSync(stored) : stored,
    };
  });
  const font = Buffer.alloc(
    entries.reduce((size, { table }) => size + aligned(table.length), SFNT_HEADER + count * SFNT_ENTRY),
  );
  const power = 2 ** Math.floor(Math.log2(count));
  file.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * SFNT_ENTRY, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
  let offset = SFNT_HEADER + count * SFNT_ENTRY;
  for (const [at, { tag, checksum, table }] of entries.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(table.length, entry + 12);
    table.copy(font, offset);
    offset += aligned(table.length);
  }
  return font;
}

export type FontName = 'regular' | 'semibold';

const require = createRequire(import.meta.url);
/** Static WOFF files: pdfkit embeds neither variable fonts nor WOFF2. */
const PATHS: Readonly<Record<FontName, string>> = {
  regular: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  semibold: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
};

const read = (name: FontName): Buffer => unpackWoff(readFileSync(PATHS[name]));

let files: Record<FontName, Buffer> | null = null;

/**
 * Registers the fonts of a document. The files are read once per thread; only the glyphs that a document uses are
 * embedded.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  files ??= { regular: read('regular'), semibold: read('semibold') };
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, file);
}

/**
 * Whether both fonts have glyphs for all characters of the text. Combining marks are not included, although the fonts
 * have some: printable-text.ts composes them with their letters.
 */
export const isInFont = (text: string): boolean => IN_FONT.test(text);

const IN_FONT =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212\u2215]*$/;
