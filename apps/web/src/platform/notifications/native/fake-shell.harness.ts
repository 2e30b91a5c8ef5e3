import { vi } from 'vitest';
import { nativeNotifications } from './native-notifications.ts';
import type { NativePlugins } from './native-plugins.ts';

type Listener = (event: never) => void;
type Permissions = { receive: string; display: string };

/** Plugins of a native shell, with the given permissions. `emit` sends an event to the listeners. */
export function fakeShell(changes: Partial<Permissions> = {}) {
  const permissions: Permissions = { receive: 'granted', display: 'granted', ...changes };
  const listeners = new Map<string, Set<Listener>>();
  const addListener = vi.fn(async (event: string, listener: Listener) => {
    const ofEvent = listeners.get(event) ?? new Set();
    listeners.set(event, ofEvent.add(listener));
    return { remove: async () => void ofEvent.delete(listener) };
  });
  const emit = (event: string, value: unknown): void => {
    for (const listener of listeners.get(event) ?? []) listener(value as never);
  };
  const askReceive = async () => ({ receive: permissions.receive });
  const askDisplay = async () => ({ display: permissions.display });
  const push = {
    checkPermissions: vi.fn(askReceive),
    requestPermissions: vi.fn(askReceive),
    register: vi.fn(async () => emit('registration', { value: 'token-of-this-device' })),
    unregister: vi.fn(async () => undefined),
    addListener,
  };
  const local = {
    checkPermissions: vi.fn(askDisplay),
    requestPermissions: vi.fn(askDisplay),
    schedule: vi.fn(async (_options: { notifications: { id: number }[] }) => undefined),
    cancel: vi.fn(async () => undefined),
    addListener,
  };
  const plugins = { platform: 'android', push, local } as unknown as NativePlugins;
  return {
    plugins,
    port: nativeNotifications(plugins),
    push,
    local,
    emit,
    /** Lets `register()` fail with the system's text. */
    refuseToken: (error: string): void =>
      void push.register.mockImplementation(async () => emit('registrationError', { error })),
    listening: () => [...listeners.values()].flatMap((all) => [...all]).length,
  };
}

export type FakeShell = ReturnType<typeof fakeShell>;
