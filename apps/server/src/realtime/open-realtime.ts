import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { embeddedTransport } from './embedded-transport.ts';
import { postgresTransport } from './postgres-transport.ts';
import { createRealtime, type Realtime } from './realtime.ts';

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
