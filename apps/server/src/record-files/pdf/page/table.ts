import { COLOURS } from '../colours.ts';
import type { Box } from './box.ts';
import type { Piece } from './piece.ts';
import { decorate, group, roomOf, type Sheet, type StructureElement, tagged } from './sheet.ts';
import { drawText, heightOf, lineHeightOf, type StyleName } from './text.ts';

/** A column. Numbers are aligned at the right. */
type Column = { title: string; width: number; align?: 'right' };

type Table = {
  /** What the table shows, above it and in the structure. */
  caption: string;
  columns: readonly Column[];
  /** Texts of the cells. The first of a row is its header. */
  rows: readonly (readonly string[])[];
  /** Draws something decorative in a row, such as a bar beside its number. */
  decorateRow?: (row: number, box: Box) => void;
};

const PADDING = 2.2;
const GUTTER = 16;
/** Maximum number of rows of a table on one page. A longer table is divided after its second row or later. */
const UNDIVIDED_ROWS = 8;
const ROWS_FIRST = 2;
/** Lines of the longest cell. What is longer is cut, so that every row fits on a page. */
const CELL_LINES = 8;

function heightOfRow({ doc }: Sheet, columns: readonly Column[], cells: readonly string[], style: StyleName): number {
  const heights = columns.map(({ width }, at) => heightOf(doc, cells[at] ?? '', style, width - GUTTER));
  return Math.min(Math.max(...heights), lineHeightOf(doc, style) * CELL_LINES) + 2 * PADDING;
}

/** Draws the cells of a row at `doc.y` with `drawCell`, which tags each of them, and moves `doc.y` below the row. */
function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  style: StyleName,
  drawCell: (at: number, draw: () => void) => void,
): void {
  const { doc } = sheet;
  const height = heightOfRow(sheet, columns, cells, style);
  const top = doc.y;
  let x = sheet.left;
  for (const [at, { width, align }] of columns.entries()) {
    const place = { x, y: top + PADDING, width: width - GUTTER, height: height - PADDING, ...(align && { align }) };
    drawCell(at, () => drawText(doc, cells[at] ?? '', style, place));
    x += width;
  }
  doc.y = top + height;
}

function rule({ doc, left }: Sheet, width: number, colour: string): void {
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.6)
    .stroke(colour);
}

/**
 * A table with column and row headers. It may continue on the next page between two rows; its column titles are then
 * repeated there as decoration.
 */
export function table(sheet: Sheet, { caption, columns, rows, decorateRow }: Table): Piece {
  const { doc } = sheet;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const titles = columns.map(({ title }) => title);
  const rowHeights = rows.map((cells) => heightOfRow(sheet, columns, cells, 'cell'));
  const headHeight = heightOfRow(sheet, columns, titles, 'column-title');
  const firstRows = rowHeights
    .slice(0, rows.length <= UNDIVIDED_ROWS ? rows.length : ROWS_FIRST)
    .reduce((sum, height) => sum + height, 0);

  function drawHead(drawCell: (at: number, draw: () => void) => void): void {
    drawRow(sheet, columns, titles, 'column-title', drawCell);
    decorate(sheet, () => rule(sheet, width, COLOURS['border-strong']));
  }

  function continueOnNextPage(): void {
    doc.addPage();
    drawHead((_, draw) => decorate(sheet, draw));
  }

  function drawBodyRow(element: StructureElement, cells: readonly string[], row: number): void {
    const height = rowHeights[row] ?? 0;
    if (roomOf(sheet) < height) continueOnNextPage();
    const box = { x: sheet.left, y: doc.y, width, height };
    if (decorateRow) decorate(sheet, () => decorateRow(row, box));
    const tr = group(sheet, element, 'TR');
    drawRow(sheet, columns, cells, 'cell', (at, draw) =>
      at === 0 ? tagged(sheet, tr, 'TH', draw, { scope: 'Row' }) : tagged(sheet, tr, 'TD', draw),
    );
    tr.end();
    decorate(sheet, () => rule(sheet, width, COLOURS.border));
  }

  return {
    gap: 10,
    start: lineHeightOf(doc, 'caption') + headHeight + firstRows,
    draw: () => {
      const element = group(sheet, sheet.root, 'Table');
      tagged(sheet, element, 'Caption', () => drawText(doc, caption, 'caption', { x: sheet.left, y: doc.y, width }));
      const head = group(sheet, element, 'TR');
      drawHead((_, draw) => tagged(sheet, head, 'TH', draw, { scope: 'Column' }));
      head.end();
      for (const [row, cells] of rows.entries()) drawBodyRow(element, cells, row);
      element.end();
    },
  };
}
