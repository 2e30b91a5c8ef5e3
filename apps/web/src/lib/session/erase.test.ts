// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import { writeFixed, writeOwned } from './device/device-store.ts';
import { eraseFromDevice } from './erase.ts';
import { hasErased, onErased } from './erased.ts';
import { session } from './session.ts';

const other = new BroadcastChannel('alento-deleted-account');

withMember('maria', DEVICE_KEY);
afterEach(() => {
  other.onmessage = null;
});

describe('eraseFromDevice()', () => {
  it('deletes all that the device keeps, and tells the other tabs which account is gone', async () => {
    const listener = vi.fn();
    other.onmessage = ({ data }) => listener(data);
    writeOwned('maria', 'safety-plan', '{"waiting":true}');
    writeOwned('maria', 'outbox:1', '{}');
    writeOwned('maria', 'sealed-words', 'x');
    await writeFixed('deviceProofs', '[]');
    await eraseFromDevice();
    await session.sealed();
    expect(localStorage.length).toBe(0);
    expect(hasErased()).toBe(true);
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([['maria']]));
  });

  it('is forgotten when somebody signs in', async () => {
    await eraseFromDevice();
    await signIn('joana');
    expect(hasErased()).toBe(false);
  });
});

describe('a tab that another tab notifies of a deletion', () => {
  it('knows of it, also if its session is over already', async () => {
    const listener = vi.fn();
    const stop = onErased(listener);
    other.postMessage('maria');
    await vi.waitFor(() => expect(hasErased()).toBe(true));
    await signIn();
    await session.leave();
    expect(hasErased()).toBe(false);
    other.postMessage('maria');
    await vi.waitFor(() => expect(hasErased()).toBe(true));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('ignores it if somebody else is signed in by now', async () => {
    const listener = vi.fn();
    const stop = onErased(listener);
    other.postMessage('joana');
    other.postMessage('maria');
    await vi.waitFor(() => expect(hasErased()).toBe(true));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
