import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { RECORD_LIMITS, RECORD_TITLE } from '@alento/domain/health-record/record-text.copy';
import { localDateOf } from '@alento/domain/time/local-date';
import { COLOURS } from '../colours.ts';
import { headed, type Piece, paragraph } from '../page/piece.ts';
import { decorate, type Sheet } from '../page/sheet.ts';
import { pdfCopy } from '../record-pdf.copy.ts';

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
export function openingPieces(sheet: Sheet, document: RecordDocument): Piece[] {
  const { displayName, startDate, endDate, moods, createdAt, timeZone } = document;
  return [
    mark(sheet),
    paragraph(sheet, RECORD_TITLE, { style: 'title', gap: 0, role: 'H1' }),
    ...(displayName === null ? [] : [paragraph(sheet, displayName, { style: 'name', gap: 4 })]),
    paragraph(sheet, pdfCopy.period(startDate, endDate), { gap: 6 }),
    ...(moods ? [paragraph(sheet, pdfCopy.daysLogged(moods.days, moods.periodDays), { gap: 0 })] : []),
    paragraph(sheet, pdfCopy.madeOn(localDateOf(createdAt, timeZone)), { style: 'note', gap: 2 }),
  ];
}

/** What the document is not, at its end. */
export const limitPieces = (sheet: Sheet): Piece[] =>
  headed(paragraph(sheet, pdfCopy.limits, { style: 'caption', gap: 22, role: 'H2' }), [
    paragraph(sheet, RECORD_LIMITS, { style: 'note', gap: 1 }),
  ]);
