// @vitest-environment jsdom
import type { Podcast } from '@alento/contract/content';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { podcastsQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { podcastOf } from '../../../testing/answers.ts';
import { item } from '../../../testing/fake-audio.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { findAddress } from './find-address.ts';

const OLD = '/api/audio/sono.mp3?until=1&signature=old';
const RENEWED = '/api/audio/sono.mp3?until=2&signature=new';
const sleep = item('sono', OLD);
const listed = (podcast: string | null, more: Partial<Podcast> = {}): Podcast =>
  podcastOf('sono', { podcast, ...more });
const pages = { article: { title: 'Dormir', url: '/conteudos/sono/entender/dormir' } };

let respond: ReturnType<typeof server.hold<'GET /podcasts'>>;
const answer = (podcasts: Podcast[]): void => respond({ podcasts });

withMember();
beforeEach(() => {
  respond = server.hold('GET /podcasts');
});

it('findAddress returns the renewed URL, and updates the cached list of podcasts', async () => {
  const lookup = findAddress(sleep);
  answer([listed(RENEWED)]);
  expect(await lookup).toEqual({ ok: true, address: RENEWED });
  expect(queryClient.getQueryData(contentKeys.podcasts('maria'))).toEqual([listed(RENEWED)]);
});

it('findAddress returns the renewed URL even if the podcasts screen is closed during the request', async () => {
  const leave = new QueryObserver(queryClient, { ...podcastsQuery('maria'), enabled: false }).subscribe(
    () => undefined,
  );
  const lookup = findAddress(sleep);
  leave();
  answer([listed(RENEWED)]);
  expect(await lookup).toEqual({ ok: true, address: RENEWED });
});

it.each([
  ['under its own id', sleep, listed(null)],
  ['under its page’s URL', { ...sleep, id: 'https://alento/podcasts#sono' }, listed(null, { id: 'x' })],
  [
    'as the article it reads',
    { ...sleep, id: 'dormir', url: pages.article.url },
    listed(null, { id: 'x', url: '/x', ...pages }),
  ],
])('findAddress returns “locked” for a listed podcast without a URL, found %s', async (_how, what, there) => {
  const lookup = findAddress(what);
  answer([there]);
  expect(await lookup).toEqual({ ok: false, problem: 'locked' });
});

it('findAddress returns “gone” if the list doesn’t contain the podcast any more', async () => {
  const lookup = findAddress(sleep);
  answer([listed('/api/audio/calma.mp3', { id: 'calma', url: '/podcasts#calma' })]);
  expect(await lookup).toEqual({ ok: false, problem: 'gone' });
});

it('findAddress returns “failed” if the list can’t be loaded', async () => {
  const lookup = findAddress(sleep);
  respond(refused(404, 'NOT_FOUND'));
  expect(await lookup).toEqual({ ok: false, problem: 'failed' });
});

it('findAddress caches nothing for a person who signed out during the request', async () => {
  const lookup = findAddress(sleep);
  await session.leave();
  answer([listed(RENEWED)]);
  await lookup;
  expect(queryClient.getQueryData(contentKeys.podcasts('maria'))).toBeUndefined();
});
