import type { Copy, FromWorker } from '../../platform/worker-store.ts';
import * as store from '../../platform/worker-store.ts';
import { session } from '../session/session.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Sharing } from './outbox-parts.ts';
import { shareWithWorker } from './share-with-worker.ts';
import { SYNC_TAG } from './worker-messages.ts';

/** Longest wait for the database, ms. Without a response the items are sent as if there were no service worker. */
const EXCHANGE_MAX_MS = 2000;

const NOTHING: FromWorker = { created: [], tried: [] };

/** Resolves to `instead` if the database can't be opened, fails, or doesn't respond. */
async function inTime<T>(answer: Promise<T>, instead: T): Promise<T> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    patience = setTimeout(resolve, EXCHANGE_MAX_MS, instead);
  });
  const first = await Promise.race([answer.catch(() => instead), late]);
  clearTimeout(patience);
  return first;
}

async function exchange(userId: string, copies: () => readonly Copy[]): Promise<FromWorker> {
  const account = await session.newest();
  if (account?.userId !== userId) return NOTHING;
  // Without Background Sync nothing wakes the worker for copies; what it makes itself is taken over all the same.
  const taken = await store.replaceCopies(account, 'SyncManager' in window ? copies() : []);
  // The person signed out in another tab meanwhile, which deleted the database before this wrote to it.
  if ((await session.newest())?.userId !== userId) await session.share();
  return taken;
}

const forget = (userId: string, taken: FromWorker): Promise<void> => inTime(store.forget(userId, taken), undefined);

type WithSync = { sync?: { register: (tag: string) => Promise<void> } };

async function wake(): Promise<void> {
  const registration: ServiceWorkerRegistration & WithSync = await navigator.serviceWorker.ready;
  // Rejected if the person has switched off Background Sync.
  await registration.sync?.register(SYNC_TAG).catch(() => undefined);
}

/** Ids of items for which the service worker was woken. */
const wokenFor = new Set<string>();

/** Asks the browser, once for each item, to wake the worker when there is a network. */
function wakeFor(items: readonly OutboxItem[]): void {
  const waiting = items.filter(({ id, refusal }) => refusal === null && !wokenFor.has(id));
  // Not again: the attempt that the worker asks a page for would wake the worker again.
  for (const { id } of waiting) wokenFor.add(id);
  if (waiting.length > 0) void wake();
}

/** Exchanges items with the service worker, over the database of this device, and has it woken for new ones. */
export async function share(sharing: Sharing): Promise<readonly OutboxItem[]> {
  const items = await shareWithWorker(sharing, {
    exchange: (userId, copies) => inTime(exchange(userId, copies), NOTHING),
    forget,
  });
  wakeFor(items);
  return items;
}
