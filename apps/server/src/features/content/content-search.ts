import type { Library } from '@alento/content/library';
import { SEARCH_RESULTS_MAX } from '@alento/domain/content/limits';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { stemmer } from '@orama/stemmers/portuguese';
import MiniSearch from 'minisearch';

/** Words too common to tell one piece from another. */
const COMMON = new Set(
  'a o e os as um uma de do da dos das em no na nos nas por para pra com sem que se me eu ao aos ou como mais mas nao meu minha meus minhas muito quero consigo tenho estou sinto fico vou ser ter estar ficar'.split(
    ' ',
  ),
);

type Indexed = { id: string; title: string; summary: string; tags: string; text: string };

/** A word as it is found: without accents, at its stem. The stemmer wants its accents, the folding takes them. */
function termOf(word: string): string | null {
  const folded = foldForSearch(word);
  return COMMON.has(folded) ? null : foldForSearch(stemmer(word.toLowerCase()));
}

/** Both ways to write a word: people search without accents, and stems differ by them. */
const termsOf = (word: string): string[] => {
  const terms = [termOf(word), termOf(foldForSearch(word))].filter((term) => term !== null);
  return [...new Set(terms)];
};

/** Search of the whole library, in memory: it is small, and the same for everybody. */
export function contentSearch(library: Library): (query: string) => string[] {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'tags', 'summary', 'text'],
    processTerm: (term) => termsOf(term),
    searchOptions: {
      boost: { title: 5, tags: 3, summary: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      combineWith: 'AND',
    },
  });
  const words = (tags: readonly string[]): string => tags.map((tag) => library.tags[tag] ?? tag).join(' ');
  index.addAll([
    ...library.articles.map(({ id, title, summary, tags, text }) => ({ id, title, summary, tags: words(tags), text })),
    ...library.books.map(({ id, title, subtitle, summary, tags, text }) => ({
      id,
      title: `${title} ${subtitle}`,
      summary,
      tags: words(tags),
      text,
    })),
    ...library.podcasts.map(({ id, title, summary, tags }) => ({ id, title, summary, tags: words(tags), text: '' })),
  ]);
  return (query) => {
    const all = index.search(query);
    // Nothing has every word: what has most of them is better than an empty page.
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.slice(0, SEARCH_RESULTS_MAX).map(({ id }) => String(id));
  };
}
