import type { SeriesPoint, SeriesUnit } from '@alento/domain/analytics/series';
import { formatDay, formatDayOfMonth, formatMonth, monthName } from '../../../lib/time/dates.format.ts';
import type { LinePoint, LineTick } from '../line-chart.tsx';
import { axisLabels } from './axis-labels.ts';
import { figuresCopy } from './figures.copy.ts';
import { moodText, pointText } from './mood-text.ts';

/** Averages of the days, weeks or months of a period. */
export type Series = { unit: SeriesUnit; points: readonly SeriesPoint[] };

const NAMES: Readonly<Record<SeriesUnit, (date: string) => string>> = {
  day: formatDay,
  week: (date) => figuresCopy.weekOf(formatDayOfMonth(date)),
  month: formatMonth,
};

/** Names the day, week or month that starts on a date. */
export const pointName = (unit: SeriesUnit, startDate: string): string => NAMES[unit](startDate);

/** The points of the line chart. */
export const linePoints = ({ unit, points }: Series): LinePoint[] =>
  points.map(({ startDate, average, entries }) => ({
    key: startDate,
    average,
    name: pointName(unit, startDate),
    detail: pointText(average, entries),
  }));

/** The rows of the line chart's table. */
export const lineRows = ({ unit, points }: Series): string[][] =>
  points.map(({ startDate, average, entries }) => [
    pointName(unit, startDate),
    average === null ? figuresCopy.empty : moodText(average),
    String(entries),
  ]);

const shortDay = (date: string): string => `${Number(date.slice(8))} ${monthName(date).slice(0, 3)}`;
const shortMonth = (date: string): string => `${monthName(date).slice(0, 3)} ${date.slice(2, 4)}`;

/** The labels of the time axis. */
export const lineTicks = ({ unit, points }: Series): LineTick[] =>
  axisLabels(points.length).flatMap((place) => {
    const point = points[place.index];
    return point ? { ...place, label: unit === 'month' ? shortMonth(point.startDate) : shortDay(point.startDate) } : [];
  });
