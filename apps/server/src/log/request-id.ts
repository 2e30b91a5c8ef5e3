import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` with a request id that its log lines and the jobs it enqueues contain. */
export const withRequestId = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();
