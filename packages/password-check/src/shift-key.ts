/** The digit on the key of each sign. Only the sign of 6 differs: ^ on American keyboards, ¨ on Brazilian ones. */
const DIGIT_OF: ReadonlyMap<string, string> = new Map([
  ...['!', '@', '#', '$', '%', '^', '&', '*', '('].map((sign, at) => [sign, String(at + 1)] as const),
  ['¨', '6'],
  [')', '0'],
]);
const UPPER = /\p{Uppercase_Letter}/u;
const LOWER = /\p{Lowercase_Letter}/u;
/** Patterns of the most common uses of Shift: a capital first or last letter, or only capitals. */
const USUAL =
  /^(\P{Lowercase_Letter}+|\P{Uppercase_Letter}*\p{Uppercase_Letter}|\p{Uppercase_Letter}\P{Uppercase_Letter}*)$/u;

/** The text that the same keys type without Shift: `Senha!@#` becomes `senha123`. */
export const withoutShift = (text: string): string =>
  [...text.toLowerCase()].map((character) => DIGIT_OF.get(character) ?? character).join('');

/** The binomial coefficient "all choose chosen". */
function choices(all: number, chosen: number): number {
  let ways = 1;
  for (let index = 1; index <= chosen; index += 1) ways = (ways * (all - chosen + index)) / index;
  return ways;
}

/**
 * The number of patterns with at most this many shifted keys, or with at most this many plain keys if there are fewer
 * plain keys.
 */
function ways(shifted: number, plain: number): number {
  if (shifted === 0) return 1;
  if (plain === 0) return 2;
  let sum = 0;
  for (let count = 1; count <= Math.min(shifted, plain); count += 1) sum += choices(shifted + plain, count);
  return sum;
}

/**
 * The number of Shift patterns that an attacker tries before this one. Letters and digits are counted separately, as
 * zxcvbn counts capitals: 1 without Shift, 2 for the most common patterns, more for others.
 */
export function shiftings(text: string): number {
  const characters = [...text];
  const count = (test: (character: string) => boolean): number => characters.filter(test).length;
  const upper = count((character) => UPPER.test(character));
  const lower = count((character) => LOWER.test(character));
  const letters = characters.filter((character) => UPPER.test(character) || LOWER.test(character)).join('');
  const capitals = upper > 0 && USUAL.test(letters) ? 2 : ways(upper, lower);
  return (
    capitals *
    ways(
      count((character) => DIGIT_OF.has(character)),
      count((character) => /^[0-9]$/.test(character)),
    )
  );
}
