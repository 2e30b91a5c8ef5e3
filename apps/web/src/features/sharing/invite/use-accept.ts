import { patientPath } from '@alento/domain/interface/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { sharingKeys } from '../../../state/account/sharing.keys.ts';
import { type NewProfile, useSaveProfile } from '../sharing.mutations.ts';

/**
 * Accepts an invitation, after storing the profile of somebody who has none. Leads to what is shared. The address of
 * the invitation is replaced, so that going back doesn't open it.
 */
export function useAccept(token: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = useSaveProfile();
  const isSending = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (profile: NewProfile | null): Promise<string> => {
      if (profile) await keep.mutateAsync(profile);
      const params = { token };
      const { data } = await call('POST /professional-invites/by-token/{token}/accept', { params });
      return patientPath(data.patientId);
    },
    onSuccess: (path) => navigate(path, { replace: true }),
    onError: (failure) => {
      if (isOffline(failure)) return;
      // The invitation or the profile is not as this page knows it.
      void client.invalidateQueries({ queryKey: sharingKeys.invite(token) });
      if (isRefusal(failure, 'PROFESSIONAL_PROFILE_REQUIRED'))
        void client.invalidateQueries({ queryKey: sharingKeys.profile() });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const accept = (profile: NewProfile | null): void => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(profile);
  };
  return { accept, isPending, isSuccess, error };
}
