import type { AccessLogItem } from '@alento/contract/sharing/shares';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isRefusal } from '../../lib/api/api-error.ts';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';

/**
 * Wait between two readings of what is shared, ms. The account's stream announces each change sooner; this is for
 * devices that have no stream.
 */
const POLL_MS = 60_000;

/** Invitations and what they became, newest first. */
export const sharesQuery = () =>
  apiQuery(sharingKeys.shares(), 'GET /professional-invites', { refetchInterval: POLL_MS });

type AccessPage = { items: AccessLogItem[]; nextCursor: string | null };

/** Who read what, by minute, newest first. */
export const accessesQuery = () =>
  infiniteQueryOptions({
    queryKey: sharingKeys.accesses(),
    queryFn: async ({ pageParam, signal }): Promise<AccessPage> => {
      const query = pageParam === null ? {} : { before: pageParam };
      const { data, headers } = await call('GET /access-log', { query }, { signal });
      return { items: data, nextCursor: headers.get(NEXT_CURSOR_HEADER) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: POLL_MS,
  });

/** The day of the first mood or screening; null if there is none. */
export const firstDayQuery = () =>
  queryOptions({
    queryKey: sharingKeys.firstDay(),
    queryFn: async ({ signal }): Promise<LocalDate | null> => {
      const { kinds } = (await call('GET /my-data', {}, { signal })).data;
      const times = kinds.flatMap(({ kind, since }) =>
        (kind === 'entries' || kind === 'screenings') && since !== null ? [since] : [],
      );
      return times.length === 0 ? null : localDateOf(Math.min(...times), timeZone());
    },
  });

/** What an invitation would share. It is read anew on each visit, because it can be revoked at any time. */
export const inviteQuery = (token: string) =>
  apiQuery(sharingKeys.invite(token), 'GET /professional-invites/by-token/{token}', {
    params: { token },
    staleTime: 0,
    // The token is not kept in memory longer than the page needs it.
    gcTime: 0,
  });

/**
 * The share of which this person accepted the invitation; null if they did not accept it or the share has ended.
 * Accepting a used invitation changes nothing: it answers its own professional with the share, and refuses all others.
 */
export const acceptedShareQuery = (token: string) =>
  queryOptions({
    queryKey: [...sharingKeys.invite(token), 'accepted'],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call(
          'POST /professional-invites/by-token/{token}/accept',
          { params: { token } },
          { signal },
        );
        return data.patientId;
      } catch (error) {
        if (isRefusal(error, 'INVITE_USED')) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
