// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { tagsQuery } from '../../features/tag/tag.queries.ts';
import { offline } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { readSealed } from '../../platform/sealed/last-seen-store.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { withDatabases } from '../../testing/databases.ts';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import type { Seen } from './seen-data.ts';
import { keepSeen, lastSeen } from './seen-memory.ts';
import { isLastSeen, showLastSeen } from './show-last-seen.ts';

const SEEN: Seen = {
  diary: { from: '2026-01-01', at: 1000, entries: [] },
  records: [{ key: ['tags', 'ana'], at: 1000, data: [{ id: 't1', name: 'segredo' }] }],
};

withDatabases();
withMember('ana', DEVICE_KEY);

it('is stored encrypted, and read again by a later page', async () => {
  await keepSeen('ana', SEEN);
  expect(await readSealed('ana', 'seen')).not.toContain('segredo');
  await signIn('ana', DEVICE_KEY);
  // The sign-in deleted it: the account's data may have changed since.
  expect(await lastSeen('ana')).toEqual({ diary: null, records: [] });
  await keepSeen('ana', SEEN);
  expect(await lastSeen('ana')).toEqual(SEEN);
});

it('is not stored without a key, and not for somebody who is not signed in', async () => {
  await keepSeen('bia', SEEN);
  expect(await readSealed('bia', 'seen')).toBeNull();
  await signIn('ana');
  await keepSeen('ana', SEEN);
  expect(await readSealed('ana', 'seen')).toBeNull();
});

it('is deleted at sign-out', async () => {
  await keepSeen('ana', SEEN);
  await session.leave();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('alento-last-seen');
});

it('is shown by queries without data as outdated, and replaced by a response', async () => {
  await keepSeen('ana', SEEN);
  const answer = Promise.withResolvers<never[]>();
  const options = { ...tagsQuery(), queryFn: () => answer.promise };
  const reading = queryClient.fetchQuery(options);
  await showLastSeen();
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  expect(query?.state).toMatchObject({ data: SEEN.records[0]?.data, dataUpdatedAt: 1000, fetchStatus: 'fetching' });
  expect(query && isLastSeen(query)).toBe(true);
  answer.resolve([]);
  await reading;
  expect(query?.state.data).toEqual([]);
  expect(query && isLastSeen(query)).toBe(false);
});

it('never replaces data of this visit', async () => {
  await keepSeen('ana', SEEN);
  const key = moodKeys.range('2026-01-02', '2026-01-08');
  queryClient.setQueryData(key, [{ id: 'new' }]);
  await showLastSeen();
  expect(queryClient.getQueryData(key)).toEqual([{ id: 'new' }]);
});

it('is read again when the network returns, also by queries that never refetch by themselves', async () => {
  await keepSeen('ana', SEEN);
  const queryFn = vi.fn(async () => Promise.reject(offline()));
  const key = moodKeys.search('sono');
  await queryClient.prefetchQuery({ queryKey: key, queryFn, staleTime: Number.POSITIVE_INFINITY });
  await showLastSeen();
  expect(queryClient.getQueryState(key)).toMatchObject({ isInvalidated: false, dataUpdatedAt: 1000 });
  window.dispatchEvent(new Event('online'));
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
