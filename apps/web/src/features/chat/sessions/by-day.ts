import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { capitalised, formatDay, formatDayWithYear } from '../../../lib/time/dates.format.ts';

/** Days this far back are still named by their weekday and date alone. */
const NEAR_DAYS = 300;

export type Day<Item> = { date: LocalDate; items: Item[] };

/** Puts what follows one another in time under its local days, in the order it comes. */
export function byDay<Item>(items: readonly Item[], at: (item: Item) => number, zone: string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const date = localDateOf(at(item), zone);
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}

/** Hoje, Ontem, else the day by its name and date; with the year once that could be another. */
export function dayTitle(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Hoje';
  if (date === addDays(today, -1)) return 'Ontem';
  return capitalised(date < addDays(today, -NEAR_DAYS) ? formatDayWithYear(date) : formatDay(date));
}
