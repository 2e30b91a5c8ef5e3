import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { dateOf, dayOf, monthAt, type Period, yearOf } from './calendar.ts';
import { yearAfter } from './days.ts';
import type { Read, Words } from './reader.ts';

/** The days of a holiday in a year; null if that year has none. */
type InYear = (year: number) => Period | null;

const fixed =
  (month: number, day: number, days = 1): InYear =>
  (year) => {
    const start = dateOf(year, month, day);
    return start === null ? null : { start, end: addDays(start, days - 1) };
  };

/** The second Sunday of a month. */
const secondSunday =
  (month: number): InYear =>
  (year) => {
    const { start } = monthAt(year, month);
    return dayOf(addDays(start, ((7 - weekdayOf(start)) % 7) + 7));
  };

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
function easter(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moved = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1) ?? `${year}-04-01`;
}
const fromEaster =
  (offset: number, days = 1): InYear =>
  (year) => {
    const start = addDays(easter(year), offset);
    return { start, end: addDays(start, days - 1) };
  };

const HOLIDAYS: readonly [phrases: readonly string[], days: InYear][] = [
  [['vespera de|do natal'], fixed(12, 24)],
  [['vespera de|do ano -? novo', 'ultimo dia do ano'], fixed(12, 31)],
  [['natal'], fixed(12, 25)],
  [['ano -? novo', 'primeiro dia do ano', 'confraternizacao universal'], fixed(1, 1)],
  [['reveillon', 'virada de|do ano', 'passagem de|do ano'], fixed(12, 31, 2)],
  [['dia de|dos? namorados|namorado'], fixed(6, 12)],
  [['sao joao'], fixed(6, 24)],
  [['dia|noite|festa de santo antonio'], fixed(6, 13)],
  [['dia|noite|festa de sao pedro'], fixed(6, 29)],
  [['sete|7 de setembro', 'dia da independencia', 'feriado da independencia'], fixed(9, 7)],
  [['dia da|das mulher|mulheres'], fixed(3, 8)],
  [['tiradentes'], fixed(4, 21)],
  [['dia do|dos trabalho|trabalhador|trabalhadores', 'feriado do trabalho|trabalhador'], fixed(5, 1)],
  [['nossa senhora aparecida', 'dia de aparecida', 'dia das|da criancas|crianca'], fixed(10, 12)],
  [['dia do|dos professor|professores'], fixed(10, 15)],
  [['halloween', 'dia das bruxas'], fixed(10, 31)],
  [['dia? de? todos os santos'], fixed(11, 1)],
  [['dia? de|dos? finados'], fixed(11, 2)],
  [['proclamacao da republica', 'feriado da republica'], fixed(11, 15)],
  [['dia? da? consciencia negra', 'dia do|de zumbi'], fixed(11, 20)],
  [['dia das|da maes|mae'], secondSunday(5)],
  [['dia dos|do pais|pai'], secondSunday(8)],
  [['domingo de carnaval'], fromEaster(-49)],
  [['segunda -? feira? de carnaval'], fromEaster(-48)],
  [['terca -? feira? de carnaval', 'terca -? feira? gorda'], fromEaster(-47)],
  [['carnaval'], fromEaster(-50, 4)],
  [['quarta -? feira? de cinzas', 'dia de cinzas'], fromEaster(-46)],
  [['domingo de ramos'], fromEaster(-7)],
  [['sexta -? feira? santa', 'sexta -? feira? da paixao', 'paixao de cristo'], fromEaster(-2)],
  [['semana santa'], fromEaster(-7, 8)],
  [['domingo? de? pascoa'], fromEaster(0)],
  [['corpus christi|christy|cristi|cristo', 'corpo de|do|di cristo'], fromEaster(60)],
];

/** "natal", "dia das mães do ano passado": the last one that isn't after today, if no year is said. */
export function holiday(words: Words, at: number): Read<Period> | null {
  for (const [phrases, daysIn] of HOLIDAYS) {
    const next = words.afterAny(at, phrases);
    if (next < 0) continue;
    const said = yearAfter(words, next);
    const past = said ? -1 : words.after(next, 'passado|passada');
    for (const year of said ? [said.value] : [yearOf(words.today), yearOf(words.today) - 1]) {
      const days = daysIn(year);
      if (days !== null && days.start <= words.today)
        return { value: days, next: said?.next ?? (past >= 0 ? past : next) };
    }
  }
  return null;
}
