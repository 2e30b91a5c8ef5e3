import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

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
