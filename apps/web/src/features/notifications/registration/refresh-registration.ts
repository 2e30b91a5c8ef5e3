import { REGISTRATION_REFRESH_MS } from '@alento/domain/reminder/limits';
import { HOUR_MS, isSameTimeZone } from '@alento/domain/time/local-date';
import { call } from '../../../lib/api/client.ts';
import { knownDeviceId } from '../../../lib/session/device/device-id.ts';
import { session } from '../../../lib/session/session.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { addressOf, type NotificationPort } from '../../../platform/notifications/notification-port.ts';
import { remindLocally } from '../schedule/remind-locally.ts';
import { putSchedule } from '../schedule/schedule.queries.ts';
import { presentSubscription, registerDevice } from './register-device.ts';
import { type RegistrationRecord, readRegistration, writeRemoval } from './registration-record.ts';

/** Wait before a failed refresh is repeated, ms. */
const FAILED_WAIT_MS = 15 * 60_000;
/** Longest wait until the next look, ms: timers stop while a device sleeps, and the time zone may change. */
const LONGEST_WAIT_MS = HOUR_MS;

/** Whether the server still lists this device. The person may have removed it from another one. */
async function isListed(): Promise<boolean> {
  const id = knownDeviceId();
  const { data } = await call('GET /push-notifications/devices', {});
  return data.some((device) => device.id === id);
}

/**
 * Registers again, and sends the schedule if the time zone has changed, because the server takes the zone of that call.
 * A device that was removed from the list elsewhere stays removed.
 */
async function refresh(port: NotificationPort, userId: string, last: RegistrationRecord): Promise<void> {
  if ((await port.status()).permission !== 'granted') return;
  if (!(await isListed())) {
    await port.unsubscribe();
    await writeRemoval(userId);
    await remindLocally(port, userId);
    return;
  }
  await registerDevice(port, userId);
  await remindLocally(port, userId);
  if (!isSameTimeZone(last.timeZone, timeZone())) await putSchedule({});
}

/** How long until the next refresh, ms: 0 at once, for a changed subscription or time zone. */
async function dueIn(port: NotificationPort, last: RegistrationRecord): Promise<number> {
  const current = await presentSubscription(port);
  const isSame = current !== null && addressOf(current) === last.address && isSameTimeZone(last.timeZone, timeZone());
  return isSame ? Math.max(0, last.at + REGISTRATION_REFRESH_MS - now()) : 0;
}

/**
 * Registers a registered device again every 24 hours, and at once when the browser changed the subscription or the
 * device its time zone. Does nothing on a device that isn't registered, except that at its start it sets the reminders
 * that a native app shows by itself.
 *
 * @returns `check` looks at once whether it is due; `stop` ends it. A sign-out ends it too.
 */
export function keepRegistered(port: NotificationPort, userId: string): { check: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let running: Promise<void> = Promise.resolve();

  /** Refreshes if it is due, and returns the time until the next look, ms. */
  async function lookOnce(): Promise<number> {
    const last = readRegistration(userId);
    if (last === null) return LONGEST_WAIT_MS;
    const leftMs = await dueIn(port, last);
    if (leftMs > 0 || isOver) return leftMs;
    await refresh(port, userId, last);
    // Without the permission it stays due.
    return FAILED_WAIT_MS;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isOver) return;
    const nextMs = await lookOnce().catch(() => FAILED_WAIT_MS);
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(check, Math.min(nextMs, LONGEST_WAIT_MS));
  }

  /** One at a time, so that a check during a refresh doesn't register twice. */
  function check(): void {
    running = running.then(run);
  }

  const onVisible = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    stopListening();
  };
  const stopListening = session.subscribe(() => {
    if (session.userId() === userId) return;
    stop();
    void port.remindLocally(null).catch(() => undefined);
  });
  // If the schedule can't be read, the reminders that the device has stay, and the next start tries again.
  running = remindLocally(port, userId).catch(() => undefined);
  check();
  return { check, stop };
}
