import type { Copy, FromWorker } from '../../platform/worker-store.ts';
import * as store from '../../platform/worker-store.ts';
import { session } from '../session/session.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Sharing } from './outbox-parts.ts';
import { shareWithWorker } from './share-with-worker.ts';

/** Longest wait for the database, ms. Without a response the items are sent as if there were no service worker. */
const EXCHANGE_MAX_MS = 2000;

const NOTHING: FromWorker = { made: [], tried: [] };

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
  const taken = await store.exchange(account, 'SyncManager' in window ? copies() : []);
  // The person signed out in another tab meanwhile, which deleted the database before this wrote to it.
  if ((await session.newest())?.userId !== userId) await session.share();
  return taken;
}

const forget = (userId: string, taken: FromWorker): Promise<void> => inTime(store.forget(userId, taken), undefined);

/** Exchanges items with the service worker, over the database of this device. */
export const share = (sharing: Sharing): Promise<readonly OutboxItem[]> =>
  shareWithWorker(sharing, {
    exchange: (userId, copies) => inTime(exchange(userId, copies), NOTHING),
    forget,
  });
