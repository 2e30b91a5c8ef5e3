import type { ArticleList, ContentCard, Reading } from '@alento/contract/content';
import { CancelledError, hashKey, type Query } from '@tanstack/react-query';
import { ApiError, isRefusal } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import { articleQuery, articlesQuery, bookQuery, readingQuery } from '../../state/content/content.queries.ts';
import { contentKeys } from '../../state/content/content-keys.ts';
import { keepSavedPieces, savedPieces, savedRecords } from './saved-memory.ts';
import type { SeenRecord } from './seen-data.ts';
import { isLastSeen } from './show-last-seen.ts';

/** Saved pieces are stored this long after the last change, ms. */
const AFTER_MS = 500;
/** Most saved pieces that are stored, newest first. */
const PIECES_MAX = 30;
/** A stored text is read again after this time, ms. */
const FRESH_MS = 7 * 24 * 3_600_000;

const keysOf = (userId: string, id: string) => [contentKeys.article(userId, id), contentKeys.book(userId, id)];

const isArticle = async (userId: string, id: string): Promise<boolean> =>
  (await queryClient.fetchQuery(articlesQuery(userId))).articles.some((article) => article.id === id);

/** Reads a piece from the server. */
async function read(userId: string, id: string): Promise<SeenRecord> {
  const [article, book] = [articleQuery(userId, id), bookQuery(userId, id)];
  const isOne = await isArticle(userId, id);
  const data = isOne
    ? await queryClient.fetchQuery({ ...article, staleTime: 0 })
    : await queryClient.fetchQuery({ ...book, staleTime: 0 });
  const key = isOne ? article.queryKey : book.queryKey;
  return { key, at: queryClient.getQueryState(key)?.dataUpdatedAt ?? now(), data };
}

/** Whether a list that is newer than a text says that the plan reaches it now, or no longer does; null if neither. */
function changedLock(userId: string, { at, data }: SeenRecord): 'opened' | 'closed' | null {
  const { id, isLocked } = data as ContentCard;
  const articles = queryClient.getQueryState<ArticleList>(contentKeys.articles(userId));
  const books = queryClient.getQueryState<ContentCard[]>(contentKeys.books(userId));
  const newer = [
    ...((articles?.dataUpdatedAt ?? 0) > at ? (articles?.data?.articles ?? []) : []),
    ...((books?.dataUpdatedAt ?? 0) > at ? (books?.data ?? []) : []),
  ];
  const card = newer.find((one) => one.id === id);
  if (!card || card.isLocked === isLocked) return null;
  return isLocked ? 'opened' : 'closed';
}

const isGone = (error: unknown): boolean =>
  isRefusal(error, 'CONTENT_WITHDRAWN') || isRefusal(error, 'CONTENT_NOT_FOUND');

/** The text of a piece: of this visit, as it was stored, or from the server; null if it can't be read. */
async function pieceOf(userId: string, id: string, before: readonly SeenRecord[]): Promise<SeenRecord | null> {
  const keys = keysOf(userId, id);
  for (const key of keys) {
    const query = queryClient.getQueryCache().find({ queryKey: key });
    if (query?.state.data === undefined || isLastSeen(query)) continue;
    const piece = { key, at: query.state.dataUpdatedAt, data: query.state.data };
    if (changedLock(userId, piece) === null) return piece;
  }
  const hashes = keys.map((key) => hashKey(key));
  const stored = before.find(({ key }) => hashes.includes(hashKey(key))) ?? null;
  const change = stored && changedLock(userId, stored);
  // A plan may have been bought since.
  const isFresh = stored && !(stored.data as ContentCard).isLocked && now() - stored.at < FRESH_MS;
  if (isFresh && change === null) return stored;
  try {
    return await read(userId, id);
  } catch (error) {
    // The end of the session cancels it, and so does a screen that is left.
    if (!(error instanceof ApiError || error instanceof CancelledError)) throw error;
    return isGone(error) || change === 'closed' ? null : stored;
  }
}

/** Stores the texts of what a person saved, and forgets those that are no longer saved. */
async function storeSaved(userId: string, { state }: Query): Promise<void> {
  if (session.userId() !== userId) return;
  const reading = state.data as Reading;
  const before = await savedPieces(userId);
  const pieces: SeenRecord[] = [];
  for (const id of reading.saved.slice(0, PIECES_MAX)) {
    const piece = await pieceOf(userId, id, before);
    if (session.userId() !== userId) return;
    if (piece) pieces.push(piece);
  }
  const record = { key: contentKeys.reading(userId), at: state.dataUpdatedAt, data: reading };
  await keepSavedPieces(userId, savedRecords(userId, record, pieces));
}

/** A device that has stored nothing yet asks once what was saved on others. */
async function askOnce(userId: string): Promise<void> {
  const isStored = (await savedPieces(userId)).length > 0;
  if (!isStored && navigator.onLine && session.userId() === userId)
    await queryClient.prefetchQuery(readingQuery(userId));
}

/**
 * Stores what this person saved in the library, so that it opens without a network.
 *
 * @returns a function that stops it.
 */
export function keepSaved(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> = Promise.resolve();
  const queryKey = contentKeys.reading(userId);
  const storeLater = (query: Query): void => {
    if (query.state.data === undefined || isLastSeen(query)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (navigator.onLine) storing = storing.then(() => storeSaved(userId, query)).catch(reportError);
    }, AFTER_MS);
  };
  const storeKnown = (): void => {
    const known = queryClient.getQueryCache().find({ queryKey });
    if (known) storeLater(known);
  };
  // The lists say what the plan reaches.
  const hashes = [queryKey, contentKeys.articles(userId), contentKeys.books(userId)].map((key) => hashKey(key));
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success';
    if (isRead && hashes.includes(event.query.queryHash)) storeKnown();
  });
  storeKnown();
  void askOnce(userId);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
