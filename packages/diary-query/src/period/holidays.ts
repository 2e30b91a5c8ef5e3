import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { dateOf, dayOf, monthAt, type Period, yearOf } from './calendar.ts';
import { yearAfter } from './days.ts';
import type { Read, Words } from './reader.ts';

const HOLIDAYS: readonly [phrase: string, from: readonly [number, number], days: number][] = [
  ['vespera de natal', [12, 24], 1],
  ['natal', [12, 25], 1],
  ['ano -? novo', [1, 1], 1],
  ['reveillon', [12, 31], 2],
  ['virada do ano', [12, 31], 2],
  ['dia dos namorados', [6, 12], 1],
  ['sao joao', [6, 24], 1],
  ['sete de setembro', [9, 7], 1],
];

/** The second Sunday of May and of August. */
const SUNDAYS: readonly [phrase: string, month: number][] = [
  ['dia das maes|mae', 5],
  ['dia dos pais|pai', 8],
];

/** The last second Sunday of this month that isn't after today. */
function secondSunday(month: number, today: LocalDate): LocalDate {
  for (let year = yearOf(today); ; year -= 1) {
    const { start } = monthAt(year, month);
    const date = addDays(start, ((7 - weekdayOf(start)) % 7) + 7);
    if (date <= today) return date;
  }
}

/** "natal", "dia das mães do ano passado": the last one that isn't after today, if no year is said. */
export function holiday(words: Words, at: number): Read<Period> | null {
  for (const [phrase, month] of SUNDAYS) {
    const next = words.after(at, phrase);
    if (next < 0) continue;
    const year = yearAfter(words, next);
    const date = secondSunday(month, year ? `${year.value}-12-31` : words.today);
    return { value: dayOf(date), next: year?.next ?? next };
  }
  for (const [phrase, [month, day], days] of HOLIDAYS) {
    const next = words.after(at, phrase);
    if (next < 0) continue;
    const said = yearAfter(words, next);
    for (const year of said ? [said.value] : [yearOf(words.today), yearOf(words.today) - 1]) {
      const start = dateOf(year, month, day);
      if (start !== null && start <= words.today)
        return { value: { start, end: addDays(start, days - 1) }, next: said?.next ?? next };
    }
  }
  return null;
}
