import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { BUNDLED_DATA } from './bundled-data.ts';

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

async function bundled(path: string): Promise<Prefetched> {
  const data = (await (await fetch(`/${BUNDLED_DATA}`)).json()) as Record<string, Prefetched>;
  return data[path] ?? [];
}

/**
 * The data of a page that can be read without a network: from the page that the service worker has cached, or from the
 * shell's build. Empty if there is neither.
 */
export async function prefetchedInCached(path: string): Promise<Prefetched> {
  if (import.meta.env.VITE_SHELL) return bundled(path);
  if (!('caches' in globalThis)) return [];
  // Refused where cookies are blocked.
  const page = await caches.match(path).catch(() => undefined);
  return page ? prefetchedIn(new DOMParser().parseFromString(await page.text(), 'text/html')) : [];
}
