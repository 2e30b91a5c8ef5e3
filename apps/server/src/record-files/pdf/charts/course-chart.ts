import type { RecordMoods } from '@alento/domain/health-record/record-figures';
import { MAX_SCORE, MOOD_LABELS, MOOD_SCORES, nearestScore } from '@alento/domain/mood-entry/scale';
import { addDays, daysBetween, type LocalDate } from '@alento/domain/time/local-date';
import { COLOURS, moodFill, moodStroke } from '../colours.ts';
import type { Box } from '../page/box.ts';
import { drawFigure } from '../page/figure.ts';
import { MEASURE, type Piece, startOf } from '../page/piece.ts';
import { type Sheet, tagged } from '../page/sheet.ts';
import { drawText } from '../page/text.ts';
import { pdfCopy } from '../record-pdf.copy.ts';
import { dayPosition, drawDays, drawLevel, drawPoint, drawRun, type Period, type Point, plotOf } from './axes.ts';

type Known = { date: LocalDate; end: LocalDate; average: number };

const HEIGHT = 121;
const LEFT = 56;
const INSET = 8;
const DATES = 7;
/** Above this number of points they are drawn smaller. */
const MANY = 30;

/** The points of the series in runs without gaps. The last day of a point is the day before the next one. */
function runsOf({ series }: RecordMoods, { end }: Period): Known[][] {
  const runs: Known[][] = [[]];
  for (const [at, { startDate, average }] of series.points.entries()) {
    const next = series.points[at + 1];
    if (average === null) runs.push([]);
    else runs.at(-1)?.push({ date: startDate, end: next ? addDays(next.startDate, -1) : end, average });
  }
  return runs.filter((run) => run.length > 0);
}

function altOf({ series }: RecordMoods, period: Period, known: readonly Known[]): string {
  const high = known.reduce((a, b) => (b.average > a.average ? b : a));
  const low = known.reduce((a, b) => (b.average < a.average ? b : a));
  const gaps = series.points.length - known.length;
  return pdfCopy.courseFigure(series.unit, period.start, period.end, high, low, gaps);
}

function drawGrid(doc: PDFKit.PDFDocument, plot: Box, yOf: (average: number) => number): void {
  for (const score of MOOD_SCORES) {
    const y = yOf(score);
    doc.moveTo(plot.x, y).lineTo(plot.x + plot.width, y);
    doc.lineWidth(0.6).stroke(COLOURS.border);
    drawLevel(doc, MOOD_LABELS[score], plot, y);
  }
}

function drawCourse(doc: PDFKit.PDFDocument, moods: RecordMoods, runs: readonly Known[][], period: Period, box: Box) {
  const plot = plotOf(box, LEFT);
  const yOf = (average: number): number =>
    plot.y + plot.height - INSET - (average / MAX_SCORE) * (plot.height - 2 * INSET);
  const pointOf = ({ date, end, average }: Known): Point => ({
    x: dayPosition(addDays(date, Math.floor(daysBetween(date, end) / 2)), period, plot),
    y: yOf(average),
  });
  drawGrid(doc, plot, yOf);
  drawDays(doc, period, plot, DATES, box.x + box.width);
  if (moods.series.unit === 'week')
    for (const { date, average } of moods.daily)
      doc
        .circle(dayPosition(date, period, plot), yOf(average), 1.6)
        .lineWidth(0.5)
        .fillAndStroke(moodFill(nearestScore(average)), moodStroke(nearestScore(average)));
  for (const run of runs) drawRun(doc, run.map(pointOf), 1.3);
  const radius = moods.series.points.length > MANY ? 1.8 : 2.6;
  for (const known of runs.flat()) drawPoint(doc, pointOf(known), radius, moodStroke(nearestScore(known.average)));
}

/** The course of the moods as a line with gaps; none with fewer than two points. */
export function courseChart(sheet: Sheet, moods: RecordMoods, period: Period): Piece[] {
  const { doc, left, width } = sheet;
  const runs = runsOf(moods, period);
  const known = runs.flat();
  if (known.length < 2) return [];
  const caption = pdfCopy.courseCaption[moods.series.unit];
  const captionHeight = startOf(sheet, caption, 'caption', MEASURE) + 4;
  return [
    {
      gap: 10,
      start: captionHeight + HEIGHT,
      draw: () => {
        const top = doc.y;
        tagged(sheet, sheet.root, 'P', () => drawText(doc, caption, 'caption', { x: left, y: top, width: MEASURE }));
        const box = { x: left, y: top + captionHeight, width, height: HEIGHT };
        drawFigure(sheet, altOf(moods, period, known), box, () => drawCourse(doc, moods, runs, period, box));
        doc.y = top + captionHeight + HEIGHT;
      },
    },
  ];
}
