import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { errorText } from '@alento/domain/errors/catalogue';
import type { RecordSection } from '@alento/domain/health-record/sections';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, isOffline, isRefusal } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { useIntent } from '../../lib/intent/use-intent.ts';
import { session } from '../../lib/session/session.ts';
import { healthRecordKeys } from '../../state/account/health-record.keys.ts';
import { recordQuery, recordsQuery } from './health-record.queries.ts';
import { dropDraft } from './own-part/own-part-draft.ts';

/** Reads the list again, and whether another record can be made. */
const readListAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: healthRecordKeys.list() }),
    client.invalidateQueries({ queryKey: healthRecordKeys.eligibility() }),
  ]);

/** Shows a new record at once, whether or not the list can be read again. */
const putFirst = (client: QueryClient, record: HealthRecord): unknown =>
  client.setQueryData(recordsQuery().queryKey, (list) => {
    if (!list || list.pages.some(({ records }) => records.some(({ id }) => id === record.id))) return list;
    const [first = { records: [], nextCursor: null }, ...others] = list.pages;
    return { ...list, pages: [{ ...first, records: [record, ...first.records] }, ...others] };
  });

/** Replaces a record that was read. An answer that is still under way is older, so it is dropped. */
async function keepRecord(client: QueryClient, record: HealthRecord): Promise<void> {
  const { queryKey } = recordQuery(record.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, record);
}

/** Requests a new record. A second press while the first is under way does nothing, and a retry sends the same key. */
export function useMakeRecord(onCreated: () => void) {
  const client = useQueryClient();
  const intent = useIntent<null>();
  const isSending = useRef(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () =>
      (await intent.send(null, ({ key }) => call('POST /health-records', {}, { idempotencyKey: key }))).answer.data,
    onSuccess: (record) => putFirst(client, record),
    // After a lost answer or a refusal, the list and the reason say what is so.
    onSettled: () => void readListAgain(client),
  });
  const make = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await mutateAsync();
      onCreated();
    } catch (failure) {
      // Another tab has started one, which the list now shows.
      if (isRefusal(failure, 'HEALTH_RECORD_PROCESSING')) onCreated();
    } finally {
      isSending.current = false;
    }
  };
  return { make, isPending, error: isRefusal(error, 'HEALTH_RECORD_PROCESSING') ? null : error };
}

/** Resets a record. If the answer was lost, the record itself says whether it is being made again. */
async function reset(id: string): Promise<HealthRecord> {
  if (id === '') throw new ApiError(400, 'HEALTH_RECORD_ID_MISSING', errorText('HEALTH_RECORD_ID_MISSING'));
  const params = { id };
  try {
    return (await call('PUT /health-records/{id}', { params })).data;
  } catch (error) {
    if (!isOffline(error) && !isRefusal(error, 'HEALTH_RECORD_PROCESSING')) throw error;
    const record = await call('GET /health-records/{id}', { params }).catch(() => null);
    if (record?.data.status !== 'processing') throw error;
    return record.data;
  }
}

/** Drops the content of a record and requests it again. The person's own words and choices are dropped with it. */
export function useResetRecord(onReset?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: reset,
    onSuccess: async (record) => {
      dropDraft(session.userId(), record.id);
      await keepRecord(client, record);
      onReset?.();
    },
    onSettled: () => void readListAgain(client),
  });
}

/** Deletes a record. One that doesn't exist any more was deleted in another tab, or by a call whose answer was lost. */
async function remove(id: string): Promise<void> {
  try {
    await call('DELETE /health-records/{id}', { params: { id } });
  } catch (error) {
    if (!isRefusal(error, 'HEALTH_RECORD_NOT_FOUND')) throw error;
  }
}

/** Deletes a record. */
export function useRemoveRecord(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: async (_, id) => {
      dropDraft(session.userId(), id);
      onRemoved();
      await readListAgain(client);
      client.removeQueries({ queryKey: healthRecordKeys.record(id) });
    },
  });
}

/** What the person adds to a record and leaves out of it. */
type OwnPart = { ownWords: string; displayName: string; removed: readonly RecordSection[] };
/** Gives the new own part from the newest one, because an earlier change may still be under way. */
export type OwnPartChange = (own: OwnPart) => OwnPart;

/** Changes the own part of a record. Changes are sent one after the other, because each replaces the whole. */
export function useChangeOwnPart(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `own-part ${id}` },
    mutationFn: async (change: OwnPartChange) => {
      const record = client.getQueryData(recordQuery(id).queryKey);
      if (!record?.ownPart) throw new ApiError(409, 'HEALTH_RECORD_NOT_READY', errorText('HEALTH_RECORD_NOT_READY'));
      const { removed, ...texts } = change({ ...record.ownPart, removed: record.removed });
      const body = { ...texts, removed: [...removed] };
      return (await call('PUT /health-records/{id}/own-part', { params: { id }, body })).data;
    },
    onSuccess: (record) => keepRecord(client, record),
  });
}
