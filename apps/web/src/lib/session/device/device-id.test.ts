// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDevice } from '../../../testing/device.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { eraseFromDevice } from '../erase.ts';
import { session } from '../session.ts';
import { deviceId, knownDeviceId } from './device-id.ts';

beforeEach(async () => {
  await signIn();
  await eraseFromDevice();
  await signIn();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await session.leave();
  await emptyDevice();
});

it('the device’s id is made at its first use, once', async () => {
  expect(knownDeviceId()).toBeNull();
  const [first, second] = await Promise.all([deviceId(), deviceId()]);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second).toBe(first);
  expect([knownDeviceId(), localStorage.getItem('deviceId')]).toEqual([first, first]);
});

it('the device’s id survives a sign-out, and not the deletion of the account', async () => {
  const first = await deviceId();
  await session.leave();
  expect(localStorage.getItem('deviceId')).toBe(first);
  await signIn();
  expect(await deviceId()).toBe(first);
  await eraseFromDevice();
  expect(localStorage.getItem('deviceId')).toBeNull();
  await signIn();
  expect(await deviceId()).not.toBe(first);
});

it('the device’s id stays the same until the page is closed if nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await deviceId()).toBe(await deviceId());
});
