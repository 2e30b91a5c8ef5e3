import { lookOf, type NotificationRegistration } from './notification-look.ts';
import { payloadOf, stringsOf } from './push-payload.ts';

type Surroundings = {
  readonly registration: NotificationRegistration;
  /** Number of buttons that the platform shows. */
  readonly maxActions: number;
  /** ms epoch. */
  readonly now: number;
};

/**
 * Shows a push. It always shows a notification, also for a push that can't be read or comes late, because iOS withdraws
 * the permission otherwise. A notification with the same tag is replaced; it alerts again only if the replaced one is
 * of another day.
 *
 * @param text the payload; null if the push has none.
 */
export async function showPush(text: string | null, { registration, maxActions, now }: Surroundings): Promise<void> {
  const { title, body, tag, data, expiresAt } = payloadOf(text);
  const isLate = expiresAt !== null && expiresAt < now;
  const replaced = await registration.getNotifications({ tag });
  const isOfSameDay = replaced.some((notification) => stringsOf(notification.data).date === data.date);
  await registration.showNotification(title, {
    ...lookOf(data, maxActions),
    body,
    tag,
    data,
    ...(isLate ? { silent: true } : { renotify: replaced.length > 0 && !isOfSameDay }),
  });
}
