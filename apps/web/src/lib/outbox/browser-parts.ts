import { hasDatabases } from '../../platform/databases.ts';
import { underLock } from '../../platform/locks.ts';
import { hasServiceWorker } from '../../platform/service-worker.ts';
import { openChannel } from '../../platform/tab-channel.ts';
import { isOffline } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { onDeviceNews } from '../session/device/device-memory.ts';
import { ownedBy, readOwned, updateOwned } from '../session/device/device-store.ts';
import { session } from '../session/session.ts';
import { now } from '../time/clock.ts';
import { isItemKey, type OutboxItem } from './outbox-item.ts';
import type { OutboxNews, OutboxParts, Sharing } from './outbox-parts.ts';
import { OUTBOX_CHANNEL } from './worker-messages.ts';

const update: OutboxParts['storage']['update'] = (userId, name, next) =>
  updateOwned(userId, (read) => ({ [name]: next(read(name)) }));

function browserTabs(): OutboxParts['tabs'] {
  // Announces to other tabs that an item was sent, with the server's response.
  const channel = openChannel(OUTBOX_CHANNEL);
  return {
    announce: (news) => {
      if (news.sent) channel?.postMessage(news);
    },
    onNews: (listener) => {
      channel?.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => listener(data));
      // Listeners hear of another tab's change only when the copy in memory contains it.
      onDeviceNews((key) => {
        const userId = session.userId();
        if (userId !== null && (key === null || isItemKey(key))) listener({ userId });
      });
    },
  };
}

/**
 * Sends a GET if `navigator.onLine` is false, because that value can be wrong. The item isn't marked as tried by this.
 */
export async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true;
  return call('GET /health', {}, { repeatable: false }).then(
    () => true,
    (failure: unknown) => !isOffline(failure),
  );
}

/** The worker sends only under the pages' lock, so there is none without Web Locks. */
const hasWorker = (): boolean => hasDatabases() && hasServiceWorker() && 'locks' in navigator;

async function share(sharing: Sharing): Promise<readonly OutboxItem[]> {
  const code = await import('./worker-exchange.ts').catch(() => null);
  return code ? code.share(sharing) : sharing.items.of(sharing.userId);
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function later(name: string, ms: number, work: () => void): void {
  clearTimeout(timers.get(name));
  timers.set(name, setTimeout(work, ms));
}

export function callOffLater(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

export const browserParts = (): OutboxParts => ({
  userId: session.userId,
  storage: { read: readOwned, update, all: ownedBy },
  // Without locks, two tabs may send the same item, with the same idempotency key.
  alone: underLock,
  tabs: browserTabs(),
  isReachable,
  share: hasWorker() ? share : null,
  now,
  later,
});
