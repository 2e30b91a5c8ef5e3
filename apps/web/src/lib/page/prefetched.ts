import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';

/** Query data with which a page was prerendered. The page contains it, so that hydration renders the same content. */
export type Prefetched = { key: QueryKey; data: unknown }[];

export const PREFETCHED_ID = 'prefetched';

export function keepPrefetched(prefetched: Prefetched): void {
  for (const { key, data } of prefetched) queryClient.setQueryData(key, data);
}

function prefetchedIn(page: Document): Prefetched {
  const text = page.getElementById(PREFETCHED_ID)?.textContent;
  return text ? (JSON.parse(text) as Prefetched) : [];
}

/** Puts the page's embedded data into the query cache. */
export const takePrefetched = (page: Document): void => keepPrefetched(prefetchedIn(page));

/** The data embedded in a page that the service worker has cached; empty if it hasn't, or without a service worker. */
export async function prefetchedInCached(path: string): Promise<Prefetched> {
  if (!('caches' in globalThis)) return [];
  const page = await caches.match(path);
  return page ? prefetchedIn(new DOMParser().parseFromString(await page.text(), 'text/html')) : [];
}
