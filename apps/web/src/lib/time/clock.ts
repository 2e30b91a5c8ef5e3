/** The only clock of the browser app; tests replace it. */
let read = (): number => Date.now();

/** Current time, ms epoch. */
export const now = (): number => read();

/** The device's IANA time zone. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Sao_Paulo';

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
