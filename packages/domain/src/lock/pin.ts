/** Number of digits of the PIN of the discreet mode. */
export const PIN_MIN_DIGITS = 4;
export const PIN_MAX_DIGITS = 8;

/** Why a PIN can't be set. These codes are no API errors, because a PIN never leaves the device. */
export type PinRefusal = 'PIN_NOT_DIGITS' | 'PIN_LENGTH' | 'PIN_TRIVIAL';

type PlannedPin = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly code: PinRefusal };

/** Lines of a phone's keypad, which people draw instead of remembering digits. */
const DRAWN = ['2580', '0852', '147258', '258369', '147369', '369258', '14789632', '147258369'];

const digitsOf = (pin: string): number[] => [...pin].map(Number);

/** Whether each digit is the previous one plus the step; 9 is followed by 0. */
const isRow = (pin: string, step: number): boolean =>
  digitsOf(pin).every((digit, index, all) => index === 0 || digit === ((all[index - 1] ?? 0) + step + 10) % 10);

/** Whether the PIN is a shorter part repeated, such as 1212 or 123123. One repeated digit is such a part. */
const isRepeated = (pin: string): boolean =>
  [1, 2, 3, 4].some((length) => length < pin.length && pin.slice(0, length).repeat(pin.length / length) === pin);

/** Whether every digit stands twice, such as 1122. */
const isInPairs = (pin: string): boolean => /^(?:(\d)\1)+$/.test(pin);

/** Whether somebody who picks up the phone would try this PIN among the first. */
const isTrivialPin = (pin: string): boolean =>
  isRow(pin, 1) || isRow(pin, -1) || isRepeated(pin) || isInPairs(pin) || DRAWN.includes(pin);

/** The PIN that a person may set: 4 to 8 digits, and none that others try first. Spaces of a pasted text are removed. */
export function planPin(text: string): PlannedPin {
  const pin = text.replace(/\s/g, '');
  const refuse = (code: PinRefusal): PlannedPin => ({ ok: false, code });
  if (!/^\d*$/.test(pin)) return refuse('PIN_NOT_DIGITS');
  if (pin.length < PIN_MIN_DIGITS || pin.length > PIN_MAX_DIGITS) return refuse('PIN_LENGTH');
  return isTrivialPin(pin) ? refuse('PIN_TRIVIAL') : { ok: true, value: pin };
}

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
