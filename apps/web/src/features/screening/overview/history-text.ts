import type { Screening } from '@alento/contract/screening';
import { FORMS, type Instrument, SEVERITIES, SEVERITY_LABELS } from '@alento/domain/screening/instruments';
import { formatDate, monthName } from '../../../lib/time/dates.format.ts';
import type { BandedPoint, ChartBand } from '../../../ui/chart/banded-line-chart.tsx';
import { maxScoreOf, whenOf } from '../result/result-text.ts';
import { historyCopy } from '../screening-page.copy.ts';

/** Returns one questionnaire's results, oldest first. */
export const ofInstrument = (results: readonly Screening[], instrument: Instrument): Screening[] =>
  results.filter((result) => result.instrument === instrument).toSorted((one, other) => one.takenAt - other.takenAt);

const scoreOf = ({ instrument, score }: Screening): string => `${score} de ${maxScoreOf(instrument)}`;
const bandOf = ({ severity }: Screening): string => `sintomas ${SEVERITY_LABELS[severity]}`;

/** Returns a sentence that describes the chart. It needs at least one result. */
export function historySentence(results: readonly Screening[], today: string): string {
  const first = results[0];
  const last = results.at(-1);
  if (!first || !last) return '';
  if (results.length === 1) return historyCopy.one(whenOf(last.localDate, today), scoreOf(last), bandOf(last));
  const scores = results.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const count = historyCopy.many(results.length, formatDate(first.localDate), formatDate(last.localDate));
  const rest =
    low === high
      ? historyCopy.allSame(scoreOf(last), bandOf(last))
      : historyCopy.range(low, high, last.score, bandOf(last));
  return `${count} ${rest}`;
}

export const chartBands = (instrument: Instrument): ChartBand[] =>
  FORMS[instrument].bands.map(({ from, to, severity }) => ({
    from,
    to,
    label: SEVERITY_LABELS[severity],
    tone: SEVERITIES.indexOf(severity),
  }));

export const chartPoints = (results: readonly Screening[]): BandedPoint[] =>
  results.map((result) => ({
    key: result.id,
    at: result.takenAt,
    value: result.score,
    name: formatDate(result.localDate),
    detail: historyCopy.point(scoreOf(result), bandOf(result)),
  }));

const shortDate = (date: string): string =>
  `${Number(date.slice(8))} ${monthName(date).slice(0, 3)} ${date.slice(2, 4)}`;

/** Returns labels for the first and last day on the axis. Other dates are shown at their points. */
export const chartTicks = (results: readonly Screening[]): { at: number; label: string }[] =>
  [results[0], ...(results.length > 1 ? [results.at(-1)] : [])].flatMap((result) =>
    result ? [{ at: result.takenAt, label: shortDate(result.localDate) }] : [],
  );

/** Returns the table rows of the results, newest first. */
export const historyRows = (results: readonly Screening[]): string[][] =>
  results.toReversed().map((result) => [formatDate(result.localDate), scoreOf(result), bandOf(result)]);
