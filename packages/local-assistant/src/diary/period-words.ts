import { lengthOf, type Period } from '@alento/diary-query/period/calendar';
import type { NoSuchDay } from '@alento/diary-query/period/no-such-day';
import type { LocalDate } from '@alento/domain/time/local-date';

const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];
const monthName = (date: LocalDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
const dayNumber = (date: LocalDate): string => String(Number(date.slice(8)));
const isMonthEnd = (date: LocalDate): boolean =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(8, 10) === '01';

/** Stretches up to today that are worded as days back. */
const LAST_DAYS = [7, 10, 14, 15, 20, 30, 45, 60, 90, 180, 365];

/** The year, unless it is the current one. */
const ofYear = (date: LocalDate, today: LocalDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${date.slice(0, 4)}`;

/** "10 de junho", "10 de junho de 2025" */
export const dateWords = (date: LocalDate, today: LocalDate): string =>
  `${dayNumber(date)} de ${monthName(date)}${ofYear(date, today)}`;

/**
 * A period in words: "em maio", "em 2025", "em 10 de junho", "de 1 a 10 de maio", "de 3 de março a 9 de abril de 2025",
 * "em todo o seu diário", "hoje", "nos últimos 30 dias".
 */
export function periodWords(period: Period | null, today: LocalDate): string {
  if (period === null) return 'em todo o seu diário';
  const { start, end } = period;
  if (start === today && end === today) return 'hoje';
  if (end === today && LAST_DAYS.includes(lengthOf(period))) return `nos últimos ${lengthOf(period)} dias`;
  const year = ofYear(end, today);
  if (start === end) return `em ${dateWords(start, today)}`;
  if (start.endsWith('-01-01') && end === `${start.slice(0, 4)}-12-31`) return `em ${start.slice(0, 4)}`;
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  if (isSameMonth && start.endsWith('-01') && isMonthEnd(end)) return `em ${monthName(start)}${ofYear(start, today)}`;
  if (isSameMonth) return `de ${dayNumber(start)} a ${dayNumber(end)} de ${monthName(end)}${year}`;
  const startYear = start.slice(0, 4) === end.slice(0, 4) ? '' : ` de ${start.slice(0, 4)}`;
  const endYear = startYear === '' ? year : ` de ${end.slice(0, 4)}`;
  return `de ${dayNumber(start)} de ${monthName(start)}${startYear} a ${dayNumber(end)} de ${monthName(end)}${endYear}`;
}

/** "31 de novembro não existe: novembro tem 30 dias." */
export function noSuchDayWords({ day, month, year, lastDay }: NoSuchDay): string {
  const name = MONTHS[month - 1] ?? '';
  const said = `${day} de ${name}${year === null ? '' : ` de ${year}`}`;
  return year === null
    ? `${said} não existe: ${name} tem no máximo ${lastDay} dias.`
    : `${said} não existe: em ${year}, ${name} tem ${lastDay} dias.`;
}
