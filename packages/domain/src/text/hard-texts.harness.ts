import { beginningWithin } from './plain-text.ts';

/** Marks of several combining classes, which normalisation has to sort. */
const MARKS = '\u0327\u0301\u0323\u0300\u0331\u0302\u0328\u0303';

/** Units that are repeated to fill a text, by what they stress: long runs, nested signs, endless words, rare letters. */
const UNITS: Readonly<Record<string, string>> = {
  'a letter': 'a',
  'a capital': 'A',
  'a digit': '7',
  'a letter and a digit': 'a1',
  'a stop': '.',
  'a comma after each letter': 'a,',
  'a hyphen': '-',
  'a quotation mark': '"',
  'an opening bracket': '[',
  'nested brackets': '[(',
  'an opening angle bracket': '<',
  'images without an end': '![a](',
  'an at sign': '@',
  'addresses without an end': 'a@a.',
  'links without an end': 'http://',
  underscores: '_a',
  asterisks: '**a',
  backslashes: '\\',
  'grave accents': '`',
  'vertical bars': '|-',
  'rows of a table': '| a | b |\n',
  spaces: ' ',
  tabs: '\t',
  'line breaks': '\n',
  'carriage returns': '\r\n',
  'line breaks with spaces': ' \n ',
  'no-break spaces': '\u00a0',
  'separated letters': 'm a t a r ',
  'letters with stops': 'q.u.e.r.o. ',
  'short words': 'me ',
  'a conjunction': 'que ',
  negations: 'não ',
  'a sentence of crisis': 'quero morrer ',
  'denied sentences of crisis': 'não quero mais me matar ',
  'names in capitals': 'Ana da ',
  'short sentences': 'Oi! ',
  dates: 'dia 12/03/2026 ',
  'numbers in words': 'vinte e ',
  'accents stored separately': 'a\u0301',
  'letters with many marks': `a${MARKS}`,
  'zero-width spaces': 'a\u200b',
  'changes of direction': '\u202ea\u202c',
  'family emoji': '👨‍👩‍👧‍👦',
  flags: '🇧🇷',
  'styled letters': '𝓂',
  'Arabic ligatures': 'ﷺ',
  'Hangul letters': '\u1112\u1161\u11ab',
  'half-width letters': 'ａ',
};

/** The longest texts within a limit of characters that routines read slowest, with the names of their kinds. */
export const hardTexts = (limit: number): (readonly [kind: string, text: string])[] =>
  Object.entries(UNITS).map(([kind, unit]) => [kind, beginningWithin(unit.repeat(limit), limit)] as const);

/** A letter with 20,000 marks of two kinds, which no field accepts any more. An earlier version stored such notes. */
export const PILED_MARKS_TEXT = `a${'\u0301'.repeat(10_000)}${'\u0334'.repeat(10_000)}`;

/**
 * CPU time that the call takes on its thread, ms: the least of three, so that neither compilation nor a busy machine counts. A call
 * that takes a second isn't repeated.
 */
export async function cpuMsOf(call: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > 0; run += 1) {
    const before = process.threadCpuUsage();
    await call();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least > 1000) break;
  }
  return least;
}
