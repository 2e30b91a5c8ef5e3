import { soundOf } from './fold.ts';
import { isKey } from './keys.ts';
import { lexicon } from './lexicon.ts';

/** Single letters with signs or spaces in between, "k.m.s", "m o r r e r" and "q u e r o   m o r r e r". */
const SPACED = /(?<![a-z0-9])[a-z](?:[ .\-_·]{1,3}[a-z]){2,}(?![a-z0-9])/g;
const SEPARATORS = /[ .\-_·]+/g;
const WORD_ENDS = /[ .\-_·]{2,}/;
/** Longest word, and longest text of single letters, that is recognised. */
const LONGEST_WORD = 16;
const LONGEST_TEXT = 60;

const isWord = (letters: string): boolean => letters.length > 1 && lexicon().has(soundOf(letters));

/** The fewest words of the lexicon that letters consist of; null if they don't. */
function wordsIn(letters: string): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    let fewest: readonly string[] | null = null;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (!before || (fewest !== null && before.length + 1 >= fewest.length)) continue;
      if (isWord(word) || isKey(soundOf(word))) fewest = [...before, word];
    }
    best.push(fewest);
  }
  return best[letters.length] ?? null;
}

/** The first word of crisis that letters begin with, and the letters after it; undefined without one. */
function keyAtStart(letters: string): string | undefined {
  for (let length = Math.min(letters.length, LONGEST_WORD); length >= 3; length -= 1) {
    const joined = letters.slice(0, length);
    if (joined === 'kms' || isKey(soundOf(joined))) return `${joined} ${letters.slice(length)}`;
  }
  return undefined;
}

/** Joins letters with one sign between any two. */
function joinRun(run: string): string {
  const letters = run.replace(SEPARATORS, '');
  const words = letters.length > LONGEST_TEXT ? null : wordsIn(letters);
  if (words?.some((word) => isKey(soundOf(word)))) return words.join(' ');
  return keyAtStart(letters) ?? run;
}

/** Joins single letters that form words, one of which is a word of crisis. @param text plain. */
export const joinSpaced = (text: string): string =>
  text.replace(SPACED, (spaced) => {
    // Several signs, as in "q u e r o   m o r r e r", are the end of a word.
    const runs = spaced.split(WORD_ENDS);
    const words = runs.map((run) => run.replace(SEPARATORS, ''));
    const isSpelt = runs.length > 1 && words.some((word) => isKey(soundOf(word)));
    return isSpelt ? words.join(' ') : runs.map(joinRun).join(' ');
  });
