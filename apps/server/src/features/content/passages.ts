import type { Library } from '@alento/content/library';
import type { Passage } from '@alento/domain/assistant/assistant-model';
import { canAccess, type RankedPlan } from '@alento/domain/plan/plans';
import MiniSearch from 'minisearch';
import { termsOf } from '../../text/search-terms.ts';

type Indexed = Passage & { key: string; requiredPlan: RankedPlan };

/** Splits articles and book chapters into sections for the search index. */
function sectionsOf(library: Library): Indexed[] {
  const sections: Indexed[] = [];
  const add = (passage: Passage, requiredPlan: RankedPlan): void => {
    if (passage.text.trim() !== '') sections.push({ ...passage, key: String(sections.length), requiredPlan });
  };
  for (const { id, title, category, subcategory, passages, requiredPlan } of library.articles) {
    const of = { id, title, kind: 'article' as const, url: `/conteudos/${category}/${subcategory}/${id}` };
    for (const { heading, text } of passages) add({ ...of, heading, text }, requiredPlan);
  }
  for (const { id, title, chapters, requiredPlan } of library.books) {
    const of = { id, title, kind: 'book' as const, url: `/livros/${id}` };
    for (const { title: heading, text } of chapters)
      for (const part of paragraphsOf(text)) add({ ...of, heading, text: part }, requiredPlan);
  }
  return sections;
}

/** Approximate maximum length of a passage. Longer sections are split at paragraphs. */
const PASSAGE_CHARACTERS = 900;

function paragraphsOf(text: string): string[] {
  const parts: string[] = [];
  for (const paragraph of text.split('\n').filter((line) => line.trim() !== '')) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + paragraph.length < PASSAGE_CHARACTERS)
      parts[parts.length - 1] = `${last}\n${paragraph}`;
    else parts.push(paragraph);
  }
  return parts;
}

export type FindPassages = (query: string, limit: number, plan: RankedPlan, bookId: string | null) => Passage[];

function indexOf(sections: readonly Indexed[]): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    idField: 'key',
    fields: ['title', 'heading', 'text'],
    extractField: (section, field) => String(section[field as keyof Indexed] ?? ''),
    processTerm: (term) => termsOf(term),
    searchOptions: {
      boost: { title: 3, heading: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    },
  });
  index.addAll(sections);
  return index;
}

/**
 * A full-text search of passages that the plan includes, or of one book's; it returns the best ones first. The first
 * search builds the index, which takes about a quarter of a second, so that a process without searches starts without it.
 */
export function passageSearch(library: Library): FindPassages {
  const sections = sectionsOf(library);
  const byKey = new Map(sections.map((section) => [section.key, section]));
  let built: MiniSearch<Indexed> | null = null;
  return (query, limit, plan, bookId) => {
    built ??= indexOf(sections);
    return built
      .search(query)
      .flatMap(({ id }) => byKey.get(String(id)) ?? [])
      .filter((section) => (bookId === null ? true : section.kind === 'book' && section.id === bookId))
      .filter(({ requiredPlan }) => bookId !== null || canAccess(plan, requiredPlan))
      .slice(0, limit)
      .map(({ key: _key, requiredPlan: _plan, ...passage }) => passage);
  };
}
