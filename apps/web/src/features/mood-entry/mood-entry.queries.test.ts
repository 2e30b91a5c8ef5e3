// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { entryOf } from '../../testing/answers.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withHeaders } from '../../testing/fake-server/reply.ts';
import { withMember } from '../../testing/signed-in.ts';
import { rangeQuery } from './mood-entry.queries.ts';

withMember();

const read = () => queryClient.fetchQuery(rangeQuery('2026-11-01', '2026-11-30'));
const cursors = () => server.calls('GET /mood-entries/date-range').map(({ query }) => query.before ?? null);
const page = (id: string, nextCursor: string) => withHeaders([entryOf({ id })], { 'X-Next-Cursor': nextCursor });

it('rangeQuery loads all pages of a range', async () => {
  server.answerInTurn('GET /mood-entries/date-range', page('c', '3~c'), page('b', '2~b'), [entryOf({ id: 'a' })]);
  expect((await read()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(cursors()).toEqual([null, '3~c', '2~b']);
});

it('rangeQuery stops after 20 pages', async () => {
  server.answer('GET /mood-entries/date-range', page('c', '3~c'));
  expect(await read()).toHaveLength(20);
});
