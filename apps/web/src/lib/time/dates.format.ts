import { addDays, type LocalDate } from '@alento/domain/time/local-date';

/**
 * Dates are shown in pt-BR. Calendar days are formatted in UTC, so that no zone shifts them. Formats are created at
 * first use, because each takes several milliseconds on a phone.
 */
const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date: LocalDate): string => {
    format ??= new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options });
    return format.format(new Date(`${date}T00:00:00Z`));
  };
};

/** sábado, 14 de novembro */
export const formatDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** sábado, 14 de novembro de 2026 */
export const formatDayWithYear = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 14 de novembro */
export const formatDayOfMonth = dayFormat({ day: 'numeric', month: 'long' });
/** 14 de novembro de 2026 */
export const formatDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
/** sábado */
export const weekdayName = dayFormat({ weekday: 'long' });
/** novembro de 2026 */
export const formatMonth = dayFormat({ month: 'long', year: 'numeric' });
/** novembro */
export const monthName = dayFormat({ month: 'long' });

/** sáb (the abbreviation of pt-BR ends in a point, for which a narrow axis has no room). */
const shortWeekday = dayFormat({ weekday: 'short' });
export const weekdayShort = (date: LocalDate): string => shortWeekday(date).replace('.', '').slice(0, 3);

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** hoje, ontem, else the weekday. */
export function nearDayName(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'hoje';
  return date === addDays(today, -1) ? 'ontem' : weekdayName(date);
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** 14:32 in the given time zone. */
export function formatTime(instantMs: number, zone: string): string {
  let format = timeFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    timeFormats.set(zone, format);
  }
  return format.format(instantMs);
}

/** The hour of the day in the given time zone, 0 to 23. */
export const hourIn = (instantMs: number, zone: string): number => Number(formatTime(instantMs, zone).slice(0, 2));

let averageFormat: Intl.NumberFormat | undefined;

/** 3,4 */
export function formatAverage(average: number): string {
  averageFormat ??= new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return averageFormat.format(average);
}

let listFormat: Intl.ListFormat | undefined;

/** 12, 13 e 14 */
export function formatList(items: readonly string[]): string {
  listFormat ??= new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  return listFormat.format(items);
}

/** sábado, 14 (shown below a heading that names the month) */
export const formatDayInMonth = (date: LocalDate): string => `${weekdayName(date)}, ${Number(date.slice(8))}`;
