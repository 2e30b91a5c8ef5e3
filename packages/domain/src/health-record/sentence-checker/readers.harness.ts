/**
 * Readers of the numbers, dates and words of a sentence, for the checker of a record's sentences. They don't use the
 * code that writes the sentences. A reader returns whether the text states the value.
 */

const ROUNDING = 1e-9;
/** Difference in points from which averages are called different. */
export const DIFFERENT = 0.25;

export const isEqual = (a: number, b: number): boolean => Math.abs(a - b) < ROUNDING;
export const isDifferent = (a: number, b: number): boolean => Math.abs(a - b) > DIFFERENT - ROUNDING;
export const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** An average with one decimal: 2,8. */
export function saysAverage(text: string | undefined, value: number): boolean {
  const digits = /^([0-5]),([0-9])$/.exec(text ?? '');
  return digits !== null && Math.abs(Number(digits[1]) + Number(digits[2]) / 10 - value) < 0.05 + ROUNDING;
}

/** A count with points between thousands: 1.040. */
export const saysCount = (text: string | undefined, value: number): boolean =>
  /^(0|[1-9]\d{0,2}(\.\d{3})*)$/.test(text ?? '') && Number((text ?? '').replaceAll('.', '')) === value;

/** A count with its noun in the right number: 1 dia, 2 dias. */
export function saysCounted(text: string | undefined, value: number, one: string, many: string): boolean {
  const [, count, noun] = /^(\S+) (.+)$/.exec(text ?? '') ?? [];
  return saysCount(count, value) && noun === (value === 1 ? one : many);
}

export const saysEntries = (text: string | undefined, value: number): boolean =>
  saysCounted(text, value, 'registro', 'registros');
export const saysDays = (text: string | undefined, value: number): boolean => saysCounted(text, value, 'dia', 'dias');
export const saysLoggedDays = (text: string | undefined, value: number): boolean =>
  saysCounted(text, value, 'dia com registro', 'dias com registro');

/** A day: 14/03/2026, or 14/03 without its year. */
export function saysDay(text: string | undefined, date: string): boolean {
  const [year, month, day] = date.split('-');
  return text === `${day}/${month}/${year}`;
}
export const saysShortDay = (text: string | undefined, date: string): boolean =>
  saysDay(`${text}/${date.slice(0, 4)}`, date);

const SCALE = ['Muito mal', 'Mal', 'Neutro', 'Bem', 'Muito bem', 'Excelente'];

/** The scores around an average: (“Bem”), (perto de “Bem”), (entre “Neutro” e “Bem”). */
export function saysPlace(text: string | undefined, average: number): boolean {
  const [, near, low, high] = /^(perto de |entre )?“([^”]+)”(?: e “([^”]+)”)?$/.exec(text ?? '') ?? [];
  const [from, to] = [SCALE.indexOf(low ?? ''), SCALE.indexOf(high ?? '')];
  if (from < 0) return false;
  if (near === undefined) return high === undefined && isEqual(from, average);
  if (near === 'perto de ') return high === undefined && !isEqual(from, average) && !isDifferent(from, average);
  return to === from + 1 && isDifferent(from, average) && isDifferent(to, average) && from < average && average < to;
}

/** The range of similar averages: entre 2,9 e 3,0; perto de 3,0. */
export function saysRange(text: string | undefined, low: number, high: number): boolean {
  const [, near, from, to] = /^(?:perto de (\S+)|entre (\S+) e (\S+))$/.exec(text ?? '') ?? [];
  if (low > high + ROUNDING || isDifferent(low, high)) return false;
  if (near !== undefined) return saysAverage(near, low) && saysAverage(near, high);
  return from !== to && saysAverage(from, low) && saysAverage(to, high);
}

/** The days from one date to another, both included, counted one by one; 0 if the other is earlier. */
export function daysFrom(start: string, end: string): number {
  const day = new Date(`${start}T12:00:00Z`);
  let count = 0;
  for (; day.toISOString().slice(0, 10) <= end; count += 1) day.setUTCDate(day.getUTCDate() + 1);
  return count;
}
