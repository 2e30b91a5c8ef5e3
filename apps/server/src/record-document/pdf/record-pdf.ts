import { buffer } from 'node:stream/consumers';
import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { RECORD_TITLE } from '@alento/domain/health-record/record-text.copy';
import { drawPieces } from './page/piece.ts';
import { openSheet, type Sheet } from './page/sheet.ts';
import { drawPageNumbers } from './page-numbers.ts';
import { pdfCopy } from './record-pdf.copy.ts';
import { limitPieces, openingPieces } from './sections/opening.ts';
import { sectionPieces } from './sections/section-pieces.ts';

/** Spaces between pieces, as shares of the usual, that are tried if the last page would be nearly empty. */
const TIGHTER = [0.6, 0.35];
/** Height that the last page has to fill, points: less than half of it. */
const LAST_PAGE_MIN = 330;

const pagesOf = ({ doc }: Sheet): number => doc.bufferedPageRange().count;

function draw(document: RecordDocument, title: string, spacing: number): Sheet {
  const sheet = openSheet(title, document.createdAt, spacing);
  drawPieces(sheet, [...openingPieces(sheet, document), ...sectionPieces(sheet, document), ...limitPieces(sheet)]);
  return sheet;
}

/** Draws the document, again with less space if its last page is nearly empty and can be saved. */
function drawFitting(document: RecordDocument, title: string): Sheet {
  const usual = draw(document, title, 1);
  if (pagesOf(usual) === 1 || usual.doc.y - usual.top >= LAST_PAGE_MIN) return usual;
  for (const spacing of TIGHTER) {
    const tight = draw(document, title, spacing);
    if (pagesOf(tight) < pagesOf(usual)) return tight;
  }
  return usual;
}

/**
 * Draws a record as a tagged PDF on A4 pages. The same document always gives the same bytes. It takes no clock, no
 * database and no configuration, so that it can run on a thread.
 */
export async function recordPdf(document: RecordDocument): Promise<Buffer> {
  // The title is also written into XML by pdfkit, without escaping: it must not contain what a person wrote.
  const title = `${RECORD_TITLE}, ${pdfCopy.shortPeriod(document.startDate, document.endDate)}`;
  const sheet = drawFitting(document, title);
  drawPageNumbers(sheet, title);
  sheet.root.end();
  sheet.doc.end();
  return buffer(sheet.doc);
}
