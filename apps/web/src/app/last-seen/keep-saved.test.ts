// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { article, articleList, card, lockedArticle } from '../../features/content/content.fixture.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { readSealed } from '../../platform/sealed/last-seen-store.ts';
import { articleQuery, articlesQuery, changeReading, readingQuery } from '../../state/content/content.queries.ts';
import { contentKeys } from '../../state/content/content-keys.ts';
import { type SavedCard, savedHereKey } from '../../state/content/saved-here.ts';
import { withDatabases } from '../../testing/databases.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withoutNetwork } from '../../testing/no-network.ts';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import { keepSaved } from './keep-saved.ts';
import { keepSavedPieces, savedPieces, savedRecords } from './saved-memory.ts';
import { openText } from './sealed-text.ts';
import type { SeenRecord } from './seen-data.ts';
import { showLastSeen } from './show-last-seen.ts';

withDatabases();
withMember('ana', DEVICE_KEY);

const onDevice = async () => JSON.parse((await openText('ana', 'saved')) ?? '[]') as SeenRecord[];
const keys = async () => (await onDevice()).map(({ key }) => key);
const cards = savedHereKey('ana');
const reading = contentKeys.reading('ana');
const keyOf = (id: string) => contentKeys.article('ana', id);
const stored = (...ids: string[]) =>
  vi.waitFor(async () => expect(await keys()).toEqual([reading, ...ids.map(keyOf), cards]));

/** Stores what the server says that Ana saved. */
async function keep(...saved: string[]): Promise<() => void> {
  server.answer('GET /reading', { saved, progress: {} });
  server.answer('GET /articles', articleList);
  server.answer('GET /articles/{id}', ({ params }) => article(String(params.id)));
  const stop = keepSaved('ana');
  await stored(...saved);
  return stop;
}

it('stores encrypted the texts that were saved on another device, and opens them without a network', async () => {
  const stop = await keep('a', 'b');
  stop();
  expect(await readSealed('ana', 'saved')).not.toMatch(/Título|começo/);
  queryClient.clear();
  withoutNetwork();
  server.fail('GET /reading');
  server.fail('GET /articles/{id}');
  const failing = [queryClient.prefetchQuery(readingQuery('ana')), queryClient.prefetchQuery(articleQuery('ana', 'b'))];
  queryClient.getQueryCache().build(queryClient, { queryKey: cards });
  await showLastSeen();
  await Promise.all(failing);
  expect(queryClient.getQueryData(reading)).toEqual({ saved: ['a', 'b'], progress: {} });
  expect(queryClient.getQueryData(keyOf('b'))).toEqual(article('b'));
  expect(queryClient.getQueryData<SavedCard[]>(cards)?.map(({ title, minutes }) => [title, minutes])).toEqual(
    ['a', 'b'].map((id) => [card(id).title, card(id).minutes]),
  );
});

it('stores the text that is saved, and forgets the one that no longer is', async () => {
  const stop = await keep();
  queryClient.setQueryData(keyOf('c'), article('c'));
  server.answer('PUT /reading/{id}', { saved: ['c'], progress: {} });
  await changeReading(queryClient, 'ana', 'c', { saved: true });
  await stored('c');
  // The text was on the screen.
  expect(server.calls('GET /articles/{id}')).toEqual([]);
  server.answer('PUT /reading/{id}', { saved: [], progress: {} });
  await changeReading(queryClient, 'ana', 'c', { saved: false });
  await stored();
  stop();
});

it('is deleted at sign-out and at the next sign-in, and another person can’t read it', async () => {
  const stop = await keep('a');
  stop();
  await session.leave();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('alento-last-seen');
  await signIn('bia', DEVICE_KEY);
  expect(await savedPieces('bia')).toEqual([]);
  expect(await savedPieces('ana')).toEqual([]);
});

/** What is stored of the saved article. */
const textIs = (content: string | null) =>
  vi.waitFor(async () =>
    expect((await onDevice()).find(({ key }) => key.includes('article'))?.data).toMatchObject({ content }),
  );
/** The list says from now on whether the plan reaches the article. */
async function listSays(isLocked: boolean): Promise<void> {
  server.answer('GET /articles', { ...articleList, articles: [card('a', { isLocked })] });
  await queryClient.fetchQuery({ ...articlesQuery('ana'), staleTime: 0 });
}
const { content: TEXT } = article('a');

it('reads again at once a text that was locked, and is no longer', async () => {
  const stop = await keep('a');
  server.answer('GET /articles/{id}', lockedArticle('a'));
  await listSays(true);
  await textIs(null);
  server.answer('GET /articles/{id}', article('a'));
  await listSays(false);
  await textIs(TEXT);
  stop();
});

it('reads a locked text again at the next start', async () => {
  const stop = await keep('a');
  server.answer('GET /articles/{id}', lockedArticle('a'));
  await listSays(true);
  await textIs(null);
  stop();
  queryClient.clear();
  server.answer('GET /articles/{id}', article('a'));
  const stopAgain = keepSaved('ana');
  await queryClient.fetchQuery(readingQuery('ana'));
  await textIs(TEXT);
  stopAgain();
});

it('forgets a paid text when the list says that the plan no longer reaches it, whether or not it can be read', async () => {
  const stop = await keep('a');
  server.refuse('GET /articles/{id}', 404, 'NOT_FOUND');
  await listSays(true);
  await stored();
  stop();
});

it('does not write the store again when only the progress changes', async () => {
  const stop = await keep('a');
  const before = await readSealed('ana', 'saved');
  stop();
  const [, ...others] = await savedPieces('ana');
  const read = { saved: ['a'], progress: { a: { share: 0.5, at: 1 } } };
  await keepSavedPieces('ana', [{ key: reading, at: 2, data: read }, ...others]);
  expect(await readSealed('ana', 'saved')).toBe(before);
});

it('reports no fault when the session ends while a text is read', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  server.answer('GET /reading', { saved: ['a'], progress: {} });
  server.answer('GET /articles', articleList);
  const answer = server.hold('GET /articles/{id}');
  const stop = keepSaved('ana');
  await vi.waitFor(() => expect(server.calls('GET /articles/{id}')).toHaveLength(1));
  await session.leave();
  answer(article('a'));
  // What is saved is stored in turn, so that the fault would be reported before this is.
  await signIn('ana', DEVICE_KEY);
  server.answer('GET /articles/{id}', article('a'));
  await queryClient.fetchQuery(readingQuery('ana'));
  await stored('a');
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
  stop();
});

it('does not bring back a text that was withdrawn', async () => {
  const stop = await keep('a');
  stop();
  queryClient.clear();
  server.refuse('GET /articles/{id}', 410, 'CONTENT_WITHDRAWN');
  await queryClient.prefetchQuery(articleQuery('ana', 'a'));
  await showLastSeen();
  expect(queryClient.getQueryData(keyOf('a'))).toBeUndefined();
});

it('stores as many texts as fit, the newest first', () => {
  const record = (id: string) => ({ key: keyOf(id), at: 1, data: article(id) });
  const one = JSON.stringify(record('a')).length;
  const first = { key: reading, at: 1, data: { saved: ['a', 'b', 'c'], progress: {} } };
  const records = savedRecords('ana', first, ['a', 'b', 'c'].map(record), 2 * one);
  expect(records.map(({ key }) => key)).toEqual([reading, keyOf('a'), keyOf('b'), cards]);
});
