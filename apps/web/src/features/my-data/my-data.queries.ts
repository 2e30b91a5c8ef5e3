import type { Export } from '@alento/contract/my-data/exports';
import type { Import } from '@alento/contract/my-data/imports';
import { apiQuery } from '../../lib/api/api-query.ts';
import { myDataKeys } from '../../state/account/my-data.keys.ts';

/**
 * Wait between two readings of something that is being made, ms. The account's stream announces each step sooner; this
 * is for devices that have no stream.
 */
const POLL_MS = 3000;

const isRunning = ({ status }: Export | Import): boolean => status === 'processing';

/** What is stored about this person, the history of the consents, and whom to ask about it. */
export const overviewQuery = () => apiQuery(myDataKeys.overview(), 'GET /my-data', {});

/** Exports that are being made, can be downloaded or have failed, the newest first. */
export const exportsQuery = () =>
  apiQuery(myDataKeys.exports(), 'GET /exports', {
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });

/** Imports that run or can be undone, the newest first. */
export const importsQuery = () =>
  apiQuery(myDataKeys.imports(), 'GET /imports', {
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });

/** The state of one import. */
export const importQuery = (id: string) =>
  apiQuery(myDataKeys.import(id), 'GET /imports/{id}', {
    params: { id },
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });
