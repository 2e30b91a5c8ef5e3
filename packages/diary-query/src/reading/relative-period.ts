import { addDays, DAY_MS, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import {
  dateOf,
  dayOf,
  lengthOf,
  mondayOf,
  monthAt,
  monthOf,
  type Period,
  weekBefore,
  yearAt,
  yearOf,
} from '../period/calendar.ts';
import { MONTHS } from '../period/vocabulary.ts';
import { daysAround } from './days-around.ts';
import { neighbourPeriod } from './neighbour-period.ts';

/** "naquela época", "nesse período", "no mesmo mês" */
const THAT_TIME =
  /\b(?:n?aquel[ea]s? (?:epoca|semana|ano|dias?|periodo|tempo)|ness[ea] (?:meio tempo|intervalo|epoca|periodo)|mesm[oa] (?:mes|semana|periodo|recorte|epoca)|dess[ea] (?:periodo|intervalo|epoca))\b/;

/** "do ano passado", "os mesmos dias do ano passado" */
const OF_LAST_YEAR =
  /\b(?:do|no mesmo .*|recorte) ano passado\b|\bmesm[oa]s? (?:recorte|periodo|dias|epoca)\b.*\bano passado\b/;

/** A month, a part of a year or a day that is named. */
const NAMED_TIME =
  /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|semestre|trimestre|natal|dia)\b/;

/** "os sete anteriores", "trinta dias antes" */
const SO_MANY_BEFORE =
  /\b(?:(\d{1,3})|tres|seis|sete|dez|quinze|vinte|trinta|sessenta|noventa) (?:dias )?(?:de antes|anteriores|antes)\b/;

/** "o anterior", "de antes", "a outra antes" */
const ONE_BEFORE =
  /\b(?:anterior(?:es)?(?: a (?:esse|essa|isso))?|de antes|antes (?:disso|desse|dessa|dele|dela)|outr[oa] antes|antes)\b/;

/** "e nesta?", "e esse que a gente está?" */
const CURRENT =
  /^(?:e |agora |so |mas )*(?:n?ess[ea]|n?est[ea])(?: que (?:a gente|nos) .*| atual| agora| tambem)?$|^(?:e |mas )*(?:n?ess[ea]|n?est[ea]) (?:de agora|daqui|atual|agora)\b/;

/** "a semana inteira dele" */
const WHOLE_WEEK = /\bsemana (?:toda|inteira|completa|tudo)(?: (?:del[ea]|dess[ea]|daquel[ea]))?\b/;

type Unit = 'day' | 'weekend' | 'week' | 'month' | 'year' | 'days';
/** What kind of stretch a period is. A month or year that ends today is one too. */
function unitOf({ start, end }: Period, today: LocalDate): Unit {
  if (start === end) return 'day';
  if (end === today && start === addDays(today, -6)) return 'week';
  if (weekdayOf(start) === 6 && end === addDays(start, 1)) return 'weekend';
  const isOpen = end >= today;
  const month = monthAt(yearOf(start), monthOf(start));
  if (start === month.start && (end === month.end || (isOpen && end <= month.end))) return 'month';
  if (start === mondayOf(start) && (end === addDays(start, 6) || (isOpen && end < addDays(start, 7)))) return 'week';
  if (start.endsWith('-01-01') && (end === yearAt(yearOf(start)).end || (isOpen && yearOf(end) === yearOf(start))))
    return 'year';
  return 'days';
}

/**
 * The equally long period before one. Of a calendar month, week or year that isn't over, the same days of the one
 * before.
 */
export function periodBefore(period: Period, today: LocalDate): Period {
  return moved(period, today, -1);
}

/** A period some units later, or earlier if negative. */
function moved(period: Period, today: LocalDate, by: number): Period {
  const { start, end } = period;
  const unit = unitOf(period, today);
  if (unit === 'month') return monthAt(yearOf(start), monthOf(start) + by);
  if (unit === 'week') return { start: addDays(start, 7 * by), end: addDays(start, 7 * by + 6) };
  if (unit === 'weekend') return { start: addDays(start, 7 * by), end: addDays(end, 7 * by) };
  if (unit === 'year') return yearAt(yearOf(start) + by);
  const length = lengthOf(period);
  return { start: addDays(start, by * length), end: addDays(end, by * length) };
}

/** The same days some years before. A leap day becomes the day before. */
export function yearsBefore({ start, end }: Period, years: number): Period {
  const back = (date: LocalDate): LocalDate =>
    dateOf(yearOf(date) - years, monthOf(date), Number(date.slice(8))) ?? `${yearOf(date) - years}-02-28`;
  return { start: back(start), end: back(end) };
}

const now = (unit: Unit, today: LocalDate): Period | null =>
  unit === 'week'
    ? { start: weekBefore(today, 0).start, end: today }
    : unit === 'month'
      ? monthAt(yearOf(today), monthOf(today))
      : unit === 'year'
        ? yearAt(yearOf(today))
        : unit === 'day'
          ? dayOf(today)
          : null;

const MONTH_NAME = new RegExp(`\\b(?:${Object.keys(MONTHS).join('|')})\\b`);
const WEEKDAY_WORDS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
/** A noun of time; with one, "passada" has its own meaning, which the period parser reads. */
const NOUN =
  /\b(?:semanas?|mes|meses|ano|anos|trimestres?|semestres?|fim de semana|dias?|quinzena|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/;

/**
 * The period that a folded text means only beside the one asked about before: "e na passada?", "a semana inteira dele",
 * "do ano passado", "o dia 24". Null if it means none.
 */
export function relativePeriod(words: string, before: Period | null, last: string, today: LocalDate): Period | null {
  if (before === null) return null;
  const around = daysAround(words, before, last, today);
  if (around !== null) return around;
  const neighbour = neighbourPeriod(words, before, last, today);
  if (neighbour !== null) return neighbour;
  if (/\bn?aquel[ea] mes\b/.test(words)) return monthAt(yearOf(before.start), monthOf(before.start));
  if (THAT_TIME.test(words) && !/\bano passado\b|\bdaquela semana\b/.test(words)) return before;
  if (/\bdesse mes\b/.test(words) && unitOf(before, today) === 'month') return before;
  const unit = unitOf(before, today);
  const hasNoun = NOUN.test(words);
  const monthDay = /\bdia (\d{1,2})\b(?! (?:de|do|a|ate)\b)/.exec(words)?.[1];
  if (monthDay !== undefined && unit === 'month' && !MONTH_NAME.test(words)) {
    const date = dateOf(yearOf(before.start), monthOf(before.start), Number(monthDay));
    if (date !== null && date <= today) return dayOf(date);
  }
  if (/\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo) (?:daquela|da mesma) semana\b/.test(words)) {
    const weekday = WEEKDAY_WORDS.findIndex((name) => words.includes(name));
    return dayOf(addDays(mondayOf(before.start), (weekday + 6) % 7));
  }
  if (OF_LAST_YEAR.test(words) && !/\bmeu ano passado\b/.test(words)) {
    const isBare = !NAMED_TIME.test(words);
    if (isBare && yearOf(before.end) === yearOf(today)) return yearsBefore(before, 1);
  }
  if (
    /\b(?:o )?mes (?:tudo|todo|inteiro|completo)\b|\bo resto do mes\b/.test(words) &&
    unit !== 'month' &&
    lengthOf(before) < 28
  )
    return monthAt(yearOf(before.start), monthOf(before.start));
  if (WHOLE_WEEK.test(words) && lengthOf(before) < 7) {
    const start = mondayOf(before.start);
    return { start, end: addDays(start, 6) };
  }
  if (/\bsemana (?:toda )?(?:entre um e outro|entre os dois)\b/.test(words)) return null;
  if (/\b(?:semana|mes) (?:depois|seguinte)\b/.test(words)) {
    const start = addDays(mondayOf(before.end), 7);
    return /\bmes\b/.test(words)
      ? monthAt(yearOf(before.end), monthOf(before.end) + 1)
      : { start, end: addDays(start, 6) };
  }
  if (/\b(?:dia seguinte|outro dia|um dia depois|dia depois|no proximo dia)\b/.test(words) && unit === 'day')
    return dayOf(addDays(before.end, 1));
  if (/\bvespera\b/.test(words) && !/\bnatal\b/.test(words) && unit === 'day') return dayOf(addDays(before.start, -1));
  if (/\b(?:seguinte|proxim[oa])\b/.test(words) && !hasNoun) return moved(before, today, 1);
  const count = SO_MANY_BEFORE.exec(words);
  if (count) return moved(before, today, -1);
  if (/\b(?:mesmo numero de dias|mesma quantidade de dias)\b.*\bantes\b/.test(words)) {
    const length = lengthOf(before);
    return { start: addDays(before.start, -length), end: addDays(before.start, -1) };
  }
  if (
    ONE_BEFORE.test(words) &&
    (!hasNoun || /\banterior\b/.test(words)) &&
    // "Foi nesse que falei dele, ou foi antes?"
    !/\bou (?:foi |sera que foi )?(?:antes|depois)\b/.test(words)
  )
    return unit === 'days' || unit === 'weekend' || unit === 'day' || /\banterior\b|\bantes\b/.test(words)
      ? unit === 'day' && weekdayish(words)
        ? dayOf(addDays(before.start, -7))
        : moved(before, today, -1)
      : null;
  const inWeek = unit === 'days' ? weekOf(before) : null;
  // "E da retrasada?" after some days of the last week.
  if (/\b(?:retrasad[oa]|passad[oa])$/.test(words) && !hasNoun && inWeek !== null && /\bsemana\b/.test(last)) {
    const weeks =
      (Date.parse(inWeek) - Date.parse(mondayOf(today))) / (7 * DAY_MS) + (/\bretrasad/.test(words) ? 2 : 1);
    return { start: addDays(before.start, -7 * weeks), end: addDays(before.end, -7 * weeks) };
  }
  if (/\bretrasad[oa]\b/.test(words) && !hasNoun) return shiftedFromNow(unit, today, -2) ?? moved(before, today, -2);
  if (/\bpassad[oa]s?\b/.test(words) && !hasNoun) return shiftedFromNow(unit, today, -1) ?? moved(before, today, -1);
  if (/\b(?:no|do) outro$/.test(words) && unit === 'day') return dayOf(addDays(before.start, -7));
  if (CURRENT.test(words)) return now(unit, today);
  const third = /^(?:e )?o (primeiro|segundo|terceiro|quarto)\b/.exec(words)?.[1];
  if (third !== undefined && unit === 'days' && lengthOf(before) > 88 && lengthOf(before) < 93) {
    const first = 3 * ['primeiro', 'segundo', 'terceiro', 'quarto'].indexOf(third) + 1;
    return { start: monthAt(yearOf(before.start), first).start, end: monthAt(yearOf(before.start), first + 2).end };
  }
  const days = /^(?:e )?(?:os |nos )?(\d{1,3})(?: dias)?$/.exec(words)?.[1];
  if (days !== undefined && before.end === today && Number(days) > 5 && Number(days) <= 366)
    return { start: addDays(today, 1 - Number(days)), end: today };
  return null;
}

/** The Monday of the week in which a period of some days lies; null for other periods. */
const weekOf = (period: Period): LocalDate | null => {
  const length = lengthOf(period);
  const monday = mondayOf(period.start);
  return length > 1 && length < 7 && monday === mondayOf(period.end) && weekdayOf(period.start) !== 6 ? monday : null;
};

/** "a outra antes" after a weekday means the same weekday of the week before. */
const weekdayish = (words: string): boolean => /\boutr[oa] antes\b/.test(words);

/** The calendar week, month or year that lies some units from the current one. */
function shiftedFromNow(unit: Unit, today: LocalDate, by: number): Period | null {
  if (unit === 'week') return weekBefore(today, -by);
  if (unit === 'month') return monthAt(yearOf(today), monthOf(today) + by);
  if (unit === 'year') return yearAt(yearOf(today) + by);
  return null;
}

/** The current week, month or year, like the unit of another period; null for other stretches. */
export const currentLike = (period: Period, today: LocalDate): Period | null => now(unitOf(period, today), today);
