import { POSTPONED_MS } from '@alento/domain/onboarding/steps';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/listeners.ts';
import { readJson, writeJson } from '../../../lib/session/device/device-json.ts';
import { now } from '../../../lib/time/clock.ts';

const NAME = 'onboarding-postponed';

const listeners = new Listeners();

/** Stores on this device, until the sign-out, that the person left pending steps for later on purpose. */
export function postpone(userId: string): void {
  void writeJson(userId, NAME, now());
  listeners.notify();
}

/** The distance counts in both directions, so that a clock that was once wrong doesn't hide the banner for years. */
const isPostponed = (userId: string | null): boolean =>
  userId !== null && Math.abs(now() - Number(readJson(userId, NAME) ?? Number.NaN)) < POSTPONED_MS;

/** Whether the person left pending steps for later less than 14 days ago, on this device and since the sign-in. */
export const usePostponed = (userId: string | null): boolean =>
  useSyncExternalStore(listeners.subscribe, () => isPostponed(userId));
