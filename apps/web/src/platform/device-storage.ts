/** Contents of the storage at one moment. */
export type Contents = { get(key: string): string | null; keys(): Iterable<string> };

/** Values by key, stored in the given order; null deletes. */
export type Changes = Readonly<Record<string, string | null>>;

/**
 * - `kept`: all changes are stored.
 * - `declined`: the condition did not hold; nothing changed.
 * - `full`: there is no room; nothing changed.
 * - `off`: storage is disabled; nothing is ever stored.
 */
export type Outcome = 'kept' | 'declined' | 'full' | 'off';

/**
 * Computes changes from the stored contents; null declines. Must be pure and must not read a clock, because it may be
 * called more than once.
 */
export type Decide = (contents: Contents) => Changes | null;

/**
 * The only access to the device's storage. Calls take effect in the order in which they are made, and no promise is
 * rejected because storage is disabled or full.
 */
export interface DeviceStorage {
  /** Null for a missing key. */
  read(key: string): Promise<string | null>;
  readAll(): Promise<ReadonlyMap<string, string>>;
  /**
   * One transaction across tabs: `decide` gets the contents at the moment of the write, and its changes are stored all
   * or not at all.
   */
  change(decide: Decide): Promise<Outcome>;
  /** Calls the listener with the key that changed outside of this page, as in another tab; null if it may be any. */
  subscribe(listener: (key: string | null) => void): () => void;
}
