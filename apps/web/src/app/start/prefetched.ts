import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';

/** Data a page written at build time was drawn with: it comes along, so that hydration draws the same. */
export type Prefetched = { key: QueryKey; data: unknown }[];

export const PREFETCHED_ID = 'prefetched';

export function keepPrefetched(prefetched: Prefetched): void {
  for (const { key, data } of prefetched) queryClient.setQueryData(key, data);
}

/** Takes over what the page brought. */
export function takePrefetched(page: Document): void {
  const text = page.getElementById(PREFETCHED_ID)?.textContent;
  if (text) keepPrefetched(JSON.parse(text) as Prefetched);
}
