import { COLOURS } from './colours.ts';
import { decorate, type Sheet } from './page/sheet.ts';
import { drawLine } from './page/text.ts';
import { pdfCopy } from './record-pdf.copy.ts';

const FOOT = 40;

/** Writes the number of each page and the document's title at its foot, as decoration. */
export function drawPageNumbers(sheet: Sheet, title: string): void {
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
