import { SYNC_TAG } from '../src/lib/outbox/worker-messages.ts';
import { cachedPageFor, isFailure, wayFor } from './answer-for.ts';
import { noteDoseFromNotification } from './note-dose-from-notification.ts';
import { listenForPushes } from './notifications/listen-for-pushes.ts';
import type { RecordMood } from './notifications/open-notification.ts';
import { recordFromNotification } from './record-from-notification.ts';
import { sendWaiting } from './send-waiting.ts';

/** The build inserts the values of these constants (build/build.ts). */
declare const __VERSION__: string;
declare const __SHELL__: string;
declare const __PAGES__: readonly string[];
declare const __FILES__: readonly string[];
declare const __PICTURES__: readonly string[];

const CACHE_PREFIX = 'alento-';
const CACHE = `${CACHE_PREFIX}${__VERSION__}`;
/** How long to wait for the network before a cached page is shown, ms. */
const PATIENCE_MS = 4000;

/** Caches all files or none: an incomplete app would fail without a network. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([
    ...__FILES__,
    // Bypasses the HTTP cache: an older page may refer to files that no longer exist, and pictures keep their names.
    ...[__SHELL__, ...__PAGES__, ...__PICTURES__].map((url) => new Request(url, { cache: 'reload' })),
  ]);
}

/** Deletes the files of other versions. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

const cached = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: CACHE, ignoreVary: true });

const outOfPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));

/**
 * Responds with the page from the network, or with a cached page if the network fails, returns 5xx or takes too long.
 */
async function page(request: Request): Promise<Response> {
  const network = fetch(request);
  const first = await Promise.race([network.catch(() => undefined), outOfPatience()]);
  if (first && !isFailure(first.status)) return first;
  const { pathname } = new URL(request.url);
  return (await cached(cachedPageFor(pathname, __PAGES__, __SHELL__))) ?? network;
}

/** Responds with a cached file, or with the file from the network. */
async function file(request: Request): Promise<Response> {
  return (await cached(request.url)) ?? fetch(request);
}

declare const self: ServiceWorkerGlobalScope;

/** The event of Background Sync, which TypeScript's library doesn't declare. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  const way = wayFor(event.request, self.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'cache') event.respondWith(file(event.request));
});
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === SYNC_TAG) waitUntil.call(event, sendWaiting(self));
});

const record: RecordMood = async (score, { account, at }) =>
  account === null ? 'no-session' : recordFromNotification(score, { account, at });

listenForPushes(self, { record, noteDose: noteDoseFromNotification });
