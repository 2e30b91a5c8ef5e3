import { addDays, DAY_MS, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import {
  dateOf,
  dayOf,
  lengthOf,
  mondayOf,
  monthAt,
  monthOf,
  monthsBefore,
  type Period,
  yearAt,
  yearOf,
} from '../period/calendar.ts';
import { findPeriods } from '../period/find-periods.ts';
import { MONTHS, NUMBERS, WEEKDAYS } from '../period/vocabulary.ts';

const MONTH_NAMES = Object.keys(MONTHS).join('|');

const COUNTED_BEFORE =
  /\b(\d{1,3}|[a-z]+) (?:ultim[oa]s )?(?:(dias?|semanas?|mes(?:es)?|anos?) )?(?:que (?:vieram|veio|tinha) |logo |de )?(?:antes|anterior(?:es)?)\b(?! d[eao] (?!agora))/;
/** What "as três anteriores" counts: weeks after a week, months after a month, days after so many days. */
function ownUnit(period: Period, count: number): string {
  const length = lengthOf(period);
  if (count === length || count > 12) return 'dia';
  if (length >= 28 && length <= 31) return 'mes';
  return period.start === mondayOf(period.start) && length > 1 && length <= 7 ? 'semana' : 'dia';
}

/** "os três meses antes dela", "as duas semanas anteriores": as many before the begin of a period. */
export function countedBefore(words: string, period: Period): Period | null {
  const { start } = period;
  const [, number = '', named] = COUNTED_BEFORE.exec(words) ?? [];
  const count = /^\d+$/.test(number) ? Number(number) : Object.hasOwn(NUMBERS, number) ? (NUMBERS[number] ?? 0) : 0;
  if (count === 0 || (named === undefined && count < 2)) return null;
  const unit = named ?? ownUnit(period, count);
  const end = addDays(start, -1);
  if (unit.startsWith('dia')) return { start: addDays(start, -count), end };
  if (unit.startsWith('semana')) return { start: addDays(start, -7 * count), end };
  return { start: monthsBefore(start, unit.startsWith('ano') ? 12 * count : count), end };
}

const SAME_DAYS =
  /\bmesm[oa]s? (?:dias?|periodo|datas?|trecho|pedaco|intervalo|espaco)\b.*?\b(?:d[aeo]|em|n[ao]) (?:mes de )?/;
/** "os mesmos dias da semana passada", "no mesmo período de abril". */
function sameDays(words: string, period: Period, today: LocalDate): Period | null {
  const named = SAME_DAYS.exec(words);
  if (!named) return null;
  const rest = words.slice(named.index + named[0].length);
  const { start, end } = period;
  const by = (days: number): Period => ({ start: addDays(start, days), end: addDays(end, days) });
  const steps = /\bretrasad[oa]/.test(rest) ? 2 : 1;
  if (/^(?:outra )?semana (?:passada|retrasada)/.test(rest)) {
    const weeks = (Date.parse(mondayOf(start)) - Date.parse(mondayOf(today))) / (7 * DAY_MS);
    return by(-7 * (weeks + steps));
  }
  if (/^(?:outra )?semana (?:anterior|antes|de antes)/.test(rest)) return by(-7);
  const month = new RegExp(`^(${MONTH_NAMES})\\b`).exec(rest)?.[1];
  const isMonth = /^mes (?:passado|anterior|retrasado|de antes)/.test(rest);
  if (month === undefined && !isMonth) return null;
  if (start.slice(0, 7) !== end.slice(0, 7)) return null;
  const other =
    month === undefined
      ? monthsBefore(`${/^mes anterior|^mes de antes/.test(rest) ? start.slice(0, 7) : today.slice(0, 7)}-01`, steps)
      : findPeriods(rest, today).flatMap((one) => (one.kind === 'range' ? [one.period.start] : []))[0];
  if (other === undefined) return null;
  const whole = monthAt(yearOf(other), monthOf(other));
  const day = (date: LocalDate): LocalDate => dateOf(yearOf(other), monthOf(other), Number(date.slice(8))) ?? whole.end;
  // Of a month that isn't over, the days until today.
  return { start: day(start), end: day(end > today ? today : end) };
}

/** "O resto do mês" after a part of it. */
function rest(words: string, period: Period): Period | null {
  const unit = /\b(?:o|n?o|d?o|pelo) (?:resto|restante|restinho|que (?:falta|sobr\w+)) d[oae] (mes|semana|ano)\b/.exec(
    words,
  )?.[1];
  if (unit === undefined || lengthOf(period) < 2) return null;
  const { start, end } = period;
  const monday = mondayOf(start);
  const whole =
    unit === 'mes'
      ? monthAt(yearOf(start), monthOf(start))
      : unit === 'ano'
        ? yearAt(yearOf(start))
        : { start: monday, end: addDays(monday, 6) };
  return start >= whole.start && end < whole.end ? { start: addDays(end, 1), end: whole.end } : null;
}

/** "Depois dela, até agora": from that day on. */
function since(words: string, { start, end }: Period, today: LocalDate): Period | null {
  const isOn = /\b(?:depois|a partir) (?:del[ea]s?|diss?o|desse dia|daquil?o|daquele dia|dai)\b/.test(words);
  if (!isOn || !/\b(?:ate (?:hoje|agora|aqui)|para ca|em diante)\b/.test(words) || end >= today) return null;
  return { start: start === end ? start : addDays(end, 1), end: today };
}

/** "E na segunda de maio?" after the first half of June. */
function halfOf(words: string, { start, end }: Period, today: LocalDate): Period | null {
  const month = monthAt(yearOf(start), monthOf(start));
  const middle = addDays(month.start, 14);
  const isHalf =
    (start === month.start && end === middle) || (start > middle && start <= addDays(middle, 1) && end === month.end);
  if (!isHalf || !/^(?:e |mas |agora )*(?:n?a |da )?(?:primeira|segunda) (?:de|do) /.test(words)) return null;
  const [found] = findPeriods(words.replace(/(primeira|segunda) (?=de|do)/, '$1 quinzena '), today);
  return found?.kind === 'range' ? found.period : null;
}

/** "E na segunda?" after the first semester or the first week of May. */
function otherPart(words: string, { start, end }: Period, last: string, today: LocalDate): Period | null {
  const [, ordinal = '', rest = ''] = ORDINAL.exec(words) ?? [];
  const unit = /\b(semestre|trimestre|bimestre|semana)\b/.exec(last)?.[1];
  if (ordinal === '' || unit === undefined) return null;
  const isWeek = unit === 'semana';
  if (isWeek !== (lengthOf({ start, end }) === 7) || (isWeek && !/\b(?:semana d[eo]s?|desse|deste) /.test(last)))
    return null;
  const of = rest !== '' ? rest : isWeek ? `de ${start.slice(5, 7)}/${start.slice(0, 4)}` : `de ${start.slice(0, 4)}`;
  const [found] = findPeriods(`${ordinal} ${unit} ${of}`, today);
  return found?.kind === 'range' ? found.period : null;
}
const ORDINAL =
  /^(?:e |mas |agora )*(?:n?[ao] |d[ao] )?(primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|penultima|ultima)(?: (d[eo] .+))?$/;

const WEEKDAY_BESIDE =
  /\b(domingo|segunda|terca|quarta|quinta|sexta|sabado)(?: feira)? (seguinte|depois|depois (?:dessa|desse|disso)|que vem depois|anterior|de antes|antes (?:dessa|desse|disso))$/;
/** "E na sexta seguinte?" */
function weekdayBeside(words: string, { start, end }: Period): Period | null {
  const [, name = '', side = ''] = WEEKDAY_BESIDE.exec(words) ?? [];
  const weekday = Object.hasOwn(WEEKDAYS, name) ? WEEKDAYS[name] : undefined;
  if (weekday === undefined || lengthOf({ start, end }) > 7) return null;
  const isLater = !/\bantes\b|\banterior\b/.test(side);
  const away = isLater ? (weekday - weekdayOf(end) + 7) % 7 : (weekdayOf(start) - weekday + 7) % 7;
  const days = away === 0 ? 7 : away;
  return dayOf(isLater ? addDays(end, days) : addDays(start, -days));
}

/** A period that is described by its place beside the one before. */
export const daysAround = (words: string, before: Period, last: string, today: LocalDate): Period | null =>
  countedBefore(words, before) ??
  sameDays(words, before, today) ??
  halfOf(words, before, today) ??
  otherPart(words, before, last, today) ??
  weekdayBeside(words, before) ??
  since(words, before, today) ??
  rest(words, before);
