import { UFS } from '@alento/domain/sharing/crp';
import { SERVICE_KINDS } from '@alento/domain/sharing/listing';
import { useSearchParams } from 'react-router';
import type { ListingFilter } from './listing.queries.ts';

/**
 * The filter is in the address (?uf=SP&kind=online), so that a filtered list can be shared. Unknown values are ignored.
 */
export function useListingFilter(): [ListingFilter, (filter: ListingFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = {
    uf: UFS.find((uf) => uf === search.get('uf')) ?? null,
    kind: SERVICE_KINDS.find((kind) => kind === search.get('kind')) ?? null,
  };
  const choose = ({ uf, kind }: ListingFilter): void =>
    setSearch({ ...(uf ? { uf } : {}), ...(kind ? { kind } : {}) }, { replace: true, preventScrollReset: true });
  return [filter, choose];
}
