// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { rangeQuery } from './mood-entry.queries.ts';

const entry = (id: string) => ({ id, score: 3, note: '', timestamp: 1, ai_analysis: '', tags: [] });
const fetchMock = vi.fn<typeof fetch>();

beforeEach(async () => {
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(async () => {
  await session.leave();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const read = () => new QueryClient().fetchQuery(rangeQuery('2026-11-01', '2026-11-30'));
const cursors = () =>
  fetchMock.mock.calls.map(([address]) => new URL(String(address), 'http://x').searchParams.get('before'));

it('reads a range to its end', async () => {
  fetchMock.mockResolvedValueOnce(Response.json([entry('c')], { headers: { 'X-Next-Cursor': '3~c' } }));
  fetchMock.mockResolvedValueOnce(Response.json([entry('b')], { headers: { 'X-Next-Cursor': '2~b' } }));
  fetchMock.mockResolvedValueOnce(Response.json([entry('a')]));
  expect((await read()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(cursors()).toEqual([null, '3~c', '2~b']);
});

it('stops after 20 pages', async () => {
  fetchMock.mockImplementation(async () => Response.json([entry('c')], { headers: { 'X-Next-Cursor': '3~c' } }));
  expect(await read()).toHaveLength(20);
});
