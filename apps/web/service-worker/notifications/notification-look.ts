import { actionsOf, type NotificationAction } from './actions.ts';
import type { PushData } from './push-payload.ts';

/** Options that browsers know and TypeScript's library doesn't list. */
export type PushNotificationOptions = NotificationOptions & {
  actions?: NotificationAction[];
  renotify?: boolean;
};

/** The part of a service worker's registration that shows notifications. */
export type NotificationRegistration = {
  showNotification(title: string, options: PushNotificationOptions): Promise<void>;
  getNotifications(filter: { tag: string }): Promise<readonly { readonly data?: unknown }[]>;
};

const BADGE = '/icons/badge-96.png';
const ICON = '/icons/icon-192.png';
/** A bell without the brand. */
const NEUTRAL_ICON = '/icons/neutral-192.png';

/** Icon, badge and buttons. In discreet mode nothing shows the brand. */
export const lookOf = (data: PushData, maxActions: number): PushNotificationOptions => ({
  lang: 'pt-BR',
  icon: data.discreet === '1' ? NEUTRAL_ICON : ICON,
  badge: BADGE,
  actions: actionsOf(data, maxActions),
});
