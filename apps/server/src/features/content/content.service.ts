import { createHash } from 'node:crypto';
import { catalogueOf, type Piece } from '@alento/content/catalogue';
import type { Library } from '@alento/content/library';
import type { Article, Book, ContentCard } from '@alento/contract/content';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import type { ContentKind } from '@alento/domain/content/kinds';
import { SEARCH_RESULTS_MAX } from '@alento/domain/content/limits';
import type { RankedPlan } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import MiniSearch from 'minisearch';
import type { Store } from '../../db/database.ts';
import { contentItems } from '../../db/schema/content.ts';
import { termsOf } from '../../text/search-terms.ts';
import type { AudioAddresses } from './audio-address.ts';

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
function contentSearch(library: Library): (query: string) => string[] {
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

type Deps = Store & { library: Library; audio: AudioAddresses };
export type Contents = ReturnType<typeof contentService>;

/** Category of the pieces about help in a crisis. */
const HELP_CATEGORY = 'crise-e-ajuda';

const digestOf = ({ text }: Piece): string => createHash('sha256').update(JSON.stringify(text)).digest('hex');

/** Lists, searches and opens the pieces of the library that a plan includes. */
export function contentService({ db, clock, library, audio }: Deps) {
  const catalogue = catalogueOf(library, audio);
  const find = contentSearch(library);
  const ids = catalogue.pieces.map(({ text }) => text.id);

  /** Refuses an id that is unknown or whose piece was withdrawn. */
  async function missing(id: string, kind: ContentKind): Promise<Result<never>> {
    const [row] = await db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(and(eq(contentItems.id, id), eq(contentItems.kind, kind)));
    return refuse(row ? 'CONTENT_WITHDRAWN' : 'CONTENT_NOT_FOUND');
  }

  return {
    /**
     * Updates the table from the library's files: changed pieces get a new date, and pieces without a file are marked
     * as withdrawn. Idempotent.
     */
    async importAll(): Promise<void> {
      const now = new Date(clock());
      await db.transaction(async (tx) => {
        for (const piece of catalogue.pieces) {
          const row = { kind: piece.kind, title: piece.text.title, digest: digestOf(piece) };
          const [known] = await tx.select().from(contentItems).where(eq(contentItems.id, piece.text.id));
          if (known?.digest === row.digest && known.kind === row.kind && known.withdrawnAt === null) continue;
          const set = { ...row, importedAt: now, withdrawnAt: null };
          await tx
            .insert(contentItems)
            .values({ id: piece.text.id, ...set })
            .onConflictDoUpdate({ target: contentItems.id, set });
        }
        const gone = ids.length === 0 ? undefined : notInArray(contentItems.id, ids);
        await tx
          .update(contentItems)
          .set({ withdrawnAt: now })
          .where(and(isNull(contentItems.withdrawnAt), gone));
      });
    },

    articles: catalogue.articles,
    podcasts: catalogue.podcasts,
    books: catalogue.books,
    cards: catalogue.cards,
    referencesOf: catalogue.referencesOf,

    async article(id: string, plan: RankedPlan): Promise<Result<Article>> {
      const piece = catalogue.find(id);
      return piece?.kind === 'article' ? accept(catalogue.article(piece.text, plan)) : missing(id, 'article');
    },

    async book(id: string, plan: RankedPlan): Promise<Result<Book>> {
      const piece = catalogue.find(id);
      return piece?.kind === 'book' ? accept(catalogue.book(piece.text, plan)) : missing(id, 'book');
    },

    /** Search results, best first. If the query contains crisis words, pieces about help come first. */
    search(query: string, plan: RankedPlan): ContentCard[] {
      const found = catalogue.cardsOf(find(query), plan);
      if (checkCrisis(query).level === 'none') return found;
      const help = catalogue.cards(plan).filter(({ category }) => category === HELP_CATEGORY);
      return [...help, ...found.filter(({ category }) => category !== HELP_CATEGORY)].slice(0, SEARCH_RESULTS_MAX);
    },

    has: (id: string): boolean => catalogue.find(id) !== undefined,

    /** Whether a requested address may play the audio; null if the audio doesn't exist. */
    mayPlay(id: string, until: string | undefined, signature: string | undefined): boolean | null {
      const piece = catalogue.find(id);
      if (piece?.kind !== 'podcast') return null;
      return piece.text.requiredPlan === 'basic' || audio.isValid(id, until, signature);
    },
  };
}
