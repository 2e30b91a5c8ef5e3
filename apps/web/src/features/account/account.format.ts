import { timeZone } from '../../lib/time/clock.ts';

/** 21 de nov. de 2026, 14:30, on this device's clock. */
export const formatMoment = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() }).format(at);

/** 21 de nov. de 2026, on this device's clock. */
export const formatDay = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: timeZone() }).format(at);

/** 21 de novembro de 2026, on this device's clock. */
export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: timeZone() }).format(at);

const versionFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a legal document's version is a day in UTC, whatever the device says (core §2). */
export const formatVersion = (iso: string): string => versionFormat.format(new Date(iso));

/** A zone as a person knows it, and as it is kept. */
export type ZoneName = { name: string; detail: string };

function partOf(zone: string, at: number, form: 'longGeneric' | 'long' | 'shortOffset'): string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeZoneName: form });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** "Horário de Brasília" of "America/Sao_Paulo (GMT-3)": Portuguese names say "Padrão" only where there is another. */
export function zoneName(zone: string, at: number): ZoneName {
  try {
    const generic = partOf(zone, at, 'longGeneric');
    const name = generic.startsWith('GMT') ? partOf(zone, at, 'long') : generic;
    return { name: name.replace(' Padrão', ''), detail: `${zone} (${partOf(zone, at, 'shortOffset')})` };
  } catch (error) {
    // The server knows newer zones than this browser.
    if (error instanceof RangeError) return { name: zone, detail: zone };
    throw error;
  }
}
