import type { LocalDate } from '@alento/domain/time/local-date';

const ofDate = (options: Intl.DateTimeFormatOptions): ((date: LocalDate) => string) => {
  const format = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
  return (date) => format.format(Date.parse(`${date}T00:00:00Z`));
};

/** 23 de novembro de 2026 */
export const longDate = ofDate({ day: 'numeric', month: 'long', year: 'numeric' });
/** segunda-feira, 23 de novembro de 2026 */
export const weekdayAndDate = ofDate({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const monthAndYear = ofDate({ month: 'long', year: 'numeric' });
/** novembro de 2026, of a month as yyyy-MM */
export const longMonth = (month: string): string => monthAndYear(`${month}-01`);

/** Words of instants (ms epoch) in one zone. */
export type Clock = {
  /** 23 de novembro de 2026 */
  readonly date: (instant: number) => string;
  /** 23 de novembro de 2026, 14:30 */
  readonly dateAndTime: (instant: number) => string;
  /** For the `datetime` of a `time`: UTC, ISO 8601. */
  readonly machine: (instant: number) => string;
  /** Horário Padrão de Brasília, as of an instant. */
  readonly zoneName: (instant: number) => string;
};

/** @param timeZone IANA zone */
export function clockIn(timeZone: string): Clock {
  const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const zone = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'longGeneric' });
  return {
    date: (instant) => day.format(instant),
    dateAndTime: (instant) => `${day.format(instant)}, ${time.format(instant)}`,
    machine: (instant) => new Date(instant).toISOString(),
    zoneName: (instant) => zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}
