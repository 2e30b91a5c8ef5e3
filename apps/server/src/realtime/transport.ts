import type { Transaction } from '../db/database.ts';

/** Longest payload of a NOTIFY, bytes (PostgreSQL: less than 8000). */
export const PAYLOAD_MAX_BYTES = 7900;

/** How payloads reach every process of an installation, this one among them. */
export type Transport = {
  /** Sends payloads in order. */
  send(payloads: readonly string[]): Promise<void>;
  /** Sends one as the transaction commits; never where it is rolled back. */
  sendWithin(tx: Transaction, payload: string): Promise<void>;
  /**
   * Begins to listen, and goes on after a lost connection.
   *
   * @param onGap called when listening began or began anew: what was sent before may have been missed.
   */
  listen(onPayload: (payload: string) => void, onGap: () => void): void;
  close(): Promise<void>;
};
