import { buffer } from 'node:stream/consumers';
import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { RECORD_LIMITS, RECORD_TITLE } from '@alento/domain/health-record/record-text.copy';
import { localDateOf } from '@alento/domain/time/local-date';
import { COLOURS } from './colours.ts';
import { drawPieces, headed, type Piece, paragraph } from './page/piece.ts';
import { decorate, openSheet, type Sheet } from './page/sheet.ts';
import { drawLine } from './page/text.ts';
import { pdfCopy } from './record-pdf.copy.ts';
import { sectionPieces } from './sections/section-pieces.ts';

/** A short coloured line above the title, the only element in this colour. */
const mark = (sheet: Sheet): Piece => ({
  gap: 0,
  start: 0,
  draw: () => {
    const { doc, left } = sheet;
    decorate(sheet, () => doc.roundedRect(left, doc.y, 34, 4, 2).fill(COLOURS.accent));
    doc.y += 13;
  },
});

/** Title, name, period, days with entries and the day on which the document was made. */
function openingPieces(sheet: Sheet, document: RecordDocument): Piece[] {
  const { displayName, startDate, endDate, moods, createdAt, timeZone } = document;
  return [
    mark(sheet),
    paragraph(sheet, RECORD_TITLE, { style: 'title', gap: 0, role: 'H1' }),
    ...(displayName === null ? [] : [paragraph(sheet, displayName, { style: 'name', gap: 4 })]),
    paragraph(sheet, pdfCopy.period(startDate, endDate), { gap: 6 }),
    ...(moods ? [paragraph(sheet, pdfCopy.daysLogged(moods.days, moods.periodDays), { gap: 0 })] : []),
    paragraph(sheet, pdfCopy.createdOn(localDateOf(createdAt, timeZone)), { style: 'note', gap: 2 }),
  ];
}

/** What the document is not, at its end. */
const limitPieces = (sheet: Sheet): Piece[] =>
  headed(paragraph(sheet, pdfCopy.limits, { style: 'caption', gap: 22, role: 'H2' }), [
    paragraph(sheet, RECORD_LIMITS, { style: 'note', gap: 1 }),
  ]);

const FOOT = 40;

/** Writes the number of each page and the document's title at its foot, as decoration. */
function drawPageNumbers(sheet: Sheet, title: string): void {
  const { doc, left, width } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    const y = doc.page.height - FOOT;
    decorate(
      sheet,
      () => {
        doc.moveTo(left, y - 8).lineTo(left + width, y - 8);
        doc.lineWidth(0.6).stroke(COLOURS.border);
        drawLine(doc, title, 'axis', { x: left, y });
        drawLine(doc, pdfCopy.pageNumber(page + 1, count), 'axis', { x: left + width, y, align: 'end' });
      },
      'Pagination',
    );
  }
}

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
