import { monthAt, monthOf, type Period, yearAt, yearOf, yearOfMonth } from './calendar.ts';
import { yearAfter } from './days.ts';
import type { Read, Words } from './reader.ts';

const THIS = 'esse|essa|este|esta|nesse|nessa|neste|nesta|desse|dessa|deste|desta';
const PAST = 'passado|passada|anterior';

type Reading = Read<Period> | null;
const read = (value: Period, next: number): Read<Period> => ({ value, next });

const ORDINALS = ['primeiro|1', 'segundo|2', 'terceiro|3', 'quarto|4', 'quinto|5', 'sexto|6'];
const PARTS_OF_YEAR: readonly (readonly [name: string, months: number])[] = [
  ['trimestre', 3],
  ['bimestre', 2],
];

/**
 * "primeiro trimestre de 2025", "último bimestre", "esse trimestre". Without a year it is the last one that has begun.
 */
function quarterOfYear(words: Words, at: number): Reading {
  const { today } = words;
  for (const [name, months] of PARTS_OF_YEAR) {
    const from = (inYear: number, first: number): Period => ({
      start: monthAt(inYear, first).start,
      end: monthAt(inYear, first + months - 1).end,
    });
    for (const [index, ordinal] of ORDINALS.slice(0, 12 / months).entries()) {
      const next = words.after(at, `${ordinal} º|o? ${name}`);
      if (next < 0) continue;
      const year = yearAfter(words, next);
      const first = months * index + 1;
      return read(from(year?.value ?? yearOfMonth(first, today), first), year?.next ?? next);
    }
    const begun = months * Math.floor((monthOf(today) - 1) / months) + 1;
    const last = words.afterAny(at, [`ultimo ${name}`, `${name} ${PAST}`]);
    if (last >= 0) return read(from(yearOf(today), begun - months), last);
    const current = words.afterAny(at, [`${THIS} ${name}`, `o|no|do|meu ${name} atual?`]);
    if (current >= 0 && !words.is(current, ...PAST.split('|'))) return read(from(yearOf(today), begun), current);
  }
  return null;
}

/** "começo do ano", "fim do ano passado", "meio do ano". */
function partOfYear(words: Words, at: number): Reading {
  const parts: readonly (readonly [names: string, first: number, last: number])[] = [
    ['comeco|inicio|comecinho', 1, 2],
    ['meio|meados', 5, 8],
    ['fim|final|finalzinho', 10, 12],
  ];
  for (const [names, first, last] of parts) {
    const next = words.after(at, names);
    if (next < 0) continue;
    const year = yearAfter(words, next) ?? currentYear(words, next);
    if (year === null) continue;
    return read({ start: monthAt(year.value, first).start, end: monthAt(year.value, last).end }, year.next);
  }
  return null;
}

/** "do ano", "de ano": of a part that hasn't begun, the year before. */
function currentYear(words: Words, at: number): Read<number> | null {
  const next = words.after(at, 'do|de|desse|deste ano');
  const hasBegun = !words.is(at - 1, 'fim', 'final', 'finalzinho') || monthOf(words.today) >= 10;
  return next < 0 ? null : { value: yearOf(words.today) - (hasBegun ? 0 : 1), next };
}

/** "esse ano", "ano passado", "em 2025", "primeiro semestre de 2025". */
export function wholeYear(words: Words, at: number): Reading {
  const { today } = words;
  const half = words.afterAny(at, ['primeiro|segundo semestre', '1|2 º|o? semestre']);
  if (half >= 0) {
    const year = yearAfter(words, half);
    const isFirst = words.is(at, 'primeiro', '1');
    const inYear = year?.value ?? (isFirst || monthOf(today) > 6 ? yearOf(today) : yearOf(today) - 1);
    const value = isFirst
      ? { start: `${inYear}-01-01`, end: `${inYear}-06-30` }
      : { start: `${inYear}-07-01`, end: `${inYear}-12-31` };
    return read(value, year?.next ?? half);
  }
  const quarter = quarterOfYear(words, at);
  if (quarter) return quarter;
  const part = partOfYear(words, at);
  if (part) return part;
  const last = words.afterAny(at, [`meu|o|do|no? ano ${PAST}`, 'o|do|no? ultimo ano', 'o|do|no? ano que passou']);
  if (last >= 0) return read(yearAt(yearOf(today) - 1), last);
  const twice = words.after(at, 'o|do|no? ano retrasado');
  if (twice >= 0) return read(yearAt(yearOf(today) - 2), twice);
  if (words.after(at, 'no|do|o? ano novo') >= 0) return null;
  const current = words.afterAny(at, [`${THIS} ano`, 'do|no|o ano todo|inteiro', 'meu ano', 'no|do ano']);
  if (current >= 0) return read(yearAt(yearOf(today)), current);
  const alone = words.after(at, 'o? ano');
  if (alone === words.length && alone <= 3) return read(yearAt(yearOf(today)), alone);
  if (words.is(at, 'em', 'de', 'ano') && /^20\d\d$/.test(words.at(at + 1)))
    return read(yearAt(Number(words.at(at + 1))), at + 2);
  return /^20[2-4]\d$/.test(words.at(at)) ? read(yearAt(Number(words.at(at))), at + 1) : null;
}
