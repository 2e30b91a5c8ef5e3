import { foldForSearch } from '@alento/domain/text/plain-text';
import { stemmer } from '@orama/stemmers/portuguese';

/** Stop words. They are too common to distinguish texts. */
const COMMON = new Set(
  'a o e os as um uma de do da dos das em no na nos nas por para pra com sem que se me eu ao aos ou como mais mas nao meu minha meus minhas muito quero consigo tenho estou sinto fico vou ser ter estar ficar'.split(
    ' ',
  ),
);

/** The stem of a word, without accents. Accents are removed after stemming, because the stemmer needs them. */
function termOf(word: string): string | null {
  const folded = foldForSearch(word);
  return COMMON.has(folded) ? null : foldForSearch(stemmer(word.toLowerCase()));
}

/** The stems of a word and of the word without accents, which may differ. People often search without accents. */
export const termsOf = (word: string): string[] => {
  const terms = [termOf(word), termOf(foldForSearch(word))].filter((term) => term !== null);
  return [...new Set(terms)];
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, unchanged. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
