import type { RecordScreening } from '@alento/domain/health-record/record-document';
import { dayText } from '@alento/domain/health-record/record-text.copy';
import {
  DIFFICULTY_ANSWERS,
  INSTRUMENTS,
  type Instrument,
  SEVERITY_LABELS,
} from '@alento/domain/screening/instruments';
import type { Period } from '../charts/axes.ts';
import { drawScreenings } from '../charts/screening-chart.ts';
import { type Piece, paragraph } from '../page/piece.ts';
import { roomOf, type Sheet } from '../page/sheet.ts';
import { table } from '../page/table.ts';
import { pdfCopy } from '../record-pdf.copy.ts';

const CHART_HEIGHT = 108;
const CHART_WIDTH = 212;

function tableOf(sheet: Sheet, instrument: Instrument, taken: readonly RecordScreening[]): Piece {
  const { caption, date, score, severity } = pdfCopy.screenings;
  return table(sheet, {
    caption: caption(instrument),
    columns: [
      { title: date, width: 70 },
      { title: score, width: 50, align: 'right' },
      { title: severity, width: 118 },
    ],
    rows: taken.map((one) => [dayText(one.localDate), String(one.score), SEVERITY_LABELS[one.severity]]),
  });
}

/** The results of one instrument as a table, with a figure beside it if there are two or more. */
function tableWithChart(
  sheet: Sheet,
  instrument: Instrument,
  taken: readonly RecordScreening[],
  period: Period,
): Piece {
  const { doc, left, width } = sheet;
  const results = tableOf(sheet, instrument, taken);
  if (taken.length < 2) return results;
  return {
    ...results,
    start: Math.max(results.start, CHART_HEIGHT),
    draw: () => {
      const { y } = doc;
      const roomBefore = roomOf(sheet);
      const box = { x: left + width - CHART_WIDTH, y: y + 4, width: CHART_WIDTH, height: CHART_HEIGHT - 4 };
      drawScreenings(sheet, taken, period, box);
      const { count } = doc.bufferedPageRange();
      results.draw();
      const isSamePage = doc.bufferedPageRange().count === count;
      if (isSamePage && roomBefore - roomOf(sheet) < CHART_HEIGHT) doc.y = y + CHART_HEIGHT;
    },
  };
}

/** The answer about difficulties in daily life that was given last. */
function difficultyOf(sheet: Sheet, taken: readonly RecordScreening[]): Piece[] {
  const last = taken.findLast(({ difficulty }) => difficulty !== null);
  const answer = DIFFICULTY_ANSWERS[last?.difficulty ?? -1];
  if (!last || answer === undefined) return [];
  return [paragraph(sheet, pdfCopy.difficulty(last.localDate, answer), { gap: 8 })];
}

/** Tables and figures of the instruments that were answered. */
export const screeningPieces = (sheet: Sheet, screenings: readonly RecordScreening[], period: Period): Piece[] =>
  INSTRUMENTS.flatMap((instrument) => {
    const taken = screenings.filter((one) => one.instrument === instrument);
    if (taken.length === 0) return [];
    return [tableWithChart(sheet, instrument, taken, period), ...difficultyOf(sheet, taken)];
  });
