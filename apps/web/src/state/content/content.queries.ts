import type { Article, ArticleList, Book, BookCard, Podcast } from '@alento/contract/content';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { queryClient as client } from '../../lib/query-client.ts';
import { contentKeys, type Reader } from './content-keys.ts';

const READING_FRESH_MS = 30_000;
/**
 * A result counts as fresh for this time, in ms. Texts change only with a restart of the server, and signed audio
 * URLs expire after a few hours.
 */
const CONTENT_FRESH_MS = 30 * 60_000;

export const articlesQuery = (reader: Reader) =>
  apiQuery(contentKeys.articles(reader), 'GET /articles', {
    staleTime: CONTENT_FRESH_MS,
    placeholderData: () => client.getQueryData<ArticleList>(contentKeys.articles(null)),
  });

export const articleQuery = (reader: Reader, id: string) =>
  apiQuery(contentKeys.article(reader, id), 'GET /articles/{id}', {
    params: { id },
    staleTime: CONTENT_FRESH_MS,
    placeholderData: () => client.getQueryData<Article>(contentKeys.article(null, id)),
  });

export const podcastsQuery = (reader: Reader) =>
  queryOptions({
    queryKey: contentKeys.podcasts(reader),
    queryFn: async ({ signal }) => (await call('GET /podcasts', {}, { signal })).data.podcasts,
    staleTime: CONTENT_FRESH_MS,
    placeholderData: () => client.getQueryData<Podcast[]>(contentKeys.podcasts(null)),
  });

export const booksQuery = (reader: Reader) =>
  queryOptions({
    queryKey: contentKeys.books(reader),
    queryFn: async ({ signal }) => (await call('GET /books', {}, { signal })).data.books,
    staleTime: CONTENT_FRESH_MS,
    placeholderData: () => client.getQueryData<BookCard[]>(contentKeys.books(null)),
  });

export const bookQuery = (reader: Reader, id: string) =>
  apiQuery(contentKeys.book(reader, id), 'GET /books/{id}', {
    params: { id },
    staleTime: CONTENT_FRESH_MS,
    placeholderData: () => client.getQueryData<Book>(contentKeys.book(null, id)),
  });

export const contentSearchQuery = (reader: Reader, query: string) =>
  queryOptions({
    queryKey: contentKeys.search(reader, query),
    queryFn: async ({ signal }) => (await call('POST /content/search', { body: { query } }, { signal })).data.results,
    staleTime: CONTENT_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Reads what a member saved and read. */
export const readingQuery = (userId: string) =>
  apiQuery(contentKeys.reading(userId), 'GET /reading', {
    // Another device may have changed the data.
    staleTime: READING_FRESH_MS,
  });

/**
 * Saves a piece or its reading progress, and puts the response into the cache. With `isLeaving` the request is sent
 * even if the page is closed at once.
 */
export async function changeReading(
  queryClient: QueryClient,
  userId: string,
  id: string,
  change: { saved?: boolean; share?: number },
  { isLeaving = false }: { isLeaving?: boolean } = {},
): Promise<void> {
  const { data } = await call('PUT /reading/{id}', { params: { id }, body: change }, { outlivesPage: isLeaving });
  queryClient.setQueryData(contentKeys.reading(userId), data);
}
