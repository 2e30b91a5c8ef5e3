import { foldForSearch } from '@alento/domain/text/plain-text';
import { stemmer } from '@orama/stemmers/portuguese';

/** Words too common to tell one text from another. */
const COMMON = new Set(
  'a o e os as um uma de do da dos das em no na nos nas por para pra com sem que se me eu ao aos ou como mais mas nao meu minha meus minhas muito quero consigo tenho estou sinto fico vou ser ter estar ficar'.split(
    ' ',
  ),
);

/** A word as it is found: without accents, at its stem. The stemmer wants its accents, the folding takes them. */
function termOf(word: string): string | null {
  const folded = foldForSearch(word);
  return COMMON.has(folded) ? null : foldForSearch(stemmer(word.toLowerCase()));
}

/** Both ways to write a word: people search without accents, and stems differ by them. */
export const termsOf = (word: string): string[] => {
  const terms = [termOf(word), termOf(foldForSearch(word))].filter((term) => term !== null);
  return [...new Set(terms)];
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, as they stand. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
