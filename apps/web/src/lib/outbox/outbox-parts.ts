/** What an outbox stands on: a browser's, or a test's. */
export type OutboxParts = {
  /** Who is signed in now. */
  userId: () => string | null;
  storage: {
    read: (userId: string, name: string) => string | null;
    /**
     * Makes a new value of the one that stands there at the moment of the write, null for none; no other
     * tab's write comes between. Resolves to whether it is kept.
     */
    update: (userId: string, name: string, update: (stored: string | null) => string | null) => Promise<boolean>;
    all: (userId: string) => { name: string; value: string }[];
  };
  /** Runs work while no other tab runs work of the same name. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Tells the other tabs, and hears them. */
  tabs: { tell: (news: OutboxNews) => void; onTold: (listener: (news: OutboxNews) => void) => void };
  /** Whether a call has a chance; false only where a try is known to reach nobody. */
  isReachable: () => Promise<boolean>;
  now: () => number;
  /** Calls back once after a while, in place of what was to come before. */
  later: (ms: number, work: () => void) => void;
};

/** What one tab tells the others: something changed, and with `sent` that it is with the server. */
export type OutboxNews = { userId: string; sent?: { id: string; kind: string; result: unknown } };
