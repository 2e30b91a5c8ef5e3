import type { AnalyticsDetail } from '@alento/contract/analytics';
import { moodLabelOf } from '@alento/domain/mood-entry/scale';
import { formatAverage, formatList, weekdayName } from '../../../lib/time/dates.format.ts';
import { columnOf, partColumn } from '../../../ui/chart/figures/column-figure.ts';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { moodText } from '../../../ui/chart/figures/mood-text.ts';
import type { MoodColumn } from '../../../ui/chart/mood-columns.tsx';
import { figureCopy } from '../analytics.copy.ts';
import { extremesOf } from './extremes.ts';

/** 2026-11-01 is a Sunday, so the days from that date on have the weekdays 0 to 6. */
const nameOfWeekday = (weekday: number): string => weekdayName(`2026-11-0${weekday + 1}`);

/** A column of the chart, with its adverbial for a sentence, such as "no sábado" or "à noite". */
export type TimedColumn = MoodColumn & { when: string };

/** The columns of the weekdays, Sunday first. */
export const weekdayColumns = (weekdays: AnalyticsDetail['weekdays']): TimedColumn[] =>
  weekdays.map((figure) => {
    const name = nameOfWeekday(figure.weekday);
    const column = columnOf(String(figure.weekday), { name, short: name.slice(0, 3) }, figure);
    return { ...column, when: figureCopy.onWeekday(figure.weekday, name) };
  });

export const partColumns = (parts: AnalyticsDetail['timesOfDay']): TimedColumn[] =>
  parts.map((figure) => ({ ...partColumn(figure), when: figureCopy.whenInDay[figure.part] }));

/** Returns a sentence with the highest and lowest averages and the columns with too few entries. */
export function columnsSentence(columns: readonly TimedColumn[]): string {
  const extremes = extremesOf(columns);
  if (!extremes) return `${figuresCopy.notEnough}. ${figureCopy.minimum}`;
  const { known, high, low } = extremes;
  const missing = columns.filter(({ average }) => average === null).map(({ when }) => when);
  const rest = missing.length > 0 ? ` ${figureCopy.missing(formatList(missing))} ${figureCopy.minimum}` : '';
  if (known.length === 1) return `${figureCopy.onlyOne(high.when, moodText(high.average))}${rest}`;
  if (high.average === low.average) {
    return `${figureCopy.even(moodLabelOf(high.average), formatAverage(high.average))}${rest}`;
  }
  const average = (column: { average: number }) => formatAverage(column.average);
  return `${figureCopy.range(high.when, average(high), low.when, average(low))}${rest}`;
}
