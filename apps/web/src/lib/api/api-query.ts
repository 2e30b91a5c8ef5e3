import type { RequestOf, ResponseOf } from '@alento/contract/endpoint';
import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { call, type Loose, type Named, type Route } from './client.ts';

type Options<R extends Route, Key extends QueryKey> = Omit<
  UndefinedInitialDataOptions<ResponseOf<Named[R]>, Error, ResponseOf<Named[R]>, Key>,
  'queryKey' | 'queryFn'
>;

/**
 * A query whose data is the body of a call's response, with the call's parameters beside TanStack's options:
 * `apiQuery(keys.import(id), 'GET /imports/{id}', { params: { id }, staleTime: 0 })`.
 */
export function apiQuery<R extends Route, const Key extends QueryKey>(
  queryKey: Key,
  route: R,
  input: RequestOf<Named[R]> & Options<R, Key>,
) {
  const { params, query, body, ...options } = input as Loose & Options<R, Key>;
  const request = { params, query, body } as RequestOf<Named[R]>;
  const queryFn = async ({ signal }: { signal: AbortSignal }) => (await call(route, request, { signal })).data;
  return queryOptions({ ...options, queryKey, queryFn });
}
