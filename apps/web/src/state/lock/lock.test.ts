// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOwned } from '../../lib/session/device/device-store.ts';
import { LOCK, LOCK_FORGOTTEN } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';
import type { Device } from '../../platform/device.ts';
import { webDevice } from '../../platform/web-device.ts';
import { withClock } from '../../testing/clock.ts';
import { lay } from '../../testing/device.ts';
import { fakeShell } from '../../testing/fake-shell.ts';
import { DEVICE_KEY, signInAgain } from '../../testing/sign-in-again.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import { lock } from './lock.ts';
import { locked } from './locked.ts';
import { openLocked } from './open-locked.ts';
import { readLock } from './stored-lock.ts';

const device = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('../../platform/this-device.ts', () => ({ getDevice: () => device.now }));

const START = Date.UTC(2026, 2, 10, 3);
const SET = { hash: 'aGFzaA==', salt: 'c2FsdA==', memoryKib: 8, passes: 1, away: 1, hasBiometrics: false };
const KEY = 'alento:maria:lock';

const clock = withClock(START);

const use = (one: Device): void => {
  device.now = one;
};
const setLock = async (change: object = {}): Promise<void> => {
  await writeOwned('maria', LOCK, JSON.stringify({ ...SET, ...change }));
  lock.follow();
};
/** Makes the page hidden or visible, as a browser does. */
function comeOrGo(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}
const cover = () => document.querySelector('[data-cover]');
const wait = (ms: number): void => {
  clock.at += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(async () => {
  use(webDevice);
  await session.open();
});
withMember('maria', DEVICE_KEY);
beforeEach(async () => {
  openLocked();
  await vi.dynamicImportSettled();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('when the app locks', () => {
  it('never without a lock, and covers nothing', () => {
    comeOrGo('hidden');
    expect(cover()).toBeNull();
    clock.at += 3_600_000;
    comeOrGo('visible');
    expect(locked.is()).toBe(false);
  });

  it('at the start of the app', async () => {
    await setLock();
    expect(locked.is()).toBe(false);
    openLocked();
    expect(locked.is()).toBe(true);
  });

  it('after a minute away, not before; the page is covered meanwhile', async () => {
    await setLock();
    vi.useFakeTimers();
    comeOrGo('hidden');
    expect(cover()).not.toBeNull();
    wait(59_999);
    comeOrGo('visible');
    vi.advanceTimersByTime(0);
    expect([locked.is(), cover()]).toEqual([false, null]);
    comeOrGo('hidden');
    wait(60_000);
    expect(locked.is()).toBe(true);
    comeOrGo('visible');
    vi.advanceTimersByTime(0);
    expect([locked.is(), cover()]).toEqual([true, null]);
  });

  it('on the return, if the browser stopped the timers meanwhile', async () => {
    await setLock({ away: 5 });
    comeOrGo('hidden');
    clock.at += 300_000;
    expect(locked.is()).toBe(false);
    comeOrGo('visible');
    expect(locked.is()).toBe(true);
  });

  it('on the return, if the clock was set back meanwhile', async () => {
    await setLock({ away: 15 });
    comeOrGo('hidden');
    clock.at -= 1;
    comeOrGo('visible');
    expect(locked.is()).toBe(true);
  });

  it('at once, if the person chose so', async () => {
    await setLock({ away: 0 });
    comeOrGo('hidden');
    expect(locked.is()).toBe(true);
  });

  it('not again because the time before the right PIN was long', async () => {
    await setLock();
    lock.close();
    comeOrGo('hidden');
    clock.at += 3_600_000;
    comeOrGo('visible');
    lock.release();
    comeOrGo('hidden');
    comeOrGo('visible');
    expect(locked.is()).toBe(false);
  });
});

describe('other tabs', () => {
  it('a hidden tab begins to count when another tab sets a PIN', async () => {
    comeOrGo('hidden');
    await lay({ [KEY]: JSON.stringify(SET) });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await vi.waitFor(() => expect(cover()).not.toBeNull());
    clock.at += 60_000;
    comeOrGo('visible');
    expect(locked.is()).toBe(true);
  });

  it('“Bloquear agora” in another tab locks this one, each time', async () => {
    await setLock();
    for (const mark of ['1', '2']) {
      await lay({ 'alento:maria:lock-closings': mark });
      window.dispatchEvent(new StorageEvent('storage', { key: 'alento:maria:lock-closings' }));
      await vi.waitFor(() => expect(locked.is()).toBe(true));
      lock.release();
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'alento:maria:outra' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(locked.is()).toBe(false);
  });

  it('“Bloquear agora” here locks this tab at once, tells the others, and locks once', async () => {
    await setLock();
    const closing = lock.closeAll();
    expect(locked.is()).toBe(true);
    await closing;
    expect(localStorage.getItem('alento:maria:lock-closings')).toBe('1');
    lock.release();
    lock.follow();
    expect(locked.is()).toBe(false);
    await lock.closeAll();
    expect(localStorage.getItem('alento:maria:lock-closings')).toBe('2');
  });

  it('a tab that reads for the first time what another tab set and locked is locked', async () => {
    await lay({ [KEY]: JSON.stringify(SET), 'alento:maria:lock-closings': '1' });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await vi.waitFor(() => expect(locked.is()).toBe(true));
  });

  it('a locked tab opens when the PIN is switched off, which takes the PIN', async () => {
    await setLock();
    lock.close();
    await lay({ [KEY]: null });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await vi.waitFor(() => expect(locked.is()).toBe(false));
  });
});

describe('the account', () => {
  it('has a lock of its own: a sign-out and another person’s sign-in delete it', async () => {
    await setLock();
    await session.leave();
    openLocked();
    expect(locked.is()).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    await signIn('maria', DEVICE_KEY);
    await setLock();
    await signIn('joao', DEVICE_KEY);
    openLocked();
    expect([locked.is(), readLock('joao'), localStorage.getItem(KEY)]).toEqual([false, null, null]);
  });

  it('keeps its lock, encrypted, when the session expires', async () => {
    await setLock({ away: 5 });
    lock.close();
    await session.end();
    await session.sealed();
    expect(locked.is()).toBe(false);
    expect(Object.keys(localStorage)).toEqual(['alento:maria:sealed-words']);
    await signInAgain({ userId: 'maria', token: 't2' });
    expect([readLock('maria')?.away, locked.is()]).toEqual([5, false]);
    openLocked();
    expect(locked.is()).toBe(true);
  });

  it('has no lock after a forgotten PIN and a sign-in, and the mark stays for the notice', async () => {
    await setLock();
    lock.close();
    await writeOwned('maria', LOCK_FORGOTTEN, '1');
    expect(locked.is()).toBe(true);
    await session.end();
    await session.sealed();
    await signInAgain({ userId: 'maria', token: 't2' });
    await vi.waitFor(() => expect(readLock('maria')).toBeNull());
    expect(localStorage.getItem('alento:maria:lock-forgotten')).toBe('1');
    expect(locked.is()).toBe(false);
  });
});

it('makes the shell’s task switcher blank while a lock is set, and only then, also after a restart without one', async () => {
  const { lock: shellLock, device: shell } = fakeShell();
  use(shell);
  openLocked();
  await vi.waitFor(() => expect(shellLock.hidden).toEqual([false]));
  await setLock();
  lock.close();
  lock.release();
  expect(shellLock.hidden).toEqual([false, true]);
  await session.leave();
  await vi.waitFor(() => expect(shellLock.hidden).toEqual([false, true, false]));
});

it.each(['', '{', '[]', '{"hash":"x"}', JSON.stringify({ ...SET, passes: 'um' })])(
  'a stored value %j that no version wrote is no lock',
  async (value) => {
    await lay({ [KEY]: value });
    expect(readLock('maria')).toBeNull();
  },
);

it('an unknown time away counts as one minute', async () => {
  await setLock({ away: 99 });
  expect(readLock('maria')?.away).toBe(1);
});
