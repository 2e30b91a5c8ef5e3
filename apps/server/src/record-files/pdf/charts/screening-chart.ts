import type { RecordScreening } from '@alento/domain/health-record/record-document';
import { FORMS, type Instrument, SEVERITY_LABELS } from '@alento/domain/screening/instruments';
import { COLOURS } from '../colours.ts';
import type { Box } from '../page/box.ts';
import { drawFigure } from '../page/figure.ts';
import type { Sheet } from '../page/sheet.ts';
import { drawLine } from '../page/text.ts';
import { pdfCopy } from '../record-pdf.copy.ts';
import { dayPosition, drawDays, drawLevel, drawPoint, drawRun, type Period, plotOf } from './axes.ts';

const LEFT = 88;
const DATES = 2;
/** Space at the sides of the plot for the numbers of the first and the last point. */
const INSET = 8;
/** Up to this number of points each has its score beside it, and is in the text alternative. */
const LABELLED = 6;

function altOf(instrument: Instrument, taken: readonly RecordScreening[]): string {
  if (taken.length <= LABELLED)
    return pdfCopy.screeningFigure(
      instrument,
      taken.map(({ localDate, score }) => ({ date: localDate, score })),
    );
  const scores = taken.map(({ score }) => score);
  return pdfCopy.longScreeningFigure(instrument, taken.length, Math.min(...scores), Math.max(...scores));
}

/** Draws the bands of an instrument as backgrounds, with their names. */
function drawBands(doc: PDFKit.PDFDocument, instrument: Instrument, plot: Box, yOf: (score: number) => number): void {
  const bands = FORMS[instrument].bands;
  for (const [at, { from, to, severity }] of bands.entries()) {
    const top = at === bands.length - 1 ? plot.y : yOf(to + 0.5);
    const bottom = at === 0 ? plot.y + plot.height : yOf(from - 0.5);
    doc.rect(plot.x, top, plot.width, bottom - top).fill(COLOURS[`band-${at as 0 | 1 | 2 | 3 | 4}`]);
    drawLevel(doc, SEVERITY_LABELS[severity], plot, (top + bottom) / 2);
  }
}

function drawScores(doc: PDFKit.PDFDocument, taken: readonly RecordScreening[], period: Period, box: Box): void {
  const [first] = taken;
  if (!first) return;
  const plot = plotOf(box, LEFT);
  const most = FORMS[first.instrument].bands.at(-1)?.to ?? 0;
  const yOf = (score: number): number => plot.y + plot.height - 5 - (score / most) * (plot.height - 12);
  drawBands(doc, first.instrument, plot, yOf);
  const inner = { ...plot, x: plot.x + INSET, width: plot.width - 2 * INSET };
  drawDays(doc, period, inner, DATES, box.x + box.width);
  const points = taken.map(({ localDate, score }) => ({
    x: dayPosition(localDate, period, inner),
    y: yOf(score),
    score,
  }));
  drawRun(doc, points, 1.3);
  for (const point of points) {
    drawPoint(doc, point, 2.4, COLOURS.brand);
    if (points.length <= LABELLED)
      drawLine(doc, String(point.score), 'axis', { x: point.x, y: point.y - 13, align: 'middle' });
  }
}

/** Draws the scores of one instrument, oldest first, on its bands. */
export function drawScreenings(sheet: Sheet, taken: readonly RecordScreening[], period: Period, box: Box): void {
  const [first] = taken;
  if (!first) return;
  drawFigure(sheet, altOf(first.instrument, taken), box, () => drawScores(sheet.doc, taken, period, box));
}
