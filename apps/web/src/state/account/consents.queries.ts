import type { Consent } from '@alento/contract/consent';
import type { ConsentPurpose } from '@alento/domain/consent/purposes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';

/** How long an answer stands, ms: it changes here, or on another device of the same person. */
const CONSENTS_FRESH_MS = 10 * 60_000;

/** What this person may allow here, and whether they did (decisions D10, D21). */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['consents', session.userId()] as const,
    queryFn: async ({ signal }): Promise<Consent[]> => (await call('GET /consents', {}, { signal })).data,
    staleTime: CONSENTS_FRESH_MS,
  });

/** Whether something was allowed; undefined while it is not known. */
export function useIsAllowed(purpose: ConsentPurpose, isAsked: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...consentsQuery(), enabled: isAsked });
  // Who can't be asked said nothing, so nothing is allowed.
  if (isError) return false;
  return data?.some((consent) => consent.purpose === purpose && consent.isGranted);
}
