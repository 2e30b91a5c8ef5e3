import type { DayRange } from '@alento/domain/analytics/period';
import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { isLocalDate, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../../lib/time/calendar-grid.ts';
import { capitalised, formatMonth } from '../../../lib/time/dates.format.ts';

/** What a retrospective is about: a month as `yyyy-MM` or a year as `yyyy`. */
export type Span = string;
export type SpanKind = 'month' | 'year';

const YEAR = /^\d{4}$/;
const MONTH = /^\d{4}-\d{2}$/;
const EARLIEST = monthOf(localDateOf(EARLIEST_TIMESTAMP_MS, 'UTC'));

export const kindOf = (span: Span): SpanKind => (YEAR.test(span) ? 'year' : 'month');

const spanOfDay = (date: LocalDate, kind: SpanKind): Span => (kind === 'year' ? date.slice(0, 4) : monthOf(date));

/** All days of a span, also those after today. */
export const daysOf = (span: Span): DayRange =>
  kindOf(span) === 'year'
    ? { start: `${span}-01-01`, end: `${span}-12-31` }
    : { start: firstDayOf(span), end: lastDayOf(span) };

export const isPresent = (span: Span, today: LocalDate): boolean => span === spanOfDay(today, kindOf(span));
export const isFirst = (span: Span): boolean => span <= spanOfDay(firstDayOf(EARLIEST), kindOf(span));

/** The span that is `count` months or years later, or earlier if `count` is negative. */
export const spanAfter = (span: Span, count: number): Span =>
  kindOf(span) === 'year' ? String(Number(span) + count).padStart(4, '0') : addMonths(span, count);

/** The span that a text names, if it has begun; otherwise this month. */
export function spanNamed(text: string | null, today: LocalDate): Span {
  const span = text ?? '';
  const isKnown = YEAR.test(span) || (MONTH.test(span) && isLocalDate(firstDayOf(span)));
  const hasBegun = isKnown && span <= spanOfDay(today, kindOf(span)) && !isFirst(spanAfter(span, 1));
  return hasBegun ? span : monthOf(today);
}

/** The year of a month, or the last month of a year that has begun. */
export function spanIn(kind: SpanKind, span: Span, today: LocalDate): Span {
  if (kind === kindOf(span)) return span;
  if (kind === 'year') return span.slice(0, 4);
  return isPresent(span, today) ? monthOf(today) : `${span}-12`;
}

/** Outubro de 2026, or 2026. */
export const nameOf = (span: Span): string =>
  kindOf(span) === 'year' ? span : capitalised(formatMonth(firstDayOf(span)));
