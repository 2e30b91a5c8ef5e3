import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` with a request id, which is added to its log lines and stored with the jobs that it enqueues. */
export const withRequestId = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();
