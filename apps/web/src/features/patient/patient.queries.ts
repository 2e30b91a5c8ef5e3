import type { PatientEntry } from '@alento/contract/sharing/patients';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';

/**
 * What a person shares is in memory only while a screen shows it. It is never stored on the device, so nothing of it is
 * left when the access ends.
 */
const NOT_CACHED = { gcTime: 0 } as const;

/**
 * Wait between two readings that ask whether an access continues, ms. The account's stream announces its end sooner;
 * this is for a device whose stream is interrupted. These readings show no data and are not in the person's log.
 */
const CHECK_MS = 60_000;

const CHECKED = { ...NOT_CACHED, staleTime: 0, refetchInterval: CHECK_MS } as const;

/** The input of the query that reads one part of what a person shares. */
const partOf = (id: string) => ({ params: { id }, ...NOT_CACHED });

/** Reads who shares with this professional. */
export const patientsQuery = () => apiQuery(sharingKeys.patients(), 'GET /patients', CHECKED);

/** Reads what a person shares: parts, days, end. */
export const patientQuery = (id: string) =>
  apiQuery(sharingKeys.patient(id), 'GET /patients/{id}', { params: { id }, ...CHECKED });

/** Reads the figures of the moods, and what is new in them. */
export const moodSummaryQuery = (id: string) =>
  apiQuery([...sharingKeys.patient(id), 'mood-summary'], 'GET /patients/{id}/mood-summary', partOf(id));

/** Number of entries of the first page: what is read before a session. Each page after it has the API's default. */
const FIRST_ENTRIES = 20;

/** One page of entries. `nextCursor` is null on the last page. */
export type EntryPage = { entries: PatientEntry[]; nextCursor: string | null };

/** Reads the entries, newest first. */
export const entriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...sharingKeys.patient(id), 'mood-entries'],
    queryFn: async ({ pageParam, signal }): Promise<EntryPage> => {
      const query = pageParam === null ? { limit: FIRST_ENTRIES } : { before: pageParam };
      const { data, headers } = await call('GET /patients/{id}/mood-entries', { params: { id }, query }, { signal });
      return { entries: data, nextCursor: headers.get(NEXT_CURSOR_HEADER) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...NOT_CACHED,
  });

/** Reads the screenings, newest first. */
export const screeningsQuery = (id: string) =>
  apiQuery([...sharingKeys.patient(id), 'screenings'], 'GET /patients/{id}/screenings', partOf(id));

/** Reads the finished health records with their content, newest first. */
export const recordsQuery = (id: string) =>
  apiQuery([...sharingKeys.patient(id), 'health-records'], 'GET /patients/{id}/health-records', partOf(id));

/** Reads treatment and medication. */
export const medicationQuery = (id: string) =>
  apiQuery([...sharingKeys.patient(id), 'medication'], 'GET /patients/{id}/medication', partOf(id));

/** Reads the safety plan. */
export const safetyPlanQuery = (id: string) =>
  apiQuery([...sharingKeys.patient(id), 'safety-plan'], 'GET /patients/{id}/safety-plan', partOf(id));
