import { newIdempotencyKey } from '../../intent/idempotency-key.ts';
import { onErased } from '../erased.ts';
import { change } from './device-memory.ts';
import { readFixed } from './device-store.ts';

/** The id while the storage is disabled or full. */
let idInMemory: string | null = null;
onErased(() => {
  idInMemory = null;
});

/**
 * The id of this device for notifications. It is made at the first use and survives a sign-out, so that the same device
 * isn't listed twice. Deleting the account deletes it too.
 */
export async function deviceId(): Promise<string> {
  idInMemory ??= newIdempotencyKey();
  const id = idInMemory;
  // Decided inside the storage's transaction, because two tabs may ask for it at once.
  await change((contents) => (contents.get('deviceId') === null ? { deviceId: id } : null));
  return readFixed('deviceId') ?? id;
}

/** The id if it was made already; null otherwise. */
export const knownDeviceId = (): string | null => readFixed('deviceId') ?? idInMemory;
