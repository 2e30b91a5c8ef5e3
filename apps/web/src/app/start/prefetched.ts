import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';

/** Query data with which a page was prerendered. The page contains it, so that hydration renders the same content. */
export type Prefetched = { key: QueryKey; data: unknown }[];

export const PREFETCHED_ID = 'prefetched';

export function keepPrefetched(prefetched: Prefetched): void {
  for (const { key, data } of prefetched) queryClient.setQueryData(key, data);
}

/** Puts the page's embedded data into the query cache. */
export function takePrefetched(page: Document): void {
  const text = page.getElementById(PREFETCHED_ID)?.textContent;
  if (text) keepPrefetched(JSON.parse(text) as Prefetched);
}
