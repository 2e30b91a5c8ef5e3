import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import { tapTargetOf } from '../tap-target.ts';
import type { NativePlugins, ReceivedPush } from './native-plugins.ts';
import { RepeatedPushes } from './repeated-pushes.ts';

/** Ids of shown pushes, apart from those of the reminders. */
const FIRST_ID = 1000;
const IDS = 1_000_000;

const isDiscreet = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'discreet' in data && data.discreet === '1';

/**
 * Shows each received push as a local notification, unless it repeats one, and opens the target of a tapped
 * notification.
 *
 * @param open opens a path in the app.
 * @returns a function that stops it.
 */
export async function showReceived(
  { push, local }: NativePlugins,
  { open, now }: { open: (path: string) => void; now: () => number },
): Promise<() => Promise<void>> {
  const repeated = new RepeatedPushes();
  let shown = 0;
  const show = async (received: ReceivedPush): Promise<void> => {
    if (repeated.isRepeated(received, now())) return;
    shown += 1;
    const { title = '', body = '', data } = received;
    const id = FIRST_ID + (shown % IDS);
    const icon = isDiscreet(data) ? { smallIcon: NEUTRAL_ICON } : {};
    await local.schedule({ notifications: [{ id, title, body, extra: data, isExactNotification: false, ...icon }] });
  };
  const handles = await Promise.all([
    push.addListener('pushNotificationReceived', (received) => void show(received)),
    push.addListener('pushNotificationActionPerformed', ({ notification }) => open(tapTargetOf(notification.data))),
    local.addListener('localNotificationActionPerformed', ({ notification }) => open(tapTargetOf(notification.extra))),
  ]);
  return async () => {
    await Promise.all(handles.map((handle) => handle.remove()));
  };
}
