// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { prefetchedInCached } from './prefetched.ts';

it('prefetchedInCached reads the shell’s data from its build', async () => {
  vi.stubEnv('VITE_SHELL', 'native');
  const data = { '/ajuda/app': [{ key: ['help'], data: ['um'] }] };
  const fetched = vi.fn(async () => Response.json(data));
  vi.stubGlobal('fetch', fetched);
  expect(await prefetchedInCached('/ajuda/app')).toEqual(data['/ajuda/app']);
  expect(await prefetchedInCached('/outra')).toEqual([]);
  expect(fetched).toHaveBeenCalledWith('/prefetched.json');
});

it('prefetchedInCached returns nothing in a browser without a cache', async () => {
  expect(await prefetchedInCached('/ajuda/app')).toEqual([]);
});
