import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { DayRange } from '@alento/domain/analytics/period';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { healthRecordKeys } from '../../state/account/health-record.keys.ts';

/**
 * Wait between two readings of a record that is being made, ms. The account's stream announces its end sooner; this is
 * for devices that have no stream.
 */
const POLL_MS = 3000;
/** Number of records that each page after the first adds. */
const MORE = 10;

/** One page of the list. `nextCursor` is null on the last page. */
export type RecordPage = { records: HealthRecord[]; nextCursor: string | null };

export const isProcessing = ({ status }: HealthRecord): boolean => status === 'processing';

async function readPage(before: string | null, signal: AbortSignal): Promise<RecordPage> {
  // Without a token the list is empty.
  if (session.token() === null) return { records: [], nextCursor: null };
  // The first page has the default number of records.
  const query = before === null ? {} : { before, limit: MORE };
  const { data, headers } = await call('GET /health-records', { query }, { signal });
  return { records: data, nextCursor: headers.get(NEXT_CURSOR_HEADER) };
}

/** Reads the records without their content, newest first. */
export const recordsQuery = () =>
  infiniteQueryOptions({
    queryKey: healthRecordKeys.list(),
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) => records.some(isProcessing)) ? POLL_MS : false,
  });

/**
 * The period of the newest record that is ready; null if there is none, undefined if those that were read have none.
 */
export function newestReadyOf(pages: readonly RecordPage[]): DayRange | null | undefined {
  const newest = pages.flatMap(({ records }) => records).find(({ status }) => status === 'ready');
  if (newest) return { start: newest.startDate, end: newest.endDate };
  return pages.at(-1)?.nextCursor === null ? null : undefined;
}

/** Reads whether another record can be made now. A new entry may change it, so each visit reads it again. */
export const eligibilityQuery = () =>
  apiQuery(healthRecordKeys.eligibility(), 'GET /health-records/can-generate', {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.reasonCode === 'HEALTH_RECORD_PROCESSING' ? POLL_MS : false),
  });

/** Reads a record with its content. */
export const recordQuery = (id: string) =>
  apiQuery(healthRecordKeys.record(id), 'GET /health-records/{id}', {
    params: { id },
    refetchInterval: ({ state }) => (state.data && isProcessing(state.data) ? POLL_MS : false),
  });
