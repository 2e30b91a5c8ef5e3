import type { RequestOf } from '@alento/contract/endpoint';
import type { storeProfessionalProfile } from '@alento/contract/sharing/professional';
import type { createProfessionalInvite, Share } from '@alento/contract/sharing/shares';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api/client.ts';
import { useIntent } from '../../lib/intent/use-intent.ts';
import { now } from '../../lib/time/clock.ts';
import { profileQuery } from '../../state/account/professional-profile.queries.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';
import { sharesQuery } from './sharing.queries.ts';

/** The body of a new invitation. The number of days is always set. */
export type NewShare = RequestOf<typeof createProfessionalInvite>['body'] & { expiresInDays: number };
export type NewProfile = RequestOf<typeof storeProfessionalProfile>['body'];

const readSharesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: sharingKeys.shares() });

/** Creates an invitation. A second press while the first is under way does nothing, and a retry sends the same key. */
export function useCreateShare(onCreated: (invitation: { id: string; url: string }, body: NewShare) => void) {
  const client = useQueryClient();
  const intent = useIntent<NewShare>();
  const isSending = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: NewShare) =>
      intent.send(body, async ({ key, body: sentBody }) => {
        const { data } = await call('POST /professional-invites', { body: sentBody }, { idempotencyKey: key });
        return data;
      }),
    onSettled: () => void readSharesAgain(client),
  });
  const create = async (body: NewShare): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    // A choice that was changed after a lost answer must not be replaced by the earlier one. If the earlier invitation
    // was created, it is in the list, and nobody has its link.
    if (intent.pending && JSON.stringify(intent.pending.body) !== JSON.stringify(body)) intent.drop();
    try {
      const { answer, body: sent } = await mutateAsync(body);
      onCreated(answer, sent);
    } catch {
      // The form reads `error`.
    } finally {
      isSending.current = false;
    }
  };
  return { create, isPending, error, reset };
}

/**
 * Ends an invitation or a share. It counts as ended once the server says so, because the person must be able to rely on
 * it.
 */
export function useRevokeShare(onRevoked: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /professional-invites/{id}', { params: { id } }),
    onSuccess: async (_, id) => {
      const { queryKey } = sharesQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (shares) =>
        shares?.map((share): Share => (share.id === id ? { ...share, revokedAt: now(), url: null } : share)),
      );
      onRevoked();
    },
    onSettled: () => void readSharesAgain(client),
  });
}

/** Creates or changes one's professional profile. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewProfile) => (await call('PUT /professional-profile', { body })).data,
    onSuccess: (profile) => client.setQueryData(profileQuery().queryKey, profile),
  });
}
