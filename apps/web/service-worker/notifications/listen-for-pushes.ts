import { renewSubscription } from './changed-subscription.ts';
import { type NoteDose, openNotification, type RecordMood } from './open-notification.ts';
import type { Pages } from './open-page.ts';
import { stringsOf } from './push-payload.ts';
import { showPush } from './show-push.ts';

/** Fields that browsers have and TypeScript's library doesn't list. */
type SubscriptionChange = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null };
type Maximum = { readonly maxActions?: number };

/** Buttons that a browser shows if it doesn't tell. */
const LIKELY_ACTIONS = 2;

/** Shows pushes, and does what a press on a notification means. */
export function listenForPushes(
  scope: ServiceWorkerGlobalScope,
  { record, noteDose }: { record: RecordMood; noteDose: NoteDose },
): void {
  const { registration } = scope;
  const pages: Pages = scope.clients;

  scope.addEventListener('push', (event) => {
    const maxActions = (Notification as Maximum).maxActions ?? LIKELY_ACTIONS;
    event.waitUntil(showPush(event.data?.text() ?? null, { registration, maxActions, now: Date.now() }));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const press = { data: stringsOf(event.notification.data), action: event.action };
    const { origin } = scope.location;
    event.waitUntil(openNotification(press, { pages, origin, registration, record, noteDose, now: Date.now() }));
  });

  scope.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as SubscriptionChange;
    const subscribe = (options: PushSubscriptionOptionsInit) => registration.pushManager.subscribe(options);
    (event as SubscriptionChange).waitUntil(renewSubscription(oldSubscription ?? null, { pages, subscribe }));
  });
}
