import type { Export } from '@alento/contract/my-data/exports';
import type { Import } from '@alento/contract/my-data/imports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { myDataKeys } from '../../state/account/my-data.keys.ts';

/**
 * Wait between two readings of something that is being made, ms. The account's stream tells of each step sooner; this
 * is for devices that have no stream.
 */
const POLL_MS = 3000;

const isRunning = ({ status }: Export | Import): boolean => status === 'processing';

/** What is kept about this person, the history of the consents, and whom to ask about it. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: myDataKeys.overview(),
    queryFn: async ({ signal }) => (await call('GET /my-data', {}, { signal })).data,
  });

/** Exports that are being made, can be downloaded or have failed, the newest first. */
export const exportsQuery = () =>
  queryOptions({
    queryKey: myDataKeys.exports(),
    queryFn: async ({ signal }) => (await call('GET /exports', {}, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });

/** Imports that run or can be undone, the newest first. */
export const importsQuery = () =>
  queryOptions({
    queryKey: myDataKeys.imports(),
    queryFn: async ({ signal }) => (await call('GET /imports', {}, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });

/** The state of one import. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: myDataKeys.import(id),
    queryFn: async ({ signal }) => (await call('GET /imports/{id}', { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });
