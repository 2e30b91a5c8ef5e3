import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import {
  dateOf,
  dayOf,
  EARLIEST,
  lengthOf,
  mondayOf,
  monthAt,
  monthOf,
  type Period,
  yearOf,
} from '../period/calendar.ts';
import { MONTHS, NUMBERS } from '../period/vocabulary.ts';

/** "o mês", "naquele mês", without another word that tells which. */
const MONTH_OF_IT =
  /\b(?:o|d?esse|n?aquele|daquele|[dn]o) mes\b(?! (?:passad|retrasad|anterior|que|de|atual|seguinte|antes|depois))/;

/** "a semana", "o resto da semana", without another word that tells which. */
const WEEK_OF_IT =
  /\b(?:d?essa|n?aquela|daquela|[dn]a|o resto da) semana\b(?! (?:passad|retrasad|anterior|que|de|atual|seguinte|antes|depois|do|da))/;

/** "no anterior", "o outro", after a weekday. */
const WEEKDAY_BEFORE =
  /^(?:e )?(?:n?[oa]s? |d[oa] )?(?:(?:outr[oa] )?(?:anterior|de antes|antes(?: desse| dessa)?)|outr[oa]|passad[oa])$/;

/** "e antes disso?", "quanto era antes?" */
const EVERYTHING_BEFORE =
  /^(?:e |mas |quanto (?:era|foi) |como (?:era|foi) |qual (?:era|foi) )*(?:(?:a|minha) (?:media|nota) )?(?:era |foi )?antes(?: disso| dela| dele)?$/;

/** Words around a number that stands for the last days: "e nos dez", "dos últimos trinta", "e em 90 dias". */
const BARE_COUNT =
  /^(?:e |so |agora |mas )*(?:(?:n|d)?os |em |de )?(?:ultim[oa]s )?(\d{1,3}|[a-z]+)(?: ultim[oa]s)?(?: dias)?$/;
const DAYS_MIN = 6;
const DAYS_MAX = 366;

/** "E nos dez?" after the last 30 days. */
function otherCount(words: string, before: Period, today: LocalDate): Period | null {
  if (before.end < today) return null;
  const text = BARE_COUNT.exec(words)?.[1] ?? '';
  const count = /^\d+$/.test(text) ? Number(text) : Object.hasOwn(NUMBERS, text) ? (NUMBERS[text] ?? 0) : 0;
  const isLast = /\b(?:ultim[oa]s|dias)\b/.test(words);
  return count >= (isLast ? 2 : DAYS_MIN) && count <= DAYS_MAX
    ? { start: addDays(today, 1 - count), end: today }
    : null;
}

/** "O melhor dia do mês" after a day of last December is of that December. */
function monthAround(words: string, before: Period, today: LocalDate): Period | null {
  const own = monthAt(yearOf(before.start), monthOf(before.start));
  const isPast = own.end < today && before.end <= own.end;
  if (!isPast || lengthOf(before) >= 28) return null;
  return MONTH_OF_IT.test(words) ? own : null;
}

/** "E a semana?" after a single day of an earlier week is that day's week. */
function weekAround(words: string, before: Period, today: LocalDate): Period | null {
  const start = mondayOf(before.start);
  if (lengthOf(before) > 2 || addDays(start, 6) >= today || DAY_NAMES.test(words)) return null;
  return WEEK_OF_IT.test(words) ? { start, end: addDays(start, 6) } : null;
}

const DAY_NAMES = /\b(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)\b/;
/** The same weekday, a week earlier or later: "e no anterior" after "domingo". */
function otherWeekday(words: string, before: Period, last: string): Period | null {
  if (before.start !== before.end || !DAY_NAMES.test(last) || /\bdia\b/.test(words)) return null;
  if (WEEKDAY_BEFORE.test(words)) return dayOf(addDays(before.start, -7));
  return /^(?:e )?(?:n?[oa] |d[oa] )?(?:seguinte|proxim[oa]|de depois)$/.test(words)
    ? dayOf(addDays(before.start, 7))
    : null;
}

/** The weekend beside a day or a weekend: "e o fim de semana depois". */
function weekendBeside(words: string, before: Period): Period | null {
  if (/\b(?:fim|final) de semana (?:del[ea]|dess[ea]|daquel[ea])\b/.test(words) && lengthOf(before) <= 7) {
    const saturday = addDays(mondayOf(before.start), 5);
    return { start: saturday, end: addDays(saturday, 1) };
  }
  const found = /\b(?:fim|final) de semana (depois|seguinte|anterior|antes)\b/.exec(words)?.[1];
  if (found === undefined || lengthOf(before) > 7) return null;
  const isLater = found === 'depois' || found === 'seguinte';
  const after = (13 - weekdayOf(before.end)) % 7;
  const next = addDays(before.end, after === 0 ? 7 : after);
  const start = isLater ? next : addDays(next, weekdayOf(before.end) === 6 || weekdayOf(before.end) === 0 ? -14 : -7);
  return { start, end: addDays(start, 1) };
}

/** Everything on the other side of a border that the question before named: "e antes?" after "desde que comecei". */
function otherSide(words: string, before: Period, today: LocalDate): Period | null {
  if (EVERYTHING_BEFORE.test(words) && before.end === today && lengthOf(before) > 45)
    return { start: EARLIEST, end: addDays(before.start, -1) };
  return /^(?:e |mas )*(?:o |a )?depois(?: disso| dela| dele)?$/.test(words) &&
    before.end < today &&
    lengthOf(before) > 45
    ? { start: addDays(before.end, 1), end: today }
    : null;
}

/** "E a segunda?" after the first half of a month. */
function otherHalf(words: string, before: Period): Period | null {
  const month = monthAt(yearOf(before.start), monthOf(before.start));
  const middle = addDays(month.start, 14);
  const isFirst = before.start === month.start && before.end === middle;
  const isSecond = before.start === addDays(middle, 1) && before.end === month.end;
  if (isFirst && /^(?:e |agora )*(?:n?a |da )?(?:segunda|outra|seguinte)(?: quinzena| metade)?$/.test(words))
    return { start: addDays(middle, 1), end: month.end };
  return isSecond && /^(?:e |agora )*(?:n?a |da )?(?:primeira|outra|anterior)(?: quinzena| metade)?$/.test(words)
    ? { start: month.start, end: middle }
    : null;
}

/**
 * A period that only the one before tells.
 *
 * @param last the person's message before, folded.
 */
const MONTH_NAMES = Object.keys(MONTHS).join('|');
/** "De maio" after the third of June is the third of May. */
function sameDayOfMonth(words: string, before: Period, today: LocalDate): Period | null {
  const name = new RegExp(`^(?:nao |e |mas )*(?:[oa] )?(?:de|do dia de) (${MONTH_NAMES})$`).exec(words)?.[1];
  const month = name === undefined ? undefined : MONTHS[name];
  if (month === undefined || before.start !== before.end) return null;
  const date = dateOf(
    month <= monthOf(today) ? yearOf(today) : yearOf(today) - 1,
    month,
    Number(before.start.slice(8)),
  );
  return date === null || date > today ? null : dayOf(date);
}

/** "E a outra?" after this week is the one before. */
function theOther(words: string, before: Period, today: LocalDate): Period | null {
  const length = lengthOf(before);
  if (!/^(?:e )?(?:n?[oa] |d[oa] )?outr[oa]$/.test(words) || before.end < addDays(today, -1)) return null;
  return length > 2 && length <= 7 ? { start: addDays(mondayOf(today), -7), end: addDays(mondayOf(today), -1) } : null;
}

export const neighbourPeriod = (words: string, before: Period, last: string, today: LocalDate): Period | null =>
  otherCount(words, before, today) ??
  otherHalf(words, before) ??
  sameDayOfMonth(words, before, today) ??
  theOther(words, before, today) ??
  otherWeekday(words, before, last) ??
  weekendBeside(words, before) ??
  otherSide(words, before, today) ??
  monthAround(words, before, today) ??
  weekAround(words, before, today);
