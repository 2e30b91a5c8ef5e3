import type { LocalDate } from '@alento/domain/time/local-date';
import { timeZone } from '../../lib/time/clock.ts';

const grouped = new Intl.NumberFormat('pt-BR');

/** A count as "1.204". */
export const countText = (count: number): string => grouped.format(count);

/** The day of an instant as "21 de nov. de 2026", in this device's time zone. */
export const dayText = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: timeZone() }).format(at);

/** An instant as "21 de nov. de 2026, 14:30", in this device's time zone. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() }).format(at);

const localDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day as "21 de nov. de 2026". */
export const localDayText = (date: LocalDate): string => localDay.format(new Date(`${date}T00:00:00Z`));

const KILO = 1000;
const sizeFormats = {
  kilobyte: new Intl.NumberFormat('pt-BR', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
  megabyte: new Intl.NumberFormat('pt-BR', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
};

/** The size of a file as "312 kB" or "2,4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KILO * KILO) return sizeFormats.kilobyte.format(Math.max(1, bytes / KILO));
  return sizeFormats.megabyte.format(bytes / (KILO * KILO));
}
