import { CONTENT_KINDS, isContentId, PODCAST_KINDS } from '@alento/domain/content/kinds';
import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';
import { PLAN_RANKS, type RankedPlan } from '@alento/domain/plan/plans';
import { z } from 'zod';
import { get, post, put, refusedAs } from './endpoint.ts';
import { SearchWords, TextThat } from './fields.ts';

const PLANS = Object.keys(PLAN_RANKS) as [RankedPlan, ...RankedPlan[]];

const Id = TextThat('CONTENT_NOT_FOUND', isContentId);

export const ContentReference = z.object({
  title: z.string(),
  authors: z.string().optional(),
  publisher: z.string(),
  year: z.number().optional(),
  url: z.string(),
  verified: z.string().meta({ description: 'How the source was verified, in Portuguese' }),
});

/** A piece of the library as it appears in lists. */
export const ContentCard = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Path of the piece's page. */
  url: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  tags: z.array(z.string()),
  minutes: z.number().meta({ description: 'Reading or listening time, at least 1' }),
  requiredPlan: z.enum(PLANS),
  isPremium: z.boolean().meta({ description: 'Whether it needs a paid plan' }),
  isLocked: z.boolean().meta({ description: 'Whether the caller’s plan does not reach it' }),
  expertReviewed: z.boolean(),
  lastUpdated: z.string(),
  imageUrl: z.string(),
  imageDescription: z.string(),
  podcast: z.string().nullable().meta({ description: 'Address of its audio; signed and expiring where it is locked' }),
});
export type ContentCard = z.infer<typeof ContentCard>;

export const Article = ContentCard.extend({
  kind: z.literal('article'),
  content: z.string().nullable().meta({ description: 'HTML; null while locked' }),
  categoryTitle: z.string(),
  subcategoryTitle: z.string(),
  tagTitles: z.array(z.string()).meta({ description: 'The words of its tags, in their order' }),
  diseaseCode: z.string(),
  references: z.array(ContentReference),
  related: z.array(ContentCard),
});
export type Article = z.infer<typeof Article>;

export const Podcast = ContentCard.extend({
  kind: z.literal('podcast'),
  podcastKind: z.enum(PODCAST_KINDS),
  categoryTitle: z.string(),
  article: z.object({ title: z.string(), url: z.string() }).nullable().meta({ description: 'What a narration reads' }),
  references: z.array(ContentReference),
});
export type Podcast = z.infer<typeof Podcast>;

const BookCard = ContentCard.extend({ kind: z.literal('book'), subtitle: z.string(), chapterCount: z.number() });
export type BookCard = z.infer<typeof BookCard>;

export const Book = BookCard.extend({
  chapters: z.array(
    z.object({ title: z.string(), content: z.string().nullable().meta({ description: 'HTML; null while locked' }) }),
  ),
  references: z.array(ContentReference),
  related: z.array(ContentCard),
});
export type Book = z.infer<typeof Book>;

const Shelf = z.object({ id: z.string(), title: z.string(), description: z.string() });
export const Category = Shelf.extend({ subcategories: z.array(Shelf) });
export type Category = z.infer<typeof Category>;

export const ArticleList = z.object({
  categories: z.array(Category),
  tags: z.record(z.string(), z.string()).meta({ description: 'Tag to its words for people' }),
  articles: z.array(ContentCard),
});
export type ArticleList = z.infer<typeof ArticleList>;

export const listArticles = get('/articles', {
  summary: 'All articles as cards, and the categories they stand in',
  auth: 'optional',
  limits: ['public-reads'],
  answers: ArticleList,
});

export const readArticle = get('/articles/{id}', {
  summary: 'An article; its summary alone where the plan does not reach it',
  auth: 'optional',
  limits: ['public-reads'],
  params: z.object({ id: Id }),
  answers: Article,
  errors: ['CONTENT_NOT_FOUND', 'CONTENT_WITHDRAWN'],
});

export const listPodcasts = get('/podcasts', {
  summary: 'Led sessions and narrated articles',
  auth: 'optional',
  limits: ['public-reads'],
  answers: z.object({ podcasts: z.array(Podcast) }),
});

export const listBooks = get('/books', {
  summary: 'Short guides of our own',
  auth: 'optional',
  limits: ['public-reads'],
  answers: z.object({ books: z.array(BookCard) }),
});

export const readBook = get('/books/{id}', {
  summary: 'A book chapter by chapter; only their titles where the plan does not reach it',
  auth: 'optional',
  limits: ['public-reads'],
  params: z.object({ id: Id }),
  answers: Book,
  errors: ['CONTENT_NOT_FOUND', 'CONTENT_WITHDRAWN'],
});

/**
 * A POST, so that the search words are not in the URL: proxies log URLs, browsers keep them, and the words may reveal
 * something about a person's health.
 */
export const searchContent = post('/content/search', {
  summary: 'Search of the whole library, best first',
  auth: 'optional',
  limits: ['public-searches'],
  body: z.object({
    query: SearchWords(CONTENT_QUERY_MAX, 'CONTENT_QUERY_INVALID'),
  }),
  answers: z.object({ results: z.array(ContentCard) }),
  errors: ['CONTENT_QUERY_INVALID'],
});

/**
 * A person's saved pieces and reading progress. They are stored encrypted, because reading habits are
 * sensitive.
 */
export const Reading = z.object({
  saved: z.array(z.string()).meta({ description: 'Ids, newest first' }),
  progress: z.record(z.string(), z.object({ share: z.number().min(0).max(1), at: z.number() })),
});
export type Reading = z.infer<typeof Reading>;

export const readReading = get('/reading', {
  summary: 'What the person saved and how far they read',
  answers: Reading,
});

export const changeReading = put('/reading/{id}', {
  summary: 'Save a piece, or keep how far it was read; absent fields stay',
  params: z.object({ id: Id }),
  body: z
    .object({
      saved: z.boolean(refusedAs('READING_INVALID')).optional(),
      /** Share of the piece that was read, 0 to 1. */
      share: z
        .number(refusedAs('READING_INVALID'))
        .min(0, refusedAs('READING_INVALID'))
        .max(1, refusedAs('READING_INVALID'))
        .optional(),
    })
    .refine(({ saved, share }) => saved !== undefined || share !== undefined, refusedAs('READING_INVALID')),
  answers: Reading,
  errors: ['CONTENT_NOT_FOUND', 'READING_INVALID'],
});
