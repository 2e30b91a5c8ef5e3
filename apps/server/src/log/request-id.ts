import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request: its log lines and the jobs that it enqueues carry the request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

/** The id of the request that what runs now began with; undefined for what no request asked for. */
export const currentRequestId = (): string | undefined => current.getStore();
