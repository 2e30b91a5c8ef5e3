import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from './clock.ts';
import { formatDate, formatDayOfMonth } from './dates.format.ts';

/** A period as "24 de agosto a 21 de novembro de 2026". The year is written once if it is the same. */
export const periodText = (start: LocalDate, end: LocalDate): string =>
  `${start.slice(0, 4) === end.slice(0, 4) ? formatDayOfMonth(start) : formatDate(start)} a ${formatDate(end)}`;

/** The day of an instant as "21 de novembro de 2026", in this device's time zone. */
export const dayOf = (at: number): string => formatDate(localDateOf(at, timeZone()));
