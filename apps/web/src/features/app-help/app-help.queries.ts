import type { HelpPage } from '@alento/contract/help';
import { paths } from '@alento/domain/interface/paths';
import { hashKey, queryOptions } from '@tanstack/react-query';
import { isOffline } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { prefetchedInCached } from '../../lib/page/prefetched.ts';
import { queryClient } from '../../lib/query-client.ts';
import { helpKeys } from './app-help.keys.ts';

/** The pages change only with a new version of the product. */
const FRESH_MS = 24 * 60 * 60_000;

/** All help pages from the list that the service worker caches; undefined if it isn't cached. */
async function cachedList(): Promise<HelpPage[] | undefined> {
  const [list] = await prefetchedInCached(paths.appHelp);
  return list && hashKey(list.key) === hashKey(helpKeys.list) ? (list.data as HelpPage[]) : undefined;
}

/** Calls the server; if it can't be reached, finds the answer in the cached list. */
async function orCached<Data>(request: Promise<Data>, find: (list: HelpPage[]) => Data | undefined): Promise<Data> {
  try {
    return await request;
  } catch (error) {
    if (!isOffline(error)) throw error;
    const list = await cachedList();
    const found = list && find(list);
    if (found === undefined) throw error;
    return found;
  }
}

/** All help pages with their texts. */
export const helpListQuery = queryOptions({
  queryKey: helpKeys.list,
  queryFn: ({ signal }) =>
    orCached(
      call('GET /help', {}, { signal }).then(({ data }) => data.pages),
      (list) => list,
    ),
  staleTime: FRESH_MS,
});

/** A help page. Its text is in the list, so that it opens without a network once the list was opened. */
export const helpPageQuery = (address: string) =>
  queryOptions({
    queryKey: helpKeys.page(address),
    queryFn: ({ signal }) =>
      orCached(
        call('GET /help/{address}', { params: { address } }, { signal }).then(({ data }) => data),
        (list) => list.find((page) => page.address === address),
      ),
    staleTime: FRESH_MS,
    initialData: () => queryClient.getQueryData<HelpPage[]>(helpKeys.list)?.find((page) => page.address === address),
    initialDataUpdatedAt: () => queryClient.getQueryState(helpKeys.list)?.dataUpdatedAt,
  });
