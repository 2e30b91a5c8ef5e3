import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { postgresTransport } from './postgres-transport.ts';
import { createRealtime, type Realtime } from './realtime.ts';
import { CHANNEL, notifyWithin, type Transport } from './transport.ts';

type Listen = (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;

/** Transport within the only process of an embedded database. Uses NOTIFY only for events of a transaction. */
function embeddedTransport(listen: Listen, onError: (error: unknown) => void): Transport {
  let hear: ((payload: string) => void) | null = null;
  let stop: Promise<() => Promise<void>> | null = null;
  return {
    async send(payloads) {
      for (const payload of payloads) hear?.(payload);
    },
    sendWithin: notifyWithin,
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

/** Opens the real-time port with the transport for the configured database. */
export function openRealtime(
  { db, notices }: OpenDatabase,
  keyRing: KeyRing,
  onError: (error: unknown) => void,
): Realtime {
  const transport =
    'listen' in notices
      ? embeddedTransport(notices.listen, onError)
      : postgresTransport(db, notices.connectionString, onError);
  return createRealtime({ transport, key: keyRing.serviceKey('realtime'), onError });
}
