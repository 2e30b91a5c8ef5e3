import { queryOptions, useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { sharingKeys } from './sharing.keys.ts';

/** One's own professional profile; null without one. */
export const profileQuery = () =>
  queryOptions({
    queryKey: sharingKeys.profile(),
    queryFn: async ({ signal }) => {
      try {
        return (await call('GET /professional-profile', {}, { signal })).data;
      } catch (error) {
        if (isRefusal(error, 'PROFESSIONAL_PROFILE_NOT_FOUND')) return null;
        throw error;
      }
    },
    // Every screen uses it, and it changes rarely: by a form, which changes this copy, or elsewhere, which the account's
    // stream tells.
    staleTime: 600_000,
  });

/** Whether the signed-in person has a professional profile; false until it is known. */
export function useIsProfessional(): boolean {
  const isSignedIn = useAccount() !== null;
  const { data } = useQuery({ ...profileQuery(), enabled: isSignedIn });
  return isSignedIn && Boolean(data);
}
