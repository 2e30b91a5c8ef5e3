// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../lib/session/session.ts';
import { emptyDevice } from '../../../../testing/device.ts';
import { signIn } from '../../../../testing/signed-in.ts';
import { openConnection } from './live-connection.ts';

/** A fake of the library's client socket and of its manager. */
class FakeEmitter {
  readonly listeners = new Map<string, (payload?: unknown) => void>();
  on = (name: string, listener: (payload?: unknown) => void): void => void this.listeners.set(name, listener);
  off = (name?: string): void => (name === undefined ? this.listeners.clear() : void this.listeners.delete(name));
  receive = (name: string, payload?: unknown): void => this.listeners.get(name)?.(payload);
}
class FakeSocket extends FakeEmitter {
  readonly io = new FakeEmitter();
  connected = false;
  active = true;
  emit = vi.fn();
  disconnect = vi.fn();
}

const io = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io }));

let socket = new FakeSocket();
const listeners = { onConnected: vi.fn(), onLost: vi.fn(), onFailed: vi.fn(), onRefused: vi.fn() };
const onInfo = vi.fn();
const listener = { ...listeners, events: { 'live-chat:info': onInfo } as never };

async function opened() {
  const connection = openConnection('https://alento.test', 'maria', listener);
  await vi.waitFor(() => expect(io).toHaveBeenCalled());
  await vi.waitFor(() => expect(socket.listeners.size).toBeGreaterThan(0));
  return connection;
}

beforeEach(async () => {
  await emptyDevice();
  await signIn();
  socket = new FakeSocket();
  io.mockReturnValue(socket);
});
afterEach(async () => {
  vi.clearAllMocks();
  await session.leave();
});

it('connects as specified, with the newest token and the device’s zone for each attempt of this person', async () => {
  await opened();
  expect(io).toHaveBeenCalledWith(
    'https://alento.test',
    expect.objectContaining({
      path: '/socket.io/',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      timeout: 10_000,
      reconnectionAttempts: 5,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
    }),
  );
  const { auth } = io.mock.calls[0]?.[1] ?? {};
  const authOf = () => new Promise<{ token: string; timeZone: string }>((resolve) => auth(resolve));
  expect(await authOf()).toEqual({ token: 't1', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  await session.renew('t2');
  expect((await authOf()).token).toBe('t2');
  await signIn('joao');
  expect((await authOf()).token).toBe('');
});

it('sends nothing while the connection is lost, so that nothing is sent late', async () => {
  const connection = await opened();
  connection.send('live-chat:start', { userId: 'maria' });
  expect(socket.emit).not.toHaveBeenCalled();
  socket.connected = true;
  connection.send('live-chat:start', { userId: 'maria' });
  expect(socket.emit).toHaveBeenCalledWith('live-chat:start', { userId: 'maria' });
});

it('reports events, a lost connection, and the end of the attempts', async () => {
  await opened();
  socket.receive('connect');
  socket.receive('live-chat:info', { message: 'Oi' });
  socket.receive('disconnect');
  expect(onInfo).toHaveBeenCalledWith({ message: 'Oi' });
  expect([listeners.onConnected.mock.calls.length, listeners.onLost.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['timeout', 'slow'],
  ['xhr poll error', 'lost'],
])('reports why the attempts failed: %s', async (message, reason) => {
  await opened();
  socket.receive('connect_error', new Error(message));
  expect(listeners.onFailed).not.toHaveBeenCalled();
  socket.io.receive('reconnect_failed');
  expect(listeners.onFailed.mock.calls).toEqual([[reason]]);
});

it('reports the server’s refusal, and fails if it ended the connection, because the library then connects no more', async () => {
  await opened();
  socket.active = false;
  socket.receive('connect_error', new Error('Muitas tentativas'));
  expect(listeners.onRefused.mock.calls).toEqual([['Muitas tentativas']]);
  socket.receive('disconnect', 'io server disconnect');
  expect([listeners.onLost.mock.calls, listeners.onFailed.mock.calls]).toEqual([[], [['lost']]]);
});

it('reports nothing after it is closed', async () => {
  (await opened()).close();
  expect(socket.disconnect).toHaveBeenCalledOnce();
  socket.receive('connect');
  socket.io.receive('reconnect_failed');
  expect([listeners.onConnected.mock.calls, listeners.onFailed.mock.calls]).toEqual([[], []]);
});

it('gives the server time to read the last event', async () => {
  const connection = await opened();
  socket.connected = true;
  vi.useFakeTimers();
  connection.send('live-chat:end');
  connection.close();
  expect([socket.emit.mock.calls, socket.listeners.size]).toEqual([[['live-chat:end']], 0]);
  expect(socket.disconnect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(socket.disconnect).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('is closed at once if it was closed while the library was loading', async () => {
  openConnection('https://alento.test', 'maria', listener).close();
  await vi.waitFor(() => expect(socket.disconnect).toHaveBeenCalledOnce());
  expect(socket.listeners.size).toBe(0);
});
