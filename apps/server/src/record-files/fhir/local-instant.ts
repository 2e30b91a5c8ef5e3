import { localDateAndOffset } from '@alento/domain/time/local-date';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * An instant (ms epoch) as FHIR writes it, in a zone: `2026-03-14T23:30:00-03:00`. In UTC, a reader could take it for
 * another day than the rest of the document. Fractions of a second are dropped.
 */
export function localInstant(instantMs: number, timeZone: string): string {
  const { offsetMinutes } = localDateAndOffset(instantMs, timeZone);
  const wallClock = new Date(instantMs + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const distance = Math.abs(offsetMinutes);
  return `${wallClock}${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}
