import type { Transaction } from '../db/database.ts';

/** Longest payload of a NOTIFY, bytes (PostgreSQL: less than 8000). */
export const PAYLOAD_MAX_BYTES = 7900;

/** Carries payloads to every process of an installation, including this one. */
export type Transport = {
  /** Sends payloads in order. */
  send(payloads: readonly string[]): Promise<void>;
  /** Sends one payload at the commit of the transaction; never after a rollback. */
  sendWithin(tx: Transaction, payload: string): Promise<void>;
  /**
   * Starts listening, and reconnects after a lost connection.
   *
   * @param onGap called whenever listening starts or restarts: earlier payloads may have been missed.
   */
  listen(onPayload: (payload: string) => void, onGap: () => void): void;
  close(): Promise<void>;
};
