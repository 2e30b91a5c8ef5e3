import { sql } from 'drizzle-orm';
import type { Transport } from './transport.ts';

const CHANNEL = 'alento_realtime';

export type Listen = (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;

/** Transport within the only process of an embedded database. Uses NOTIFY only for events of a transaction. */
export function embeddedTransport(listen: Listen, onError: (error: unknown) => void): Transport {
  let hear: ((payload: string) => void) | null = null;
  let stop: Promise<() => Promise<void>> | null = null;
  return {
    async send(payloads) {
      for (const payload of payloads) hear?.(payload);
    },
    async sendWithin(tx, payload) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    listen(onPayload, onGap) {
      hear = onPayload;
      stop = listen(CHANNEL, onPayload);
      stop.then(onGap, onError);
    },
    async close() {
      hear = null;
      await (await stop)?.();
    },
  };
}
