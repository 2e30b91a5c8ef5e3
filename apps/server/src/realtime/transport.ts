import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/** Maximum size of a NOTIFY's payload, bytes (PostgreSQL requires less than 8000). */
export const PAYLOAD_MAX_BYTES = 7900;

export const CHANNEL = 'alento_realtime';

/** Sends one payload at the commit of the transaction; never after a rollback. */
export async function notifyWithin(tx: Transaction, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

/** Sends payloads to all processes on the same database, including this one. */
export type Transport = {
  /** Sends payloads in order. */
  send(payloads: readonly string[]): Promise<void>;
  sendWithin(tx: Transaction, payload: string): Promise<void>;
  /**
   * Starts listening, and reconnects after a lost connection.
   *
   * @param onGap called whenever listening starts or restarts, because earlier payloads may have been missed.
   */
  listen(onPayload: (payload: string) => void, onGap: () => void): void;
  close(): Promise<void>;
};
