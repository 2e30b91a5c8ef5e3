import { soundOf } from './fold.ts';
import { isKey } from './keys.ts';

/** Single letters with signs or spaces in between, "k.m.s" and "m o r r e r". */
const SPACED = /(?<![a-z0-9])[a-z]([ .\-_·])[a-z](?:\1[a-z])+(?![a-z0-9])/g;
/** Longest word recognised in single letters. */
const LONGEST_SPACED = 16;

/** Joins single letters that form a word. @param text plain. */
export const joinSpaced = (text: string): string =>
  text.replace(SPACED, (spaced) => {
    const letters = spaced.replace(/[ .\-_·]/g, '');
    for (let length = Math.min(letters.length, LONGEST_SPACED); length >= 3; length -= 1) {
      const joined = letters.slice(0, length);
      if (joined === 'kms' || isKey(soundOf(joined))) return `${joined} ${letters.slice(length)}`;
    }
    return spaced;
  });
