import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import type { MoodColumn } from '../mood-columns.tsx';
import { figuresCopy } from './figures.copy.ts';
import { moodText } from './mood-text.ts';

type Figure = { average: number | null; entries: number };

/** A column of an average. `short` is the label under it, `name` the one in its accessible name and in the table. */
export const columnOf = (
  key: string,
  { name, short }: { name: string; short: string },
  { average, entries }: Figure,
): MoodColumn => ({
  key,
  name,
  short,
  basis: String(entries),
  average,
  detail: `${average === null ? figuresCopy.notEnough : moodText(average)} · ${figuresCopy.entries(entries)}`,
});

/** The column of a part of the day. */
export function partColumn({ part, ...figure }: Figure & { part: TimeOfDay }): MoodColumn {
  const name = figuresCopy.parts[part];
  return columnOf(part, { name: name.toLocaleLowerCase('pt-BR'), short: name }, figure);
}

/** The rows of a column chart's table. */
export const columnTableRows = (columns: readonly MoodColumn[]): string[][] =>
  columns.map(({ name, average, basis }) => [
    name,
    average === null ? figuresCopy.notEnough : moodText(average),
    basis,
  ]);
