import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { accountKeys } from './account.keys.ts';

// The session's data contains whether the account belongs to a minor, which the event 'user-updated' may change.
session.subscribe((event) => {
  if (event === 'user-updated') void queryClient.invalidateQueries({ queryKey: accountKeys.session() });
});

/** Milliseconds for which the session's cached data counts as fresh. */
const SESSION_FRESH_MS = 10 * 60_000;

/** Reads the signed-in person and the legal documents that the person still has to accept. */
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

export const openSessionsQuery = () => apiQuery(accountKeys.sessions(), 'GET /auth/list-sessions', {});

/** Reads the confirmed and the unconfirmed recovery address, both masked. */
export const recoveryEmailQuery = () => apiQuery(accountKeys.recoveryEmail(), 'GET /account/recovery-email', {});

/** Reads the account's time zone, and when it may change again. */
export const timeZoneQuery = () => apiQuery(accountKeys.timeZone(), 'GET /account/time-zone', {});

/** Reads which versions of the legal documents this person accepted, the newest acceptance first. */
export const acceptancesQuery = () => apiQuery(accountKeys.acceptances(), 'GET /legal-documents/acceptances', {});
