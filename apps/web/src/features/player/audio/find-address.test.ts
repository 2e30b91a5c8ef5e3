// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { podcastsQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { item } from './fake-audio.harness.ts';
import { findAddress } from './find-address.ts';

const OLD = '/api/audio/sono.mp3?until=1&signature=old';
const RENEWED = '/api/audio/sono.mp3?until=2&signature=new';
const sleep = item('sono', OLD);
const listed = (podcast: string | null, more = {}) => ({
  id: 'sono',
  url: '/podcasts#sono',
  article: null,
  podcast,
  ...more,
});
const pages = { article: { title: 'Dormir', url: '/conteudos/sono/entender/dormir' } };

let respond: (answer: Response) => void;
const answer = (podcasts: unknown[]) => respond(Response.json({ podcasts }));

beforeEach(async () => {
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        respond = resolve;
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
});
afterEach(async () => {
  await session.leave();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('is found anew in the list, which the page then shows too', async () => {
  const asked = findAddress(sleep);
  answer([listed(RENEWED)]);
  expect(await asked).toEqual({ ok: true, address: RENEWED });
  expect(queryClient.getQueryData(contentKeys.podcasts('maria'))).toEqual([listed(RENEWED)]);
});

it('is found though the page that shows the list is left meanwhile', async () => {
  const leave = new QueryObserver(queryClient, { ...podcastsQuery('maria'), enabled: false }).subscribe(
    () => undefined,
  );
  const asked = findAddress(sleep);
  leave();
  answer([listed(RENEWED)]);
  expect(await asked).toEqual({ ok: true, address: RENEWED });
});

it.each([
  ['under its own id', sleep, listed(null)],
  ['under its page’s address', { ...sleep, id: 'https://alento/podcasts#sono' }, listed(null, { id: 'x' })],
  [
    'as the article it reads',
    { ...sleep, id: 'dormir', url: pages.article.url },
    listed(null, { id: 'x', url: '/x', ...pages }),
  ],
])('is locked where the list has it %s, and hands no address out', async (_how, what, there) => {
  const asked = findAddress(what);
  answer([there]);
  expect(await asked).toEqual({ ok: false, problem: 'locked' });
});

it('is gone where the list has it no more', async () => {
  const asked = findAddress(sleep);
  answer([listed('/api/audio/calma.mp3', { id: 'calma', url: '/podcasts#calma' })]);
  expect(await asked).toEqual({ ok: false, problem: 'gone' });
});

it('has failed where nobody could be asked', async () => {
  const asked = findAddress(sleep);
  respond(Response.json({ errorCode: 'X', message: 'x' }, { status: 404 }));
  expect(await asked).toEqual({ ok: false, problem: 'failed' });
});

it('writes nothing down for a person who left meanwhile', async () => {
  const asked = findAddress(sleep);
  await session.leave();
  answer([listed(RENEWED)]);
  await asked;
  expect(queryClient.getQueryData(contentKeys.podcasts('maria'))).toBeUndefined();
});
