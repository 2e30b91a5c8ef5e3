import type { Consent } from '@alento/contract/consent';
import type { ConsentPurpose } from '@alento/domain/consent/purposes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';

/**
 * A result counts as fresh for this time, in ms. Consents change on this device or, rarely, on another one of the
 * same person.
 */
const CONSENTS_FRESH_MS = 10 * 60_000;

/** Reads this person's optional consents, and which of them are granted. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['consents', session.userId()] as const,
    queryFn: async ({ signal }): Promise<Consent[]> => (await call('GET /consents', {}, { signal })).data,
    staleTime: CONSENTS_FRESH_MS,
  });

/** Returns whether a consent is granted. Undefined while it is loading. */
export function useIsAllowed(purpose: ConsentPurpose, isEnabled: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...consentsQuery(), enabled: isEnabled });
  // If the query fails, the consent counts as not granted.
  if (isError) return false;
  return data?.some((consent) => consent.purpose === purpose && consent.isGranted);
}
