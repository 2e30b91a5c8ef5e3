import { keepTogether, roomOf, type Sheet, type StructureElement, skip, tagged } from './sheet.ts';
import { drawText, heightOf, lineHeightOf, linesIn, type StyleName } from './text.ts';

/** A part of the document that is drawn below the one before it. Heights are in points. */
export type Piece = {
  /** Space above. */
  gap: number;
  /** Height that has to fit on the page where the piece starts. */
  start: number;
  draw: () => void;
};

/** Width of running text: about 80 characters. Tables and figures are wider. */
export const MEASURE = 420;
/** Maximum number of lines of a paragraph on one page. A longer paragraph is divided after its second line or later. */
const UNDIVIDED_LINES = 6;
const LINES_FIRST = 2;
/** Height up to which a heading is on one page with what follows it, so that short sections are not divided. */
const UNDIVIDED_SECTION_HEIGHT = 150;

/** Draws pieces below each other, and starts pages where they don't fit. */
export function drawPieces(sheet: Sheet, pieces: readonly Piece[]): void {
  for (const { gap, start, draw } of pieces) {
    keepTogether(sheet, gap * sheet.spacing + start);
    skip(sheet, gap);
    draw();
  }
}

/** The height that has to fit where a text starts: all of it, or its first lines if it is long. */
export function startOf({ doc }: Sheet, text: string, style: StyleName, width: number): number {
  const line = lineHeightOf(doc, style);
  const height = heightOf(doc, text, style, width);
  return height <= line * UNDIVIDED_LINES + 0.5 ? height : line * LINES_FIRST;
}

/** Draws a text so that its last line doesn't stand alone on the next page: the line before it goes there too. */
function drawKeepingLines(sheet: Sheet, text: string, style: StyleName, x: number, width: number): void {
  const { doc } = sheet;
  const line = lineHeightOf(doc, style);
  const lines = Math.round(heightOf(doc, text, style, width) / line);
  const { margins } = doc.page;
  const { bottom } = margins;
  if (lines - linesIn(doc, style, roomOf(sheet)) === 1) margins.bottom += line;
  drawText(doc, text, style, { x, y: doc.y, width });
  margins.bottom = bottom;
}

type Placement = { style?: StyleName; gap?: number; indent?: number; parent?: StructureElement; role?: string };

/** A text as one element of the structure. */
export function paragraph(
  sheet: Sheet,
  text: string,
  { style = 'body', gap = 2, indent = 0, parent = sheet.root, role = 'P' }: Placement = {},
): Piece {
  const width = MEASURE - indent;
  return {
    gap,
    start: startOf(sheet, text, style, width),
    draw: () => tagged(sheet, parent, role, () => drawKeepingLines(sheet, text, style, sheet.left + indent, width)),
  };
}

/** The height of the first pieces, which stay on one page: the first, and those after it while they are short. */
function undividedHeight(pieces: readonly Piece[]): number {
  let height = 0;
  for (const [at, { gap, start }] of pieces.entries()) {
    if (at > 0 && height + gap + start > UNDIVIDED_SECTION_HEIGHT) break;
    height += gap + start;
  }
  return height;
}

/** A heading with what follows it: it never stands alone at the end of a page. Nothing, if nothing follows. */
export function headed(heading: Piece, pieces: readonly Piece[]): Piece[] {
  if (pieces.length === 0) return [];
  return [{ ...heading, start: heading.start + undividedHeight(pieces) }, ...pieces];
}
