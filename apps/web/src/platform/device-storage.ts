/** Contents of the storage at one moment. */
export type Contents = { get(key: string): string | null; keys(): Iterable<string> };

/** Values by key, written in the given order; null deletes the key. */
export type Changes = Readonly<Record<string, string | null>>;

/**
 * Result of a change:
 *
 * - `stored`: all changes are stored.
 * - `declined`: `decide` returned null; nothing changed.
 * - `full`: there is no room; nothing changed.
 * - `off`: storage is disabled; nothing is ever stored.
 */
export type Outcome = 'stored' | 'declined' | 'full' | 'off';

/**
 * Computes changes from the stored contents, or returns null to change nothing. It must be pure and must not read a
 * clock, because it may be called more than once.
 */
export type Decide = (contents: Contents) => Changes | null;

/**
 * The only access to the device's storage. Calls take effect in the order in which they are made. If storage is
 * disabled or full, promises still resolve.
 */
export interface DeviceStorage {
  /** Resolves to null if the key is missing. */
  read(key: string): Promise<string | null>;
  readAll(): Promise<ReadonlyMap<string, string>>;
  /**
   * One transaction across tabs: `decide` gets the contents at the time of the write, and either all of its changes are
   * stored or none.
   */
  change(decide: Decide): Promise<Outcome>;
  /** Calls the listener with each key that another tab changed; null means that any key may have changed. */
  subscribe(listener: (key: string | null) => void): () => void;
}
