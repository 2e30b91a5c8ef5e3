import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { CHANNEL, notifyWithin, type Transport } from './transport.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Interval in which a notification is sent to this process itself. If it doesn't arrive, the connection is lost. */
const PING_MS = 20_000;
const PONG_MS = 10_000;

/**
 * Transport by LISTEN and NOTIFY of PostgreSQL. It listens on a separate connection, because a pooler in transaction
 * mode would end the LISTEN. Notifications are sent through the app's pool.
 *
 * @param url address of the database, or of a pooler in session mode.
 */
export function postgresTransport(db: Database, url: string, onError: (error: unknown) => void): Transport {
  const ping = `ping/${randomUUID()}`;
  let client: pg.Client | null = null;
  let isClosed = false;
  let heard: (payload: string) => void = () => undefined;

  const send = async (payloads: readonly string[]): Promise<void> => {
    if (payloads.length === 0) return;
    const list = sql.param([...payloads]);
    await db.execute(sql`select pg_notify(${CHANNEL}, payload) from unnest(${list}::text[]) as payload`);
  };

  /** Opens a connection, listens on it, and resolves when it ends. */
  async function listenOnce(onListening: () => void): Promise<void> {
    const connection = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PONG_MS });
    const ended = new Promise<void>((resolve) => {
      connection.on('end', resolve);
      connection.on('error', () => resolve());
    });
    let pinged = 0;
    let answered = 0;
    connection.on('notification', ({ payload = '' }) => {
      if (payload === ping) answered = pinged;
      else heard(payload);
    });
    await connection.connect();
    client = connection;
    const beat = setInterval(() => {
      if (answered !== pinged) {
        onError(new Error('The connection that listens hears nothing'));
        void connection.end();
        return;
      }
      pinged += 1;
      send([ping]).catch(onError);
    }, PING_MS);
    try {
      await connection.query(`listen ${CHANNEL}`);
      onListening();
      await ended;
    } finally {
      clearInterval(beat);
      client = null;
      await connection.end().catch(onError);
    }
  }

  async function listenAlways(onGap: () => void): Promise<void> {
    let retry = FIRST_RETRY_MS;
    while (!isClosed) {
      try {
        await listenOnce(() => {
          retry = FIRST_RETRY_MS;
          onGap();
        });
      } catch (error) {
        onError(error);
      }
      if (isClosed) return;
      await wait(retry, undefined, { ref: false });
      retry = Math.min(LONGEST_RETRY_MS, retry * 2);
    }
  }

  return {
    send,
    sendWithin: notifyWithin,
    listen(onPayload, onGap) {
      heard = onPayload;
      void listenAlways(onGap);
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
