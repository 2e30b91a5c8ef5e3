import type { Library } from '@alento/content/library';
import { SEARCH_RESULTS_MAX } from '@alento/domain/content/limits';
import MiniSearch from 'minisearch';
import { termsOf } from '../../text/search-terms.ts';

type Indexed = { id: string; title: string; summary: string; tags: string; text: string };

/** A search index of the library in memory. It contains no personal data and is small. */
function indexOf(library: Library): MiniSearch<Indexed> {
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
  return index;
}

/**
 * Searches the library's pieces. The first search builds the index, which takes about a quarter of a second, so that a
 * process without searches starts without it.
 */
export function contentSearch(library: Library): (query: string) => string[] {
  let built: MiniSearch<Indexed> | null = null;
  return (query) => {
    built ??= indexOf(library);
    const index = built;
    const all = index.search(query);
    // If no piece contains all words, returns those that contain some of them.
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.slice(0, SEARCH_RESULTS_MAX).map(({ id }) => String(id));
  };
}
