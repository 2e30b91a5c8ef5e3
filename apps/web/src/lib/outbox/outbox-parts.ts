import type { Change, Otherwise, OutboxItem, OutboxKind } from './outbox-item.ts';

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
  tabs: { announce: (news: OutboxNews) => void; onNews: (listener: (news: OutboxNews) => void) => void };
  /** Whether a request can succeed; false only if the server can't be reached. */
  isReachable: () => Promise<boolean>;
  now: () => number;
  /**
   * Exchanges items with the service worker, see `shareWithWorker`. Null where it can't send. Never rejects; its code is
   * loaded when needed.
   */
  share: ((sharing: Sharing) => Promise<readonly OutboxItem[]>) | null;
  /** Starts a timer and cancels the earlier one of that name. */
  later: (name: string, ms: number, work: () => void) => void;
};

/** Message between tabs: items have changed. `sent` is an item that the server has now. */
export type OutboxNews = { userId: string; sent?: { id: string; kind: string; result: unknown } };

/** What an exchange with the service worker needs of the outbox. */
export type Sharing = {
  userId: string;
  items: {
    refresh: () => void;
    of: (userId: string) => readonly OutboxItem[];
    isStored: (id: string) => boolean;
    adopt: (userId: string, item: OutboxItem) => Promise<void>;
    change: (userId: string, id: string, change: Change, otherwise?: Otherwise) => Promise<OutboxItem | null>;
  };
  /** Loads how a kind is sent; null if the code can't be loaded. */
  kindOf: (name: string) => Promise<OutboxKind<unknown, unknown> | null>;
  onSent: (kind: OutboxKind<unknown, unknown>, sent: NonNullable<OutboxNews['sent']>) => void;
};
