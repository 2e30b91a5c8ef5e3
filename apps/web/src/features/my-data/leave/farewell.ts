import type { DeletedAccount } from '@alento/contract/my-data/my-data';
import { session } from '../../../lib/session/session.ts';

/** What is known about a deletion: the server's answer, or null if only the answer was lost. */
export type Farewell = { answer: DeletedAccount | null };

/**
 * It is kept in memory only, because an address, the history or the storage of the device would keep it after the
 * person is gone.
 */
let farewell: Farewell | null = null;

export const readFarewell = (): Farewell | null => farewell;

export function keepFarewell(next: Farewell): void {
  farewell = next;
}

export function dropFarewell(): void {
  farewell = null;
}

// The next person on this device must not see it.
session.subscribe((event) => {
  if (event === 'signed-in') dropFarewell();
});
