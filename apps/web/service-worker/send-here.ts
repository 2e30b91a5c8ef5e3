import { type SentCopies, sendCopies } from '../src/lib/outbox/send-copies.ts';
import { OUTBOX_CHANNEL, type OutboxNews } from '../src/lib/outbox/worker-messages.ts';
import { type Copy, claimNext, conclude, type Outcome, sharedSession } from '../src/platform/worker-store.ts';
import { postCreation } from './post-creation.ts';

/** How long to wait while a page is sending, ms. */
const LOCK_MAX_MS = 5000;

async function alone<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const signal = AbortSignal.timeout(LOCK_MAX_MS);
  let isHeld = false;
  try {
    return await navigator.locks.request(name, { signal }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld) throw error;
    return 'busy';
  }
}

/** Asks the server only if the browser says that there is no network, because that may be wrong. */
const isReachable = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/api/health').then(
    () => true,
    () => false,
  );

/** Tells open pages of an item that no page had, as another tab would. */
function announce({ userId, id, kind }: Copy, result: unknown): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage({ userId, sent: { id, kind, result } } satisfies OutboxNews);
  channel.close();
}

/**
 * Sends what waits, in the service worker.
 *
 * @returns also the keys of the items that the server has now.
 */
export async function sendHere(): Promise<{ state: SentCopies; sent: ReadonlySet<string> }> {
  const sent = new Set<string>();
  const state = await sendCopies({
    session: sharedSession,
    claimNext,
    conclude: async (copy: Copy, outcome: Outcome) => {
      const isUnknownToPages = await conclude(copy, outcome);
      if (!('result' in outcome)) return;
      sent.add(copy.key);
      if (isUnknownToPages) announce(copy, outcome.result);
    },
    isReachable,
    send: postCreation,
    alone,
  });
  return { state, sent };
}
