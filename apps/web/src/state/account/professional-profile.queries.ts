import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { sharingKeys } from './sharing.keys.ts';

/** One's own professional profile; null without one. */
export const profileQuery = () =>
  apiQuery(sharingKeys.profile(), 'GET /professional-profile', {
    // Every screen uses it, and it changes rarely: by a form, which changes this copy, or elsewhere, which the
    // account's stream tells.
    staleTime: 600_000,
  });

/** Whether the signed-in person has a professional profile; false until it is known. */
export function useIsProfessional(): boolean {
  const isSignedIn = useAccount() !== null;
  const { data } = useQuery({ ...profileQuery(), enabled: isSignedIn });
  return isSignedIn && Boolean(data);
}
