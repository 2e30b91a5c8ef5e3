// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscribeError } from '../notification-port.ts';
import { type FakeShell, fakeShell } from './fake-shell.harness.ts';

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

  it('is requested once when the present subscription is read, which tells why it failed', async () => {
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

  it('isn’t requested without the permission', async () => {
    const { port, push } = fakeShell({ display: 'denied' });
    await expect(port.subscribe('')).rejects.toMatchObject({ reason: 'denied' });
    expect(await port.currentSubscription()).toBeNull();
    expect(push.register).not.toHaveBeenCalled();
  });

  it('fails after 10 seconds without an answer', async () => {
    vi.useFakeTimers();
    const { port, push } = fakeShell();
    push.register.mockResolvedValue(undefined as never);
    const failure = port.subscribe('').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ reason: 'service not available' });
  });
});

it('local reminders are not made without the permission', async () => {
  const { port, local } = fakeShell({ display: 'denied' });
  await port.remindLocally({ morning: '08:00', afternoon: null, evening: null, isDiscreet: false });
  expect(local.schedule).not.toHaveBeenCalled();
});

describe('a received push', () => {
  const PUSH = { title: 'Fim do dia', body: 'Como foi?', data: { kind: 'mood', slot: 'evening' } };
  let shell: FakeShell;
  let opened: string[];

  beforeEach(async () => {
    shell = fakeShell();
    opened = [];
    shell.port.follow({ onOpen: (path) => opened.push(path), onSubscriptionChange: () => undefined });
    await vi.waitFor(() => expect(shell.listening()).toBe(3));
  });

  it('is shown once as a local notification, and again after 10 seconds', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    shell.emit('pushNotificationReceived', PUSH);
    shell.emit('pushNotificationReceived', PUSH);
    expect(shell.local.schedule).toHaveBeenCalledOnce();
    const [notification] = shell.local.schedule.mock.calls[0]?.[0].notifications ?? [];
    expect(notification).toMatchObject({
      title: 'Fim do dia',
      body: 'Como foi?',
      extra: PUSH.data,
      isExactNotification: false,
    });
    expect((notification as { id: number }).id).toBeGreaterThan(3);
    now.mockReturnValue(10_000);
    shell.emit('pushNotificationReceived', PUSH);
    expect(shell.local.schedule).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it('has a neutral icon in discreet mode', () => {
    shell.emit('pushNotificationReceived', { ...PUSH, data: { ...PUSH.data, discreet: '1' } });
    shell.emit('pushNotificationReceived', { title: 'Manhã', body: 'Como foi?', data: { discreet: '0' } });
    const icons = shell.local.schedule.mock.calls.map(([{ notifications }]) => notifications);
    expect(icons).toMatchObject([[{ smallIcon: 'ic_notification_neutral' }], [{}]]);
    expect(icons[1]?.[0]).not.toHaveProperty('smallIcon');
  });

  it('leads to /registrar when it is tapped, and to /home without a target', () => {
    shell.emit('pushNotificationActionPerformed', { notification: PUSH });
    shell.emit('localNotificationActionPerformed', { notification: { extra: { slot: 'morning' } } });
    shell.emit('localNotificationActionPerformed', { notification: {} });
    shell.emit('localNotificationActionPerformed', { notification: { extra: { url: 'https://elsewhere.test' } } });
    expect(opened).toEqual(['/registrar', '/registrar', '/home', '/home']);
  });
});
