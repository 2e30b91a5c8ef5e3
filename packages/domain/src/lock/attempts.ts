/** Wrong PINs in a row without a wait: people mistype. */
export const FREE_ATTEMPTS = 4;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Wait after each further wrong PIN. The last one repeats: with 24 attempts a day, 4 digits last for a year. */
export const WAITS_MS = [
  30 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
] as const;

/** Wrong PINs since the last right one, as the device stores them. */
export type PinAttempts = {
  readonly failures: number;
  /** What was left of the wait at `seenAt`, ms. */
  readonly leftMs: number;
  /** When the wait was last counted, by this device's clock, ms epoch. */
  readonly seenAt: number;
};

export const noAttempts = (now: number): PinAttempts => ({ failures: 0, leftMs: 0, seenAt: now });

/** The wait after this number of wrong PINs in a row, ms. */
export function waitAfter(failures: number): number {
  if (failures <= FREE_ATTEMPTS) return 0;
  return WAITS_MS[Math.min(failures - FREE_ATTEMPTS, WAITS_MS.length) - 1] ?? 0;
}

/**
 * Counts down to this moment. The remaining time is stored instead of the end of the wait, so that a clock that was set
 * back neither shortens the wait nor makes it longer than it was.
 */
export function countDown(attempts: PinAttempts, now: number): PinAttempts {
  const passed = Math.max(0, now - attempts.seenAt);
  return { ...attempts, leftMs: Math.max(0, attempts.leftMs - passed), seenAt: now };
}

/**
 * Counts an attempt before its PIN is checked, as if it were wrong, so that closing the app during the check doesn't
 * save the attempt. Returns null while a wait is on.
 */
export function beginAttempt(attempts: PinAttempts, now: number): PinAttempts | null {
  const counted = countDown(attempts, now);
  if (counted.leftMs > 0) return null;
  const failures = counted.failures + 1;
  return { failures, leftMs: waitAfter(failures), seenAt: now };
}
