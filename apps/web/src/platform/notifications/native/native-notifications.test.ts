// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscribeError } from '../notification-port.ts';
import { type FakeShell, fakeShell } from './fake-shell.harness.ts';

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
    const { port } = fakeShell({ receive, display });
    expect((await port.status()).permission).toBe(permission);
    expect(await port.requestPermission()).toBe(permission);
  });

  it('asks no second question after a refusal', async () => {
    const { port, local } = fakeShell({ receive: 'denied' });
    await port.requestPermission();
    expect(local.requestPermissions).not.toHaveBeenCalled();
  });
});

describe('the token', () => {
  it('is what the system gives, and leaves no listener behind', async () => {
    const { port, listening } = fakeShell();
    expect(await port.subscribe('')).toEqual({ token: 'token-of-this-device' });
    expect((await port.status()).subscription).toEqual({ token: 'token-of-this-device' });
    expect(listening()).toBe(0);
  });

  it('is asked for once by the look at the present subscription, which tells why it failed', async () => {
    const { port, push, emit } = fakeShell();
    push.register.mockImplementation(async () => emit('registrationError', { error: 'SERVICE_NOT_AVAILABLE' }));
    await expect(port.currentSubscription()).rejects.toMatchObject({ reason: 'service not available' });
    expect(push.register).toHaveBeenCalledOnce();
  });

  it.each([
    ['SERVICE_NOT_AVAILABLE', 'service not available'],
    ['remote notifications are not authorized: permission denied', 'denied'],
  ])('fails with “%s” as %s', async (error, reason) => {
    const { port, push, emit } = fakeShell();
    push.register.mockImplementation(async () => emit('registrationError', { error }));
    await expect(port.subscribe('')).rejects.toEqual(new SubscribeError(reason as never));
  });

  it('isn’t asked for without the permission', async () => {
    const { port, push } = fakeShell({ display: 'denied' });
    await expect(port.subscribe('')).rejects.toMatchObject({ reason: 'denied' });
    expect(await port.currentSubscription()).toBeNull();
    expect(push.register).not.toHaveBeenCalled();
  });

  it('is given up after 10 seconds without an answer', async () => {
    vi.useFakeTimers();
    const { port, push } = fakeShell();
    push.register.mockResolvedValue(undefined as never);
    const asked = port.subscribe('').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toMatchObject({ reason: 'service not available' });
  });
});

it('local reminders are not made without the permission', async () => {
  const { port, local } = fakeShell({ display: 'denied' });
  await port.remindLocally({ morning: '08:00', afternoon: null, evening: null, isDiscreet: false });
  expect(local.schedule).not.toHaveBeenCalled();
});

describe('a received push', () => {
  const PUSH = { title: 'Fim do dia', body: 'Como foi?', data: { kind: 'mood', slot: 'evening' } };
  let given: FakeShell;
  let opened: string[];
  let stop: () => void;

  beforeEach(async () => {
    given = fakeShell();
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
    expect(shown).toMatchObject({
      title: 'Fim do dia',
      body: 'Como foi?',
      extra: PUSH.data,
      isExactNotification: false,
    });
    expect((shown as { id: number }).id).toBeGreaterThan(3);
    now.mockReturnValue(10_000);
    given.emit('pushNotificationReceived', PUSH);
    expect(given.local.schedule).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it('has a neutral icon in discreet mode', () => {
    given.emit('pushNotificationReceived', { ...PUSH, data: { ...PUSH.data, discreet: '1' } });
    given.emit('pushNotificationReceived', { title: 'Manhã', body: 'Como foi?', data: { discreet: '0' } });
    const icons = given.local.schedule.mock.calls.map(([{ notifications }]) => notifications);
    expect(icons).toMatchObject([[{ smallIcon: 'ic_notification_neutral' }], [{}]]);
    expect(icons[1]?.[0]).not.toHaveProperty('smallIcon');
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
