import type { Analytics } from '@alento/contract/analytics';
import { formatDay, formatDayOfMonth, formatMonth, monthName } from '../../../lib/time/dates.format.ts';
import type { LinePoint } from '../../../ui/chart/line-chart.tsx';
import { lineCopy } from '../analytics.copy.ts';
import { extremesOf, moodText } from './mood-text.ts';

type Series = Analytics['series'];
type Unit = Series['unit'];
type Point = Series['points'][number];

const NAMES: Readonly<Record<Unit, (date: string) => string>> = {
  day: formatDay,
  week: (date) => lineCopy.weekOf(formatDayOfMonth(date)),
  month: formatMonth,
};

/** The Portuguese words for a unit of time, in its grammatical gender. */
const WORDS = {
  day: { one: 'Um dia', many: 'dias', all: 'todos', best: 'O mais leve', hardest: 'o mais difícil', article: '' },
  week: {
    one: 'Uma semana',
    many: 'semanas',
    all: 'todas',
    best: 'A mais leve',
    hardest: 'a mais difícil',
    article: 'a ',
  },
  month: { one: 'Um mês', many: 'meses', all: 'todos', best: 'O mais leve', hardest: 'o mais difícil', article: '' },
} as const;

/** Returns a sentence that describes the time series. */
export function seriesSentence({ unit, points }: Series): string {
  const extremes = extremesOf(points);
  if (!extremes) return lineCopy.none;
  const { known, high, low } = extremes;
  const words = WORDS[unit];
  const nameOf = (point: Point) => NAMES[unit](point.startDate);
  if (known.length === 1) return `${words.one} com registros: ${nameOf(high)}, ${moodText(high.average)}.`;
  const logged =
    known.length === points.length
      ? `Há registros em ${words.all === 'todas' ? 'todas as' : 'todos os'} ${points.length} ${words.many}`
      : `Há registros em ${known.length} de ${points.length} ${words.many}`;
  if (high.average === low.average) return `${logged}, ${words.all} com a mesma média: ${moodText(high.average)}.`;
  const best = `${words.best} foi ${words.article}${nameOf(high)}, ${moodText(high.average)}`;
  return `${logged}. ${best}; ${words.hardest}, ${words.article}${nameOf(low)}, ${moodText(low.average)}.`;
}

export const linePoints = ({ unit, points }: Series): LinePoint[] =>
  points.map(({ startDate, average, entries }) => ({
    key: startDate,
    average,
    name: NAMES[unit](startDate),
    detail: average === null ? lineCopy.empty : lineCopy.point(moodText(average), entries),
  }));

export const lineRows = (series: Series): string[][] =>
  linePoints(series).map((point, index) => [
    point.name,
    point.average === null ? lineCopy.empty : moodText(point.average),
    String(series.points[index]?.entries ?? 0),
  ]);

/** Maximum number of labels on the time axis. More labels would overlap on a screen of 360 px. */
const TICKS_MAX = 5;

const shortDay = (date: string): string => `${Number(date.slice(8))} ${monthName(date).slice(0, 3)}`;
const shortMonth = (date: string): string => `${monthName(date).slice(0, 3)} ${date.slice(2, 4)}`;

export function lineTicks({ unit, points }: Series): { index: number; label: string }[] {
  const count = Math.min(TICKS_MAX, points.length);
  const indices = Array.from({ length: count }, (_, step) =>
    count === 1 ? 0 : Math.round((step * (points.length - 1)) / (count - 1)),
  );
  return indices.flatMap((index) => {
    const point = points[index];
    return point ? { index, label: unit === 'month' ? shortMonth(point.startDate) : shortDay(point.startDate) } : [];
  });
}
