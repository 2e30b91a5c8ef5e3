import type { LocalDate } from '@alento/domain/time/local-date';

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
