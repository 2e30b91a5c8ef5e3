import type { HelpPage, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import MiniSearch from 'minisearch';
import { termsOf } from '../../../../text/search-terms.ts';

const indexes = new WeakMap<readonly HelpPage[], MiniSearch<HelpPage>>();

/** The index of the help pages. All requests of a process have the same array, so it is built once. */
function indexOf(pages: readonly HelpPage[]): MiniSearch<HelpPage> {
  const kept = indexes.get(pages);
  if (kept) return kept;
  const index = new MiniSearch<HelpPage>({
    fields: ['title', 'asked', 'answer'],
    extractField: (page, field) => (field === 'asked' ? page.asked.join('\n') : String(page[field as keyof HelpPage])),
    processTerm: (term) => termsOf(term),
    searchOptions: { boost: { title: 3, asked: 2 }, prefix: (term) => term.length > 3 },
  });
  index.addAll(pages);
  indexes.set(pages, index);
  return index;
}

/** The help pages that fit best, by words. */
export function findHelp({ helpPages }: ReplyRequest, query: string, limit: number): HelpPage[] {
  const byId = new Map(helpPages.map((page) => [page.id, page]));
  return indexOf(helpPages)
    .search(query)
    .slice(0, limit)
    .flatMap(({ id }) => byId.get(String(id)) ?? []);
}
