import {
  REGISTRATION_ATTEMPTS,
  REGISTRATION_WAIT_MS,
  TOKEN_ATTEMPTS,
  TOKEN_WAIT_MS,
  USER_AGENT_MAX,
} from '@alento/domain/reminder/limits';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { deviceId } from '../../../lib/session/device/device-id.ts';
import { session } from '../../../lib/session/session.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import {
  addressOf,
  type DeviceSubscription,
  type NotificationPort,
  SubscribeError,
} from '../../../platform/notifications/notification-port.ts';
import { writeRegistration } from './registration-record.ts';

type Rule = {
  readonly attempts: number;
  /** Wait after the failed attempt of this number (from 1), ms. */
  readonly waitMs: (attempt: number) => number;
  readonly isWorthTrying: (error: unknown) => boolean;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats work that failed, as often as the rule says. Throws the last error. */
async function tryAgain<Result>(work: () => Promise<Result>, rule: Rule): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= rule.attempts || !rule.isWorthTrying(error)) throw error;
      await wait(rule.waitMs(attempt));
    }
  }
}

/** A denied permission and a browser without push stay as they are; 'service not available' passes. */
const mayPass = (error: unknown): boolean =>
  error instanceof SubscribeError && error.reason === 'service not available';

/** A refused registration would be refused again; a lost connection or an error of the server may pass. */
const mayBeTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Up to 3 attempts, 1.5 s apart. */
const TOKEN_RULE = { attempts: TOKEN_ATTEMPTS, waitMs: () => TOKEN_WAIT_MS, isWorthTrying: mayPass };

/** The subscription or token that this device has; null if it has none. Throws SubscribeError. */
export const presentSubscription = (port: NotificationPort): Promise<DeviceSubscription | null> =>
  tryAgain(() => port.currentSubscription(), TOKEN_RULE);

/** Gets a subscription or token. To ask for the present one is part of each attempt. Throws SubscribeError or ApiError. */
async function obtain(port: NotificationPort): Promise<DeviceSubscription> {
  let publicKey: string | null = null;
  return tryAgain(async () => {
    const present = await port.currentSubscription();
    if (present !== null) return present;
    publicKey ??= (await call('GET /push-notifications/key', {})).data.publicKey;
    return port.subscribe(publicKey);
  }, TOKEN_RULE);
}

/** Sends the registration, up to 3 times, with a wait of 2 s times the attempt. Throws ApiError. */
async function send(port: NotificationPort, subscription: DeviceSubscription): Promise<void> {
  const { platform, isCapacitor } = await port.status();
  const body = {
    subscription,
    deviceId: await deviceId(),
    platform,
    userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX),
    isCapacitor,
  };
  // The client's own retries of a lost connection would multiply these.
  await tryAgain(() => call('POST /push-notifications/register', { body }, { repeatable: false }), {
    attempts: REGISTRATION_ATTEMPTS,
    waitMs: (attempt) => REGISTRATION_WAIT_MS * attempt,
    isWorthTrying: mayBeTaken,
  });
}

/**
 * Subscribes this device if it isn't subscribed yet, registers it with the server and notes that on the device. The
 * permission must have been granted. Throws SubscribeError or ApiError.
 */
export async function registerDevice(port: NotificationPort, userId: string): Promise<void> {
  const subscription = await obtain(port);
  if (session.userId() !== userId) return;
  await send(port, subscription);
  await writeRegistration(userId, { address: addressOf(subscription), at: now(), timeZone: timeZone() });
}
