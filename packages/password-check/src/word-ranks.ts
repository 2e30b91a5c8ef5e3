import { DATES, FAVOURITES, PRODUCT_WORDS } from '@alento/domain/account/password-context';
import * as common from '@zxcvbn-ts/language-common';
import * as portuguese from '@zxcvbn-ts/language-pt-br';

const ASCII = /^[ -~]*$/;

/** Removes accents, because passwords are mostly typed without them, and replaces full-width letters and digits. */
export const withoutAccents = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{Mark}/gu, '');

const fold = (word: string | number): string => withoutAccents(String(word)).toLowerCase();

const commonPasswords: ReadonlySet<string> = new Set(common.dictionary['passwords-common'].map(fold));

/** Whether the text is one of the 49,000 common passwords, in any case. The text must have no accents. */
export const isCommonPassword = (text: string): boolean => commonPasswords.has(text.toLowerCase());

/**
 * Word lists, each with the most frequent word first. zxcvbn's lists of months, colours and animals are left out: it
 * treats any two words of such a list as a sequence, and would refuse four randomly chosen words of it.
 */
const WORD_LISTS: readonly (readonly (string | number)[])[] = [
  FAVOURITES,
  portuguese.dictionary['commonWords-pt-br'],
  portuguese.dictionary['wikipedia-pt-br'],
  portuguese.dictionary['firstnames-pt-br'],
  portuguese.dictionary['lastnames-pt-br'],
];

/** A table without a prototype. With one, the word «constructor» would be found, with a function as its rank. */
export const noRanks = (): Record<string, number> => Object.create(null) as Record<string, number>;

/** The best rank of each word in any list, from 1. One merged table needs one lookup, eight lists would need eight. */
export const RANKS = noRanks();
export let longestWord = 0;
/** Common passwords that have a better rank as a word. They are reported as words, for example «flamengo». */
const soonerAsWord = new Set<string>();

function rank(words: Iterable<string>, onBetter?: (word: string) => void): void {
  let place = 0;
  for (const word of words) {
    place += 1;
    const known = RANKS[word];
    if (known !== undefined && known <= place) continue;
    RANKS[word] = place;
    longestWord = Math.max(longestWord, word.length);
    if (known !== undefined) onBetter?.(word);
  }
}

/** Lets other events run while the table is built, because building it takes half a second on a slow phone. */
const letOthersRun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

await letOthersRun();
rank(commonPasswords);
for (const words of WORD_LISTS) {
  await letOthersRun();
  rank(words.map(fold), (word) => soonerAsWord.add(word));
}
rank(PRODUCT_WORDS);
rank(DATES);

const products: ReadonlySet<string> = new Set(PRODUCT_WORDS);
const dates: ReadonlySet<string> = new Set(DATES);

/** The kind of a word of the lists. The word must be folded. */
export function kindOfWord(word: string): 'product' | 'date' | 'password' | 'word' {
  if (products.has(word)) return 'product';
  if (dates.has(word)) return 'date';
  return commonPasswords.has(word) && !soonerAsWord.has(word) ? 'password' : 'word';
}
