import { isTimeZone } from '@alento/domain/time/local-date';

/** Used for devices that report no zone to compute with: some report `Etc/Unknown` or `GMT-03:00`. */
const FALLBACK_ZONE = 'America/Sao_Paulo';

/** The only clock of the browser app; tests replace it. */
let read = (): number => Date.now();

/** Current time, ms epoch. */
export const now = (): number => read();

function deviceZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    // Some browsers refuse the zone of their own system with a RangeError.
    return '';
  }
}

/** Whether the device reports a time zone that can be computed with. */
export const knowsTimeZone = (): boolean => isTimeZone(deviceZone());

/** The device's IANA time zone; that of Brasília if it reports none that can be computed with. */
export function timeZone(): string {
  const zone = deviceZone();
  return isTimeZone(zone) ? zone : FALLBACK_ZONE;
}

/**
 * Replaces the clock in tests.
 *
 * @returns a function that restores the real one.
 * @internal
 */
export function setClock(clock: () => number): () => void {
  read = clock;
  return () => {
    read = () => Date.now();
  };
}
