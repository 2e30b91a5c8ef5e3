import type { Article, ArticleList, Book, BookCard, ContentCard, Podcast } from '@alento/contract/content';
import { type ContentKind, relatedTo } from '@alento/domain/content/kinds';
import { AUDIO_BYTES_PER_MINUTE } from '@alento/domain/content/limits';
import { canAccess, type RankedPlan } from '@alento/domain/plan/plans';
import type { Library } from './library.ts';
import type { Article as ArticleText, Book as BookText } from './pieces.ts';

type PodcastText = Library['podcasts'][number];
export type Piece =
  | { kind: 'article'; text: ArticleText }
  | { kind: 'podcast'; text: PodcastText }
  | { kind: 'book'; text: BookText };

/**
 * Builds the URLs of audio files. Free audio has a permanent URL; audio that requires a plan has a signed URL that
 * expires.
 */
export type AudioAddresses = { open(id: string): string; signed(id: string): string };

const URLS: { [Kind in ContentKind]: (text: Extract<Piece, { kind: Kind }>['text']) => string } = {
  article: ({ category, subcategory, id }) => `/conteudos/${category}/${subcategory}/${id}`,
  podcast: ({ id }) => `/podcasts#${id}`,
  book: ({ id }) => `/livros/${id}`,
};
const urlOf = ({ kind, text }: Piece): string => (URLS[kind] as (piece: Piece['text']) => string)(text);

const reaches = (plan: RankedPlan, { requiredPlan }: { requiredPlan: RankedPlan }): boolean =>
  canAccess(plan, requiredPlan);

/**
 * The library as the API returns it for a plan. A piece that the plan doesn't include has no text. The server responds
 * with it, and the build renders pages for visitors from it.
 */
export function catalogueOf(library: Library, audio: AudioAddresses) {
  const pieces: Piece[] = [
    ...library.articles.map((text) => ({ kind: 'article' as const, text })),
    ...library.podcasts.map((text) => ({ kind: 'podcast' as const, text })),
    ...library.books.map((text) => ({ kind: 'book' as const, text })),
  ];
  const byId = new Map(pieces.map((piece) => [piece.text.id, piece]));
  const narrations = new Map(
    library.podcasts.flatMap((one) => (one.article === undefined ? [] : [[one.article, one] as const])),
  );
  const texts = pieces.map(({ text }) => text);

  function audioOf(podcast: PodcastText | undefined, plan: RankedPlan): string | null {
    if (!podcast || !reaches(plan, podcast)) return null;
    return podcast.requiredPlan === 'basic' ? audio.open(podcast.id) : audio.signed(podcast.id);
  }

  function card(piece: Piece, plan: RankedPlan): ContentCard {
    const { kind, text } = piece;
    return {
      kind,
      id: text.id,
      title: text.title,
      summary: text.summary,
      url: urlOf(piece),
      category: text.category,
      subcategory: kind === 'article' ? text.subcategory : null,
      tags: [...text.tags],
      minutes: kind === 'podcast' ? Math.max(1, Math.round(text.audioBytes / AUDIO_BYTES_PER_MINUTE)) : text.minutes,
      requiredPlan: text.requiredPlan,
      isPremium: text.requiredPlan !== 'basic',
      isLocked: !reaches(plan, text),
      expertReviewed: text.expertReviewed,
      lastUpdated: text.lastUpdated,
      imageUrl: `/imagens/${text.image.file}`,
      imageDescription: text.image.description,
      podcast: audioOf(kind === 'podcast' ? text : narrations.get(text.id), plan),
    };
  }

  const cardsOf = (ids: readonly string[], plan: RankedPlan): ContentCard[] =>
    ids.flatMap((id) => {
      const piece = byId.get(id);
      return piece ? [card(piece, plan)] : [];
    });
  const related = (text: Piece['text'], plan: RankedPlan): ContentCard[] =>
    cardsOf(
      relatedTo(text, texts).map(({ id }) => id),
      plan,
    );
  const bookCard = (text: BookText, plan: RankedPlan): BookCard => ({
    ...card({ kind: 'book', text }, plan),
    kind: 'book',
    subtitle: text.subtitle,
    chapterCount: text.chapters.length,
  });

  const shelfTitles = ({ category, subcategory }: ArticleText) => {
    const shelf = library.categories.find(({ id }) => id === category);
    return {
      categoryTitle: shelf?.title ?? category,
      subcategoryTitle: shelf?.subcategories.find(({ id }) => id === subcategory)?.title ?? subcategory,
    };
  };

  /** The article that a narration reads aloud. */
  const readBy = ({ article }: PodcastText): Podcast['article'] => {
    const piece = article === undefined ? undefined : byId.get(article);
    return piece ? { title: piece.text.title, url: urlOf(piece) } : null;
  };

  return {
    pieces,
    find: (id: string): Piece | undefined => byId.get(id),
    /** The sources of a piece; empty for an unknown piece. */
    referencesOf: (id: string): Article['references'] => [...(byId.get(id)?.text.references ?? [])],
    cardsOf,
    /** The pieces that may be recommended to somebody. */
    cards: (plan: RankedPlan): ContentCard[] =>
      pieces
        .filter(({ kind, text }) => kind !== 'article' || text.onlyFound !== true)
        .map((piece) => card(piece, plan)),

    articles: (plan: RankedPlan): ArticleList => ({
      categories: library.categories.map(({ subcategories, ...category }) => ({
        ...category,
        subcategories: [...subcategories],
      })),
      tags: { ...library.tags },
      articles: library.articles.map((text) => card({ kind: 'article', text }, plan)),
    }),

    article: (text: ArticleText, plan: RankedPlan): Article => ({
      ...card({ kind: 'article', text }, plan),
      kind: 'article',
      content: reaches(plan, text) ? text.html : null,
      ...shelfTitles(text),
      tagTitles: text.tags.map((tag) => library.tags[tag] ?? tag),
      diseaseCode: text.diseaseCode,
      references: [...text.references],
      related: related(text, plan),
    }),

    podcasts: (plan: RankedPlan): Podcast[] =>
      library.podcasts.map((text) => ({
        ...card({ kind: 'podcast', text }, plan),
        kind: 'podcast',
        podcastKind: text.kind,
        categoryTitle: library.categories.find(({ id }) => id === text.category)?.title ?? text.category,
        article: readBy(text),
        references: [...text.references],
      })),

    books: (plan: RankedPlan): BookCard[] => library.books.map((text) => bookCard(text, plan)),

    book: (text: BookText, plan: RankedPlan): Book => ({
      ...bookCard(text, plan),
      chapters: text.chapters.map(({ title, html }) => ({ title, content: reaches(plan, text) ? html : null })),
      references: [...text.references],
      related: related(text, plan),
    }),
  };
}
