import type { Copy, FromWorker } from '../../platform/worker-store.ts';

/** What an outbox needs from its environment, a browser or a test. */
export type OutboxParts = {
  /** Id of the person who is signed in. */
  userId: () => string | null;
  storage: {
    read: (userId: string, name: string) => string | null;
    /** Replaces the stored value (null for none) in one transaction across tabs. Resolves to whether it was stored. */
    update: (userId: string, name: string, update: (stored: string | null) => string | null) => Promise<boolean>;
    all: (userId: string) => { name: string; value: string }[];
  };
  /** Runs work under a named lock that all tabs share. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Messages to and from other tabs. */
  tabs: { tell: (news: OutboxNews) => void; onTold: (listener: (news: OutboxNews) => void) => void };
  /** Whether a request can succeed; false only if the server can't be reached. */
  isReachable: () => Promise<boolean>;
  now: () => number;
  /** What tabs share with the service worker. Null where it can't send; nothing of it ever rejects. */
  worker: {
    /**
     * Replaces the copies of items that the worker may send, and resolves to what it noted until then.
     *
     * @param copies reads the items at the time of the exchange.
     */
    exchange: (userId: string, copies: () => readonly Copy[]) => Promise<FromWorker>;
    /** Deletes what was taken over from the worker. */
    forget: (userId: string, taken: FromWorker) => Promise<void>;
    /** Asks the browser to wake the worker when there is a network. */
    wake: () => void;
  } | null;
  /** Starts a timer and cancels the earlier one. */
  later: (ms: number, work: () => void) => void;
};

/** Message between tabs: items have changed. `sent` is an item that the server has now. */
export type OutboxNews = { userId: string; sent?: { id: string; kind: string; result: unknown } };
