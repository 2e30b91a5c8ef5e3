/** Signs over the digits, on Brazilian and American keyboards alike where both have them. */
const SIGNS = '!@#$%^&*()';
const DIGITS = '1234567890';
const UPPER = /\p{Uppercase_Letter}/u;
const LOWER = /\p{Lowercase_Letter}/u;
/** A capital first or last, or nothing but capitals: what most people do. */
const USUAL =
  /^(\P{Lowercase_Letter}+|\P{Uppercase_Letter}*\p{Uppercase_Letter}|\p{Uppercase_Letter}\P{Uppercase_Letter}*)$/u;

/** The text as the same keys give it without Shift: `Senha!@#` is `senha123`. */
export const withoutShift = (text: string): string =>
  [...text.toLowerCase()].map((character) => DIGITS[SIGNS.indexOf(character)] ?? character).join('');

/** Ways to choose `chosen` of `all`. */
function choices(all: number, chosen: number): number {
  let ways = 1;
  for (let index = 1; index <= chosen; index += 1) ways = (ways * (all - chosen + index)) / index;
  return ways;
}

/** How many ways to shift some of the keys are tried: all with as few shifted (or as few plain) keys, or fewer. */
function ways(shifted: number, plain: number): number {
  if (shifted === 0) return 1;
  if (plain === 0) return 2;
  let sum = 0;
  for (let count = 1; count <= Math.min(shifted, plain); count += 1) sum += choices(shifted + plain, count);
  return sum;
}

/**
 * How many uses of the Shift key are tried before this one, letters and digits each by themselves, as zxcvbn
 * counts capitals: 1 where it is not used, 2 for the usual capitals, more for others.
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
      count((character) => SIGNS.includes(character)),
      count((character) => DIGITS.includes(character)),
    )
  );
}
