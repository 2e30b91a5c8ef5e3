import type { Uf } from '@alento/domain/sharing/crp';
import type { ServiceKind } from '@alento/domain/sharing/listing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** Which professionals are listed; null for any. */
export type ListingFilter = { uf: Uf | null; kind: ServiceKind | null };

export const LISTINGS_KEY = ['professionals'] as const;

/** Reads the professionals who chose to be listed. */
export const listingQuery = ({ uf, kind }: ListingFilter) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, uf, kind],
    queryFn: async ({ signal }) => {
      const query = { ...(uf === null ? {} : { uf }), ...(kind === null ? {} : { kind }) };
      return (await call('GET /professionals', { query }, { signal })).data;
    },
    // The list of the last filter stays while the next one is read.
    placeholderData: (before) => before,
  });
