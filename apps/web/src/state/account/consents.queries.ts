import type { Consent } from '@alento/contract/consent';
import type { ConsentPurpose } from '@alento/domain/consent/purposes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';

/** How long a result stays fresh, ms. Consents change on this device, or rarely on another one of the same person. */
const CONSENTS_FRESH_MS = 10 * 60_000;

/** Optional consents of this person, and which are granted (decisions D10, D21). */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['consents', session.userId()] as const,
    queryFn: async ({ signal }): Promise<Consent[]> => (await call('GET /consents', {}, { signal })).data,
    staleTime: CONSENTS_FRESH_MS,
  });

/** Whether a consent is granted; undefined while it is loading. */
export function useIsAllowed(purpose: ConsentPurpose, isAsked: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...consentsQuery(), enabled: isAsked });
  // If the query fails, nothing is allowed.
  if (isError) return false;
  return data?.some((consent) => consent.purpose === purpose && consent.isGranted);
}
