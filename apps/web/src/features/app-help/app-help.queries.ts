import type { HelpPage } from '@alento/contract/help';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { helpKeys } from './app-help.keys.ts';

/** The pages change only with a new version of the product. */
const FRESH_MS = 24 * 60 * 60_000;

/** All help pages with their texts. */
export const helpListQuery = queryOptions({
  queryKey: helpKeys.list,
  queryFn: async ({ signal }) => (await call('GET /help', {}, { signal })).data.pages,
  staleTime: FRESH_MS,
});

/** A help page. Its text is in the list, so that it opens without a network once the list was opened. */
export const helpPageQuery = (address: string) =>
  queryOptions({
    queryKey: helpKeys.page(address),
    queryFn: async ({ signal }) => (await call('GET /help/{address}', { params: { address } }, { signal })).data,
    staleTime: FRESH_MS,
    initialData: () => queryClient.getQueryData<HelpPage[]>(helpKeys.list)?.find((page) => page.address === address),
    initialDataUpdatedAt: () => queryClient.getQueryState(helpKeys.list)?.dataUpdatedAt,
  });
