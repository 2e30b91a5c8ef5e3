import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import { MAX_SCORE } from '@alento/domain/mood-entry/scale';
import { type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { dayLink } from '../links.ts';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
const PARTS: Readonly<Record<TimeOfDay, string>> = {
  night: 'de madrugada',
  morning: 'de manhã',
  afternoon: 'à tarde',
  evening: 'à noite',
};

/** 3.44 → "3,4". Whole numbers have no comma. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

/** "3,4 de 5" */
export const ofFive = (value: number): string => `${decimal(value)} de ${MAX_SCORE}`;

export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';
/** "nas quintas", "nos sábados" */
export const onWeekdays = (weekday: number): string =>
  `${weekday === 0 || weekday === 6 ? 'nos' : 'nas'} ${weekdayName(weekday)}s`;
/** "à tarde"; "sem hora" for an entry without one */
export const partName = (part: TimeOfDay | null): string => (part === null ? 'sem hora' : PARTS[part]);

/** "quinta, 12/11" */
export const dayName = (date: LocalDate): string =>
  `${weekdayName(weekdayOf(date))}, ${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** The day as a link to its page. */
export const dayAnchor = (date: LocalDate): string => `[${dayName(date)}](${dayLink(date)})`;

/** "na [quinta, 12/11](…)", "no [sábado, 14/11](…)" */
export const onDay = (date: LocalDate): string =>
  `${/^[06]$/.test(String(weekdayOf(date))) ? 'no' : 'na'} ${dayAnchor(date)}`;

/** "1 dia", "4 dias" */
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const days = (n: number): string => counted(n, 'dia', 'dias');
export const records = (n: number): string => counted(n, 'registro', 'registros');
