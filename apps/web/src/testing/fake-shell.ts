import { vi } from 'vitest';
import type { Device, SharedLink } from '../platform/device.ts';
import type { Biometrics, Shell } from '../platform/shell.ts';
import { webDevice } from '../platform/web-device.ts';

type Listener<Value> = (value: Value) => void;

/** One kind of event of the shell, with the listeners that the app has added. */
function events<Value>() {
  const listeners = new Set<Listener<Value>>();
  return {
    follow: (listener: Listener<Value>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (value: Value): void => {
      for (const listener of listeners) listener(value);
    },
    count: (): number => listeners.size,
  };
}

/** A native shell whose events a test sends, and whose calls it can read. */
export function fakeShell(biometrics: Biometrics = null) {
  /** What the discreet mode asks of the device. */
  const lock = { recognises: true, promptCount: 0, hidden: [] as boolean[] };
  const back = events<void>();
  const links = events<string>();
  const keyboard = events<number>();
  const presence = events<'away' | 'back'>();
  const calls = {
    leave: vi.fn<Shell['leave']>(),
    showTheme: vi.fn<Shell['showTheme']>(),
    showApp: vi.fn<Shell['showApp']>(),
    vibrate: vi.fn<Device['vibrate']>(),
    share: vi.fn(async (_: SharedLink) => true),
  };
  const shell: Shell = {
    os: 'android',
    version: async () => '1.0.0',
    followBack: (listener) => back.follow(() => listener()),
    leave: calls.leave,
    followLinks: links.follow,
    followKeyboard: keyboard.follow,
    showTheme: calls.showTheme,
    showApp: calls.showApp,
    lock: {
      biometrics: async () => biometrics,
      recognise: async () => {
        lock.promptCount += 1;
        return lock.recognises;
      },
      hideInSwitcher: async (isHidden) => void lock.hidden.push(isHidden),
    },
    get notifications(): never {
      throw new Error('The fake shell has no notifications');
    },
    updates: null,
  };
  const device: Device = {
    storage: webDevice.storage,
    vibrate: calls.vibrate,
    share: calls.share,
    followPresence: ({ onAway, onReturn }) => presence.follow((now) => (now === 'away' ? onAway() : onReturn())),
    shell,
  };
  return { shell, device, lock, calls, back, links, keyboard, presence };
}

export type FakeShell = ReturnType<typeof fakeShell>;

/** Replaces the browser as the device of the app. Returns a function that restores it. */
export function runInShell({ device }: Pick<FakeShell, 'device'>): () => void {
  const browser = { ...webDevice };
  Object.assign(webDevice, device);
  return () => void Object.assign(webDevice, browser);
}
