// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscribeError } from '../notification-port.ts';
import { nativeNotifications } from './native-notifications.ts';
import type { NativePlugins } from './native-plugins.ts';

type Listener = (event: never) => void;

/** Plugins of a shell, with the given permissions. `emit` sends an event to the listeners. */
function shell({ receive = 'granted', display = 'granted' } = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const addListener = vi.fn(async (event: string, listener: Listener) => {
    const ofEvent = listeners.get(event) ?? new Set();
    listeners.set(event, ofEvent.add(listener));
    return { remove: async () => void ofEvent.delete(listener) };
  });
  const emit = (event: string, value: unknown): void => {
    for (const listener of listeners.get(event) ?? []) listener(value as never);
  };
  const push = {
    checkPermissions: vi.fn(async () => ({ receive })),
    requestPermissions: vi.fn(async () => ({ receive })),
    register: vi.fn(async () => emit('registration', { value: 'token-of-this-device' })),
    unregister: vi.fn(async () => undefined),
    addListener,
  };
  const local = {
    checkPermissions: vi.fn(async () => ({ display })),
    requestPermissions: vi.fn(async () => ({ display })),
    schedule: vi.fn(async (_options: { notifications: unknown[] }) => undefined),
    cancel: vi.fn(async () => undefined),
    addListener,
  };
  const plugins = { platform: 'android', push, local } as unknown as NativePlugins;
  return {
    port: nativeNotifications(plugins),
    push,
    local,
    emit,
    listening: () => [...listeners.values()].flatMap((all) => [...all]).length,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('permissions', () => {
  it.each([
    ['granted', 'granted', 'granted'],
    ['granted', 'prompt', 'default'],
    ['prompt', 'granted', 'default'],
    ['granted', 'denied', 'denied'],
    ['denied', 'granted', 'denied'],
  ])('push %s and local %s give %s', async (receive, display, permission) => {
    const { port } = shell({ receive, display });
    expect((await port.status()).permission).toBe(permission);
    expect(await port.requestPermission()).toBe(permission);
  });

  it('asks no second question after a refusal', async () => {
    const { port, local } = shell({ receive: 'denied' });
    await port.requestPermission();
    expect(local.requestPermissions).not.toHaveBeenCalled();
  });
});

describe('the token', () => {
  it('is what the system gives, and leaves no listener behind', async () => {
    const { port, listening } = shell();
    expect(await port.subscribe('')).toEqual({ token: 'token-of-this-device' });
    expect((await port.status()).subscription).toEqual({ token: 'token-of-this-device' });
    expect(listening()).toBe(0);
  });

  it.each([
    ['SERVICE_NOT_AVAILABLE', 'service not available'],
    ['remote notifications are not authorized: permission denied', 'denied'],
  ])('fails with “%s” as %s', async (error, reason) => {
    const { port, push, emit } = shell();
    push.register.mockImplementation(async () => emit('registrationError', { error }));
    await expect(port.subscribe('')).rejects.toEqual(new SubscribeError(reason as never));
  });

  it('isn’t asked for without the permission', async () => {
    const { port, push } = shell({ display: 'denied' });
    await expect(port.subscribe('')).rejects.toMatchObject({ reason: 'denied' });
    expect(await port.currentSubscription()).toBeNull();
    expect(push.register).not.toHaveBeenCalled();
  });

  it('is given up after 10 seconds without an answer', async () => {
    vi.useFakeTimers();
    const { port, push } = shell();
    push.register.mockResolvedValue(undefined as never);
    const asked = port.subscribe('').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toMatchObject({ reason: 'service not available' });
  });
});

describe('local reminders', () => {
  const TIMES = { morning: '08:00', afternoon: null, evening: '22:00', isDiscreet: false };

  it('replace the earlier ones', async () => {
    const { port, local } = shell();
    await port.remindLocally(TIMES);
    expect(local.cancel).toHaveBeenCalledWith({ notifications: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    expect(local.schedule.mock.calls[0]?.[0].notifications).toMatchObject([{ id: 1 }, { id: 3 }]);
  });

  it('are removed, and not made without the permission', async () => {
    const allowed = shell();
    await allowed.port.remindLocally(null);
    expect(allowed.local.cancel).toHaveBeenCalledOnce();
    expect(allowed.local.schedule).not.toHaveBeenCalled();
    const refused = shell({ display: 'denied' });
    await refused.port.remindLocally(TIMES);
    expect(refused.local.schedule).not.toHaveBeenCalled();
  });
});

describe('a received push', () => {
  const PUSH = { title: 'Fim do dia', body: 'Como foi?', data: { kind: 'mood', slot: 'evening' } };
  let given: ReturnType<typeof shell>;
  let opened: string[];
  let stop: () => void;

  beforeEach(async () => {
    given = shell();
    opened = [];
    stop = given.port.follow({ onOpen: (path) => opened.push(path), onSubscriptionChange: () => undefined });
    await vi.waitFor(() => expect(given.listening()).toBe(3));
  });

  it('is shown once as a local notification, and again after 10 seconds', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    given.emit('pushNotificationReceived', PUSH);
    given.emit('pushNotificationReceived', PUSH);
    expect(given.local.schedule).toHaveBeenCalledOnce();
    const [shown] = given.local.schedule.mock.calls[0]?.[0].notifications ?? [];
    expect(shown).toMatchObject({ title: 'Fim do dia', body: 'Como foi?', extra: PUSH.data });
    expect((shown as { id: number }).id).toBeGreaterThan(3);
    now.mockReturnValue(10_000);
    given.emit('pushNotificationReceived', PUSH);
    expect(given.local.schedule).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it('leads to /registrar when it is tapped, and to /home without a target', () => {
    given.emit('pushNotificationActionPerformed', { notification: PUSH });
    given.emit('localNotificationActionPerformed', { notification: { extra: { slot: 'morning' } } });
    given.emit('localNotificationActionPerformed', { notification: {} });
    given.emit('localNotificationActionPerformed', { notification: { extra: { url: 'https://elsewhere.test' } } });
    expect(opened).toEqual(['/registrar', '/registrar', '/home', '/home']);
  });

  it('is no longer followed afterwards', async () => {
    stop();
    await vi.waitFor(() => expect(given.listening()).toBe(0));
  });
});
