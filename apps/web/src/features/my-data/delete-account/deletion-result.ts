import type { DeletedAccount } from '@alento/contract/my-data/my-data';
import { session } from '../../../lib/session/session.ts';

/** What is known about a deletion: the server's answer, or null if only the answer was lost. */
export type DeletionResult = { answer: DeletedAccount | null };

/**
 * It is kept in memory only, because an address, the history or the storage of the device would keep it after the
 * person is gone.
 */
let result: DeletionResult | null = null;

export const readDeletionResult = (): DeletionResult | null => result;

export function storeDeletionResult(next: DeletionResult): void {
  result = next;
}

export function forgetDeletionResult(): void {
  result = null;
}

// The next person on this device must not see it.
session.subscribe((event) => {
  if (event === 'signed-in') forgetDeletionResult();
});
