import type { AnalyticsDetail } from '@alento/contract/analytics';
import { moodLabelOf } from '@alento/domain/mood-entry/scale';
import { formatAverage, formatList, weekdayName } from '../../../lib/time/dates.format.ts';
import type { MoodColumn } from '../../../ui/chart/mood-columns.tsx';
import { entriesText, figureCopy } from '../analytics.copy.ts';
import { extremesOf, moodText } from './mood-text.ts';

/** 2026-11-01 is a Sunday, so the days from that date on have the weekdays 0 to 6. */
const nameOfWeekday = (weekday: number): string => weekdayName(`2026-11-0${weekday + 1}`);

/** A column of the chart, with its adverbial for a sentence, such as "no sábado" or "à noite". */
export type TimedColumn = MoodColumn & { when: string };
type Figure = { average: number | null; entries: number };

const columnOf = (
  key: string,
  { name, short, when }: { name: string; short: string; when: string },
  { average, entries }: Figure,
): TimedColumn => ({
  key,
  when,
  name,
  short,
  basis: String(entries),
  average,
  detail: `${average === null ? figureCopy.notEnough : moodText(average)} · ${entriesText(entries)}`,
});

/** The columns of the weekdays, Sunday first (core §9). */
export const weekdayColumns = (weekdays: AnalyticsDetail['weekdays']): TimedColumn[] =>
  weekdays.map((figure) => {
    const name = nameOfWeekday(figure.weekday);
    return columnOf(
      String(figure.weekday),
      { name, short: name.slice(0, 3), when: figureCopy.onWeekday(figure.weekday, name) },
      figure,
    );
  });

export const partColumns = (parts: AnalyticsDetail['timesOfDay']): TimedColumn[] =>
  parts.map((figure) => {
    const name = figureCopy.parts[figure.part];
    return columnOf(
      figure.part,
      { name: name.toLocaleLowerCase('pt-BR'), short: name, when: figureCopy.whenInDay[figure.part] },
      figure,
    );
  });

/** Returns a sentence with the highest and lowest averages and the columns with too few entries. */
export function columnsSentence(columns: readonly TimedColumn[]): string {
  const extremes = extremesOf(columns);
  if (!extremes) return `${figureCopy.notEnough}. ${figureCopy.minimum}`;
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

export const columnRows = (columns: readonly MoodColumn[]): string[][] =>
  columns.map(({ name, average, basis }) => [name, average === null ? figureCopy.notEnough : moodText(average), basis]);
