import type { Copy, Outcome, SharedSession } from '../../platform/worker-store.ts';
import { sendLockOf } from './worker-messages.ts';

/** What sending in the service worker needs; a test replaces it. */
export type SendCopiesParts = {
  session: () => Promise<SharedSession | null>;
  claimNext: (userId: string) => Promise<Copy | null>;
  conclude: (copy: Copy, outcome: Outcome) => Promise<unknown>;
  /** Whether a request can succeed. Without it, an item would be noted as tried although nothing was sent. */
  isReachable: () => Promise<boolean>;
  /** Sends one creation. Resolves to null if it has to be repeated later. */
  send: (copy: Copy, session: SharedSession) => Promise<Outcome | null>;
  /** Runs work under the lock of the pages' outbox. Resolves to `busy` if it can't be had in time. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T | 'busy'>;
};

/** `done` if nothing is left, `left` if the rest has to be sent later. */
export type SentCopies = 'done' | 'left' | 'busy' | 'no-session';

/**
 * Sends the copies in order, in the service worker, with their idempotency keys. Each is noted as tried before its
 * request, because the worker may be stopped during it. Stops at the first that can't be sent.
 */
export async function sendCopies(parts: SendCopiesParts): Promise<SentCopies> {
  const { session, claimNext, conclude, isReachable, send, alone } = parts;
  const shared = await session();
  if (shared === null) return 'no-session';
  return alone<SentCopies>(sendLockOf(shared.userId), async () => {
    for (;;) {
      // Read again for each, because the person may sign out meanwhile.
      const now = await session();
      if (now?.userId !== shared.userId) return 'no-session';
      if (!(await isReachable())) return 'left';
      const next = await claimNext(now.userId);
      if (next === null) return 'done';
      const outcome = await send(next, now);
      if (outcome === null) return 'left';
      await conclude(next, outcome);
    }
  });
}
