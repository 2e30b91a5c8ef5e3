/** Number of digits of the PIN of the discreet mode. */
export const PIN_MIN_DIGITS = 4;
export const PIN_MAX_DIGITS = 8;

/** Why a PIN can't be set. These codes are no API errors, because a PIN never leaves the device. */
export type PinRefusal = 'PIN_NOT_DIGITS' | 'PIN_LENGTH' | 'PIN_TRIVIAL';

export type PlannedPin =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: PinRefusal };

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
export const isTrivialPin = (pin: string): boolean =>
  isRow(pin, 1) || isRow(pin, -1) || isRepeated(pin) || isInPairs(pin) || DRAWN.includes(pin);

/** The PIN that a person may set: 4 to 8 digits, and none that others try first. Spaces of a pasted text are removed. */
export function planPin(text: string): PlannedPin {
  const pin = text.replace(/\s/g, '');
  const refuse = (code: PinRefusal): PlannedPin => ({ ok: false, code });
  if (!/^\d*$/.test(pin)) return refuse('PIN_NOT_DIGITS');
  if (pin.length < PIN_MIN_DIGITS || pin.length > PIN_MAX_DIGITS) return refuse('PIN_LENGTH');
  return isTrivialPin(pin) ? refuse('PIN_TRIVIAL') : { ok: true, value: pin };
}
