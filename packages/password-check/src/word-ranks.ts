import { DATES, FAVOURITES, PRODUCT_WORDS } from '@alento/domain/account/password-context';
import * as common from '@zxcvbn-ts/language-common';
import * as portuguese from '@zxcvbn-ts/language-pt-br';

const ASCII = /^[ -~]*$/;

/** Without accents, as passwords are mostly typed; letters and digits of other widths become the usual ones. */
export const withoutAccents = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{Mark}/gu, '');

const fold = (word: string | number): string => withoutAccents(String(word)).toLowerCase();

const commonPasswords: ReadonlySet<string> = new Set(common.dictionary['passwords-common'].map(fold));

/** Whether the text is one of the 49,000 common passwords, whatever its case; it has no accents any more. */
export const isCommonPassword = (text: string): boolean => commonPasswords.has(text.toLowerCase());

/**
 * Words with the likeliest first in each list. Sequences of words (months, colours, animals) are left out:
 * zxcvbn takes any two of those words for a sequence, and would refuse four of them that somebody drew.
 */
const WORD_LISTS: readonly (readonly (string | number)[])[] = [
  FAVOURITES,
  portuguese.dictionary['commonWords-pt-br'],
  portuguese.dictionary['wikipedia-pt-br'],
  portuguese.dictionary['firstnames-pt-br'],
  portuguese.dictionary['lastnames-pt-br'],
];

/** Made without a prototype: in a plain object «constructor» would be a word, and its rank a function. */
export const noRanks = (): Record<string, number> => Object.create(null) as Record<string, number>;

/** The best place of each word in any of the lists, from 1: one look-up instead of eight. */
export const RANKS = noRanks();
export let longestWord = 0;
/** Common passwords that come sooner among the words: «flamengo» is said to be a word. */
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

/** Together the lists take a slow phone half a second: what someone types meanwhile, or asks the server, comes between. */
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

/** What a word of the lists is, folded. */
export function kindOfWord(word: string): 'product' | 'date' | 'password' | 'word' {
  if (products.has(word)) return 'product';
  if (dates.has(word)) return 'date';
  return commonPasswords.has(word) && !soonerAsWord.has(word) ? 'password' : 'word';
}
