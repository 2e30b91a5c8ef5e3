import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { capitalised, formatDay, formatDayWithYear } from '../../../lib/time/dates.format.ts';

/** Dates at most this many days ago are shown without the year. */
const NEAR_DAYS = 300;

export type Day<Item> = { date: LocalDate; items: Item[] };

/** Groups consecutive items by local day and keeps their order. */
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

/** The title of a day: Hoje, Ontem, otherwise weekday and date, with the year for dates long ago. */
export function dayTitle(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Hoje';
  if (date === addDays(today, -1)) return 'Ontem';
  return capitalised(date < addDays(today, -NEAR_DAYS) ? formatDayWithYear(date) : formatDay(date));
}
