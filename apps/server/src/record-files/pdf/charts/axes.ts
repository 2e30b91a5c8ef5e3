import { shortDayText } from '@alento/domain/health-record/record-text.copy';
import { addDays, daysBetween, type LocalDate } from '@alento/domain/time/local-date';
import { COLOURS } from '../colours.ts';
import type { Box } from '../page/box.ts';
import { drawLine } from '../page/text.ts';

export type Point = { x: number; y: number };
export type Period = { start: LocalDate; end: LocalDate };

const LABEL_HEIGHT = 9.6;
/** Half of the width of a date. */
const DATE_HALF = 11;
/** Space below a plot for its dates. */
const BOTTOM = 18;

/** The plot of a chart, without the labels at its left and below it. */
export const plotOf = ({ x, y, width, height }: Box, left: number): Box => ({
  x: x + left,
  y,
  width: width - left,
  height: height - BOTTOM,
});

/** The middle of a day on the x axis. */
export const dayPosition = (date: LocalDate, { start, end }: Period, plot: Box): number =>
  plot.x + ((daysBetween(start, date) + 0.5) / (daysBetween(start, end) + 1)) * plot.width;

/** Days for the labels of an axis: the first, the last and evenly spaced ones between them. */
function axisDays({ start, end }: Period, most: number): LocalDate[] {
  const last = daysBetween(start, end);
  const steps = Math.min(most - 1, last);
  return Array.from({ length: steps + 1 }, (_, step) =>
    addDays(start, steps === 0 ? 0 : Math.round((step * last) / steps)),
  );
}

/** Draws the x axis below the plot, with at most `most` dates, none of which passes `right`. */
export function drawDays(doc: PDFKit.PDFDocument, period: Period, plot: Box, most: number, right: number): void {
  const bottom = plot.y + plot.height;
  for (const date of axisDays(period, most)) {
    const x = dayPosition(date, period, plot);
    doc.moveTo(x, bottom).lineTo(x, bottom + 3);
    doc.lineWidth(0.6).stroke(COLOURS['border-strong']);
    const label = Math.min(x, right - DATE_HALF);
    drawLine(doc, shortDayText(date), 'axis', { x: label, y: bottom + 5, align: 'middle' });
  }
}

/** Draws a label at the left of the plot, at a height. */
export function drawLevel(doc: PDFKit.PDFDocument, label: string, plot: Box, y: number): void {
  drawLine(doc, label, 'axis', { x: plot.x - 6, y: y - LABEL_HEIGHT / 2, align: 'end' });
}

/** Draws a line through points. Single points have no line. */
export function drawRun(doc: PDFKit.PDFDocument, run: readonly Point[], width: number): void {
  if (run.length < 2) return;
  for (const [at, { x, y }] of run.entries()) at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y);
  doc.lineWidth(width).lineJoin('round').lineCap('round').stroke(COLOURS.brand);
}

/** Draws a point with a white edge, which separates it from the line. */
export function drawPoint(doc: PDFKit.PDFDocument, { x, y }: Point, radius: number, colour: string): void {
  doc.circle(x, y, radius + 1).fill('#ffffff');
  doc.circle(x, y, radius).fill(colour);
}
