import {
  FORMS,
  type Instrument,
  maxScoreOf,
  SEVERITIES,
  SEVERITY_LABELS,
  type Severity,
} from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';
import { formatDate, monthName } from '../../../lib/time/dates.format.ts';
import type { BandedPoint, ChartBand } from '../banded-line-chart.tsx';
import { figuresCopy } from './figures.copy.ts';

/** A result of a questionnaire. */
export type ScreeningScore = {
  instrument: Instrument;
  localDate: LocalDate;
  /** ms epoch. */
  takenAt: number;
  score: number;
  severity: Severity;
};

/** A score as "9 de 21". */
export const scoreText = ({ instrument, score }: ScreeningScore): string =>
  figuresCopy.score(score, maxScoreOf(instrument));

/** The band of a score as "sintomas leves". */
export const bandText = ({ severity }: ScreeningScore): string => figuresCopy.band(SEVERITY_LABELS[severity]);

/** The bands of a questionnaire, from bottom to top. */
export const scoreBands = (instrument: Instrument): ChartBand[] =>
  FORMS[instrument].bands.map(({ from, to, severity }) => ({
    from,
    to,
    label: SEVERITY_LABELS[severity],
    tone: SEVERITIES.indexOf(severity),
  }));

/** The points of one questionnaire's results. */
export const scorePoints = (results: readonly ScreeningScore[]): BandedPoint[] =>
  results.map((result) => ({
    key: String(result.takenAt),
    at: result.takenAt,
    value: result.score,
    name: formatDate(result.localDate),
    detail: `${scoreText(result)} · ${bandText(result)}`,
  }));

const shortDate = (date: LocalDate): string =>
  `${Number(date.slice(8))} ${monthName(date).slice(0, 3)} ${date.slice(2, 4)}`;

/** Returns labels for the first and last day on the axis. Other dates are shown at their points. */
export const scoreTicks = (results: readonly ScreeningScore[]): { at: number; label: string }[] =>
  [results[0], ...(results.length > 1 ? [results.at(-1)] : [])].flatMap((result) =>
    result ? [{ at: result.takenAt, label: shortDate(result.localDate) }] : [],
  );

/** Returns the table rows of the results, newest first. */
export const scoreRows = (results: readonly ScreeningScore[]): string[][] =>
  results.toReversed().map((result) => [formatDate(result.localDate), scoreText(result), bandText(result)]);
