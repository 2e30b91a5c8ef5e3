/** What the device keeps, as it stands at one moment. */
export type Contents = { get(key: string): string | null; keys(): Iterable<string> };

/** Values by key, stored in the order given; null removes. */
export type Changes = Readonly<Record<string, string | null>>;

/**
 * - `kept`: all changes are stored.
 * - `declined`: the condition did not hold; nothing changed.
 * - `full`: there is no room; nothing changed.
 * - `off`: storage is switched off here; nothing is ever kept.
 */
export type Outcome = 'kept' | 'declined' | 'full' | 'off';

/** The changes that what is stored calls for, or null to decline. Pure, and without a clock: it may be asked more than once. */
export type Decide = (contents: Contents) => Changes | null;

/**
 * The one way to what is kept on the device. Calls take effect in the order in which they are made, and
 * no promise is rejected because storage is off or full.
 */
export interface DeviceStorage {
  /** Null for what is not there. */
  read(key: string): Promise<string | null>;
  readAll(): Promise<ReadonlyMap<string, string>>;
  /**
   * One transaction: `decide` sees what is stored at the moment of the write, by other tabs too, and its
   * changes are stored all or not at all.
   */
  change(decide: Decide): Promise<Outcome>;
  /** Tells which key changed elsewhere, in another tab say; null where it may be any. */
  subscribe(listener: (key: string | null) => void): () => void;
}
