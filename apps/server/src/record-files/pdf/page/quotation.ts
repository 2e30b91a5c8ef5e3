import { COLOURS } from '../colours.ts';
import { type Piece, paragraph } from './piece.ts';
import { decorate, group, type Sheet } from './sheet.ts';

const INDENT = 14;
const BAR = 2;
const BETWEEN = 7;

/** Draws a line at the left of a text that began at `from`, on each page that the text is on. */
function drawBar(sheet: Sheet, from: { page: number; y: number }): void {
  const { doc, left, top } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const last = start + count - 1;
  const end = doc.y;
  for (let page = from.page; page <= last; page++) {
    doc.switchToPage(page);
    const y = page === from.page ? from.y : top;
    const bottom = page === last ? end : doc.page.maxY();
    decorate(sheet, () => doc.rect(left, y, BAR, bottom - y).fill(COLOURS.brand));
  }
}

/**
 * What a person wrote, in paragraphs with the person's line breaks, and with a line at the left that marks it as their
 * words. Each paragraph is a piece.
 */
export function quotation(sheet: Sheet, text: string): Piece[] {
  const { doc } = sheet;
  const paragraphs = text.split(/(?:\r?\n[^\S\n]*){2,}/).filter((one) => one.trim() !== '');
  let quote: ReturnType<typeof group> | null = null;
  return paragraphs.map((one, at) => {
    const { start } = paragraph(sheet, one, { indent: INDENT });
    return {
      gap: at === 0 ? 6 : 0,
      start: start + (at === 0 ? 0 : BETWEEN),
      draw: () => {
        const range = doc.bufferedPageRange();
        const from = { page: range.start + range.count - 1, y: doc.y };
        quote ??= group(sheet, sheet.root, 'BlockQuote');
        if (at > 0 && doc.y > sheet.top) doc.y += BETWEEN;
        paragraph(sheet, one, { indent: INDENT, parent: quote }).draw();
        drawBar(sheet, from);
        if (at === paragraphs.length - 1) quote.end();
      },
    };
  });
}
