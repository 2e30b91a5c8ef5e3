import { timeZone } from './clock.ts';

/** An instant as "21 de nov. de 2026, 14:30", in this device's time zone. */
export const formatMoment = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() }).format(at);

/** The day of an instant as "21 de nov. de 2026", in this device's time zone. */
export const formatMomentDay = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: timeZone() }).format(at);
