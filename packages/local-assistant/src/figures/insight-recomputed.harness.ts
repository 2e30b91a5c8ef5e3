import type { WeekInput } from '@alento/domain/insight/week/material';
import { TAG_NAMES } from './insight-diary.harness.ts';

/** Everything here is recomputed from the entries by plain loops, without the domain's functions. */
const DAY = 86_400_000;
const dayOf = (date: string, back: number): string =>
  new Date(Date.parse(date) - back * DAY).toISOString().slice(0, 10);
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const PARTS: Record<string, [number, number]> = {
  'de madrugada': [0, 5],
  'de manhã': [5, 12],
  'à tarde': [12, 18],
  'à noite': [18, 24],
};
export const weekdayOf = (date: string): string => WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
export const inWords = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

type Sum = { average: number; n: number };
const meanOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
};

export function recomputed({ entries, today, notes }: WeekInput) {
  const between = (from: string, to: string) => entries.filter((one) => one.localDate >= from && one.localDate <= to);
  const start = dayOf(today, 6);
  const week = between(start, today);
  const daysIn = (some: typeof week): string[] => [...new Set(some.map((one) => one.localDate))].sort();
  const dayValue = (date: string): number =>
    meanOf(entries.filter((one) => one.localDate === date).map((one) => one.score));
  const idOf = (name: string): string => [...TAG_NAMES].find(([, own]) => own === name)?.[0] ?? 'none';
  const hasTag = (date: string, name: string): boolean =>
    entries.some((one) => one.localDate === date && one.tagIds.includes(idOf(name)));
  const sidesOf = (dates: readonly string[], isOwn: (date: string) => boolean): [Sum, Sum] => {
    const [own, others] = [dates.filter(isOwn), dates.filter((date) => !isOwn(date))];
    return [
      { average: meanOf(own.map(dayValue)), n: own.length },
      { average: meanOf(others.map(dayValue)), n: others.length },
    ];
  };
  const since56 = between(dayOf(today, 55), today);
  return {
    week: { days: daysIn(week), entries: week.length, average: meanOf(week.map((one) => one.score)) },
    dayValue,
    /** Average and days with entries of some days before the week. */
    before(days: number): Sum {
      const some = between(dayOf(start, days), dayOf(start, 1));
      return { average: meanOf(some.map((one) => one.score)), n: daysIn(some).length };
    },
    tag: (name: string) => sidesOf(daysIn(between(dayOf(today, 364), today)), (date) => hasTag(date, name)),
    tagDays: (name: string, from = start, to = today) => daysIn(between(from, to)).filter((date) => hasTag(date, name)),
    quarterDays: (name: string) =>
      daysIn(between(dayOf(start, 90), dayOf(start, 1))).filter((date) => hasTag(date, name)).length,
    weekday: (name: string) => sidesOf(daysIn(since56), (date) => weekdayOf(date) === name),
    part(name: string): [Sum, Sum] {
      const [from, to] = PARTS[name] ?? [0, 0];
      const isOwn = ({ recordedAt, offsetMinutes }: (typeof week)[number]): boolean => {
        const hour = new Date(recordedAt + offsetMinutes * 60_000).getUTCHours();
        return hour >= from && hour < to;
      };
      const sum = (some: typeof week): Sum => ({ average: meanOf(some.map((one) => one.score)), n: some.length });
      return [sum(since56.filter(isOwn)), sum(since56.filter((one) => !isOwn(one)))];
    },
    notesOn: (date: string): string[] => notes.filter((note) => note.date === date).map(({ text }) => text),
  };
}
