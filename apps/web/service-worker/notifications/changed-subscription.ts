import type { Pages } from './open-page.ts';

type Surroundings = {
  readonly pages: Pages;
  readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<unknown>;
};

/**
 * Subscribes again after the browser ended a subscription, and notifies the open pages, which register the new one. If
 * no page is open, the next one notices it when it starts: the worker has no session to register with.
 *
 * @param old the ended subscription, if the browser reports it.
 */
export async function renewSubscription(
  old: { readonly options: PushSubscriptionOptions } | null,
  { pages, subscribe }: Surroundings,
): Promise<void> {
  const key = old?.options.applicationServerKey;
  // Without it the page subscribes, which knows the server's key.
  if (key) await subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of open) page.postMessage({ type: 'subscription-changed' }, []);
}
