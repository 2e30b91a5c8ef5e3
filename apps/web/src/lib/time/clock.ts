/** The one clock of the browser app; tests set it. */
let read = (): number => Date.now();

/** Now, ms epoch. */
export const now = (): number => read();

/** The person's IANA time zone, as the device tells. */
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
