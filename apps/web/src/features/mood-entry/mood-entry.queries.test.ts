// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withHeaders } from '../../testing/fake-server/reply.ts';
import { rangeQuery } from './mood-entry.queries.ts';

const entry = (id: string) => ({ id, score: 3, note: '', timestamp: 1, ai_analysis: '', tags: [] });

beforeEach(() => session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br'));
afterEach(() => session.leave());

const read = () => new QueryClient().fetchQuery(rangeQuery('2026-11-01', '2026-11-30'));
const cursors = () => server.calls('GET /mood-entries/date-range').map(({ query }) => query.before ?? null);
const page = (id: string, nextCursor: string) => withHeaders([entry(id)], { 'X-Next-Cursor': nextCursor });

it('rangeQuery loads all pages of a range', async () => {
  server.answerInTurn('GET /mood-entries/date-range', page('c', '3~c'), page('b', '2~b'), [entry('a')]);
  expect((await read()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(cursors()).toEqual([null, '3~c', '2~b']);
});

it('rangeQuery stops after 20 pages', async () => {
  server.answer('GET /mood-entries/date-range', page('c', '3~c'));
  expect(await read()).toHaveLength(20);
});
