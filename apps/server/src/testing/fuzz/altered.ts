import fc from 'fast-check';

const ALTERED_TEXTS = {
  nul: (text: string) => `${text.slice(0, 3)}\u0000${text.slice(3)}`,
  nulAtEnd: (text: string) => `${text}\u0000`,
  halfPair: (text: string) => `${text}\ud83d`,
  space: (text: string) => ` ${text}\n`,
  upper: (text: string) => text.toUpperCase(),
  cut: (text: string) => text.slice(0, -1),
  twice: (text: string) => `${text}${text}`,
  long: (text: string) => text.padEnd(5000, 'ã'),
};
/** Functions that alter a number in a text, by name. */
const ALTERED_NUMBERS = {
  yearTenThousand: (text: string) => text.replace(/\d+/, '253402300800000'),
  lastDate: (text: string) => text.replace(/\d+/, '8640000000000000'),
  yearZero: (text: string) => text.replace(/\d+/, '-62135596800001'),
  huge: (text: string) => text.replace(/\d+/, '1e308'),
  nines: (text: string) => text.replaceAll(/\d/g, '9'),
  fraction: (text: string) => text.replace(/\d+/, '0.5'),
};
const ALTERATIONS = { ...ALTERED_TEXTS, ...ALTERED_NUMBERS };
type Alteration = keyof typeof ALTERATIONS;

/** A valid value and an alteration, which is applied when placeholders in the value have been replaced. */
export class Altered {
  readonly inner: unknown;
  readonly how: Alteration;
  constructor(inner: unknown, how: Alteration) {
    this.inner = inner;
    this.how = how;
  }
}

export const alteredOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      values,
      fc.oneof(
        ...[ALTERED_TEXTS, ALTERED_NUMBERS].map((kind) => fc.constantFrom(...(Object.keys(kind) as Alteration[]))),
      ),
    )
    .map(([inner, how]) => new Altered(inner, how));

/** Alters a text, or the text of a number. Returns other values unchanged. */
export function alter(value: unknown, how: Alteration): unknown {
  if (typeof value === 'string') return ALTERATIONS[how](value);
  if (typeof value !== 'number') return value;
  const number = Number(ALTERATIONS[how](String(value)));
  return Number.isFinite(number) ? number : ALTERATIONS[how](String(value));
}
