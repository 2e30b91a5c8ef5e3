import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { accountKeys } from './account.keys.ts';

// Whether it is a minor's account is told with the session.
session.subscribe((event) => {
  if (event === 'user-updated') void queryClient.invalidateQueries({ queryKey: accountKeys.session() });
});

/** How long what the server said of this session stands, ms. */
const SESSION_FRESH_MS = 10 * 60_000;

/** Who is signed in and which documents wait; a 401 ends the session (the client sees to it). */
export const sessionQuery = () =>
  queryOptions({
    queryKey: accountKeys.session(),
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /auth/get-session', {}, { signal });
      void session.learnDeviceKey(data.user.id, data.deviceKey);
      return data;
    },
    staleTime: SESSION_FRESH_MS,
  });

export const openSessionsQuery = () =>
  queryOptions({
    queryKey: accountKeys.sessions(),
    queryFn: async ({ signal }) => (await call('GET /auth/list-sessions', {}, { signal })).data,
  });

/** The recovery address and the one that waits for its mailbox, both masked. */
export const recoveryEmailQuery = () =>
  queryOptions({
    queryKey: accountKeys.recoveryEmail(),
    queryFn: async ({ signal }) => (await call('GET /account/recovery-email', {}, { signal })).data,
  });

/** The zone the account goes by, and when it may change again (decision D1). */
export const timeZoneQuery = () =>
  queryOptions({
    queryKey: accountKeys.timeZone(),
    queryFn: async ({ signal }) => (await call('GET /account/time-zone', {}, { signal })).data,
  });

/** Versions of the legal documents this person accepted, newest acceptance first. */
export const acceptancesQuery = () =>
  queryOptions({
    queryKey: accountKeys.acceptances(),
    queryFn: async ({ signal }) => (await call('GET /legal-documents/acceptances', {}, { signal })).data,
  });
