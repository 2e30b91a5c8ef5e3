// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { withBrowser } from './fake-browser.harness.ts';
import { webNotifications as port } from './web-notifications.ts';

const KEY = 'BAECAwQ';
const browser = withBrowser();

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error.reason ?? error,
  );

describe('status()', () => {
  it('tells what the browser allows', async () => {
    browser.set({ permission: 'granted' });
    await port.subscribe(KEY);
    expect(await port.status()).toMatchObject({
      pushSupported: true,
      permission: 'granted',
      serviceWorkerRegistered: true,
      subscription: { endpoint: 'https://push.test/1', keys: { auth: 'a'.repeat(22) } },
      isCapacitor: false,
      isHomeScreenApp: false,
    });
  });

  it('throws nothing in a browser without push', async () => {
    browser.remove();
    expect(await port.status()).toMatchObject({
      pushSupported: false,
      permission: 'default',
      serviceWorkerRegistered: false,
      subscription: null,
    });
    expect(await port.requestPermission()).toBe('default');
    expect(await port.currentSubscription()).toBeNull();
    expect(await reasonOf(port.subscribe(KEY))).toBe('unsupported');
    port.follow({ onOpen: vi.fn(), onSubscriptionChange: vi.fn() })();
  });

  it('throws nothing in a browser that refuses its service worker, as with blocked cookies', async () => {
    browser.refuseWorker();
    expect(await port.status()).toMatchObject({ serviceWorkerRegistered: false, subscription: null });
    expect(await port.currentSubscription()).toBeNull();
    expect(await reasonOf(port.subscribe(KEY))).toBe('service not available');
    await port.unsubscribe();
  });
});

describe('subscribe()', () => {
  it('uses the server’s key, and asks for nothing else', async () => {
    browser.set({ permission: 'granted' });
    const subscription = await port.subscribe(KEY);
    expect(subscription).toEqual({
      endpoint: 'https://push.test/1',
      expirationTime: null,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    });
    const [[options] = []] = browser.subscribe.mock.calls;
    expect([...new Uint8Array(options?.applicationServerKey as ArrayBuffer)]).toEqual([4, 1, 2, 3, 4]);
    expect(options?.userVisibleOnly).toBe(true);
    expect(await port.currentSubscription()).toEqual(subscription);
  });

  it('replaces a subscription for another key', async () => {
    browser.set({ permission: 'granted' });
    await port.subscribe(KEY);
    expect(await port.subscribe('BAECAwU')).toMatchObject({ endpoint: 'https://push.test/2' });
    expect(browser.unsubscribed).toEqual(['https://push.test/1']);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['AbortError', 'service not available'],
    ['InvalidStateError', 'service not available'],
  ])('fails with %s as %s', async (name, reason) => {
    browser.set({ permission: 'granted' });
    browser.subscribe.mockRejectedValueOnce(new DOMException('no', name));
    expect(await reasonOf(port.subscribe(KEY))).toBe(reason);
  });

  it('does not ask the browser after a denial, and waits for the service worker', async () => {
    browser.set({ permission: 'denied' });
    expect(await reasonOf(port.subscribe(KEY))).toBe('denied');
    browser.set({ permission: 'granted', hasWorker: false });
    expect(await reasonOf(port.subscribe(KEY))).toBe('service not available');
    expect(browser.subscribe).not.toHaveBeenCalled();
  });
});

describe('follow()', () => {
  const follow = () => {
    const listeners = { onOpen: vi.fn(), onSubscriptionChange: vi.fn() };
    return { ...listeners, stop: port.follow(listeners) };
  };

  it('opens a path of the app, and answers that it does', () => {
    const { onOpen, stop } = follow();
    const answer = browser.sendFromWorker({ type: 'open-path', path: '/registrar' });
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/registrar');
    expect(answer).toHaveBeenCalledExactlyOnceWith('opened');
    stop();
    browser.sendFromWorker({ type: 'open-path', path: '/home' });
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it.each([
    null,
    'x',
    {},
    { type: 'open-path' },
    { type: 'open-path', path: 'https://elsewhere.test' },
    { type: 'other' },
  ])('ignores %j', (message) => {
    const { onOpen, onSubscriptionChange, stop } = follow();
    expect(browser.sendFromWorker(message)).not.toHaveBeenCalled();
    expect([onOpen.mock.calls, onSubscriptionChange.mock.calls]).toEqual([[], []]);
    stop();
  });
});
