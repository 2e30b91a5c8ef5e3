import { SYNC_TAG } from '../src/lib/outbox/worker-messages.ts';
import { wayFor } from './answer-for.ts';
import { dropOthers, file, keepAll, page } from './kept-files.ts';
import { noteDoseFromNotification } from './note-dose-from-notification.ts';
import { listenForPushes } from './notifications/listen-for-pushes.ts';
import type { RecordMood } from './notifications/open-notification.ts';
import { recordFromNotification } from './record-from-notification.ts';
import { sendWaiting } from './send-waiting.ts';

declare const self: ServiceWorkerGlobalScope;

/** The event of Background Sync, which TypeScript's library doesn't declare. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  const way = wayFor(event.request, self.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'kept') event.respondWith(file(event.request));
});
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === SYNC_TAG) waitUntil.call(event, sendWaiting(self));
});

const record: RecordMood = async (score, { account, at }) =>
  account === null ? 'no-session' : recordFromNotification(score, { account, at });

listenForPushes(self, { record, noteDose: noteDoseFromNotification });
