import { monthsBefore, type Period, yearOf } from './calendar.ts';
import { yearAfter } from './days.ts';
import type { Read, Words } from './reader.ts';

/** Seasons of the southern half of the earth, by month and day; summer ends in the year after. */
const SEASONS: readonly [name: string, start: string, end: string][] = [
  ['verao', '12-21', '03-20'],
  ['outono', '03-21', '06-20'],
  ['inverno', '06-21', '09-22'],
  ['primavera', '09-23', '12-20'],
];
/** Words around the season that tell it from the verb "verão". */
const BEFORE = ['o', 'no', 'do', 'esse', 'este', 'nesse', 'neste', 'desse', 'deste', 'ultimo', 'meu', 'todo', 'de'];
const AFTER = ['passado', 'inteiro', 'todo', 'anterior', 'retrasado'];

/** "no verão", "inverno passado", "verão de 2025": the last one that has begun, if no year is said. */
export function season(words: Words, at: number): Read<Period> | null {
  const named = SEASONS.find(([name]) => words.is(at, name));
  if (!named || !(words.is(at - 1, ...BEFORE) || words.is(at + 1, ...AFTER))) return null;
  const [name, start, end] = named;
  // The summer of a year is the one that ends in it.
  const inYear = (year: number): Period => ({
    start: `${name === 'verao' ? year - 1 : year}-${start}`,
    end: `${year}-${end}`,
  });
  const said = yearAfter(words, at + 1);
  if (said) return { value: inYear(said.value), next: said.next };
  const back = words.is(at + 1, 'retrasado') ? 1 : 0;
  const isPast = back === 1 || words.is(at + 1, 'passado', 'anterior') || words.is(at - 1, 'ultimo');
  const last = yearOf(monthsBefore(words.today, -1)) + 1;
  const begun = [last, last - 1, last - 2, last - 3]
    .map(inYear)
    .filter((one) => (isPast ? one.end < words.today : one.start <= words.today));
  const value = begun[back];
  return value ? { value, next: at + (isPast && !words.is(at - 1, 'ultimo') ? 2 : 1) } : null;
}
