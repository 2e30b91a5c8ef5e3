import type { LiveChatReceivedEvents, LiveChatSent, LiveChatSentEvents } from '@alento/contract/voice/live-chat';
import { VOICE_SOCKET } from '@alento/domain/voice/limits';
import type { Socket } from 'socket.io-client';
import { session } from '../../../../lib/session/session.ts';
import { timeZone } from '../../../../lib/time/clock.ts';

export type ConnectionListener = {
  onConnected: () => void;
  /** The connection is lost, and the library connects again by itself. */
  onLost: () => void;
  /** All attempts failed, the last one because it took too long or not; or the server ended the connection. */
  onFailed: (reason: 'slow' | 'lost') => void;
  onRefused: (text: string) => void;
  /** The server's events. Others are ignored. */
  events: LiveChatReceivedEvents;
};

export type Connection = {
  /** Sends an event, unless the connection is lost: then nothing is sent later either. */
  send<Name extends keyof LiveChatSent>(name: Name, ...payload: Parameters<LiveChatSentEvents[Name]>): void;
  close(): void;
};
export type OpenConnection = (origin: string, userId: string, listener: ConnectionListener) => Connection;

type LiveSocket = Socket<LiveChatReceivedEvents, LiveChatSentEvents>;

/**
 * Time between the last event and the end of the connection. A Socket.IO server ignores an event that it reads together
 * with the end, so that `live-chat:end` would often be lost.
 */
const CLOSING_MS = 500;

async function createSocket(origin: string, userId: string): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io(origin, {
    path: VOICE_SOCKET.path,
    // The newest token, because another tab may have renewed it since the last attempt.
    auth: (give) =>
      void session
        .newest()
        .then((account) => give({ token: account?.userId === userId ? account.token : '', timeZone: timeZone() })),
    transports: ['websocket', 'polling'],
    // Without this, the library never uses the second transport.
    tryAllTransports: true,
    timeout: VOICE_SOCKET.timeoutMs,
    reconnectionAttempts: VOICE_SOCKET.reconnectAttempts,
    reconnectionDelay: VOICE_SOCKET.firstDelayMs,
    reconnectionDelayMax: VOICE_SOCKET.longestDelayMs,
    // Otherwise a second conversation of this page would reuse the connection of the first.
    forceNew: true,
  });
}

function listen(socket: LiveSocket, { onConnected, onLost, onFailed, onRefused, events }: ConnectionListener): void {
  let wasSlow = false;
  socket.on('connect', onConnected);
  socket.on('disconnect', () => {
    wasSlow = false;
    // The server ended the connection; the library then doesn't connect again.
    if (socket.active) onLost();
    else onFailed('lost');
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active) wasSlow = message === 'timeout';
    else onRefused(message);
  });
  socket.io.on('reconnect_failed', () => onFailed(wasSlow ? 'slow' : 'lost'));
  for (const [name, hear] of Object.entries(events)) socket.on(name as keyof LiveChatReceivedEvents, hear);
}

/**
 * Connects to the server's voice conversation. Returns at once; the library is loaded meanwhile. After `close()` the
 * listener is not called any more.
 */
export const openConnection: OpenConnection = (origin, userId, listener) => {
  let socket: LiveSocket | null = null;
  let isClosed = false;
  createSocket(origin, userId).then(
    (created) => {
      socket = created;
      if (isClosed) socket.disconnect();
      else listen(socket, listener);
    },
    () => {
      if (!isClosed) listener.onFailed('lost');
    },
  );
  return {
    send(name, ...payload) {
      // Socket.IO would store the event and send it before the conversation is started again.
      if (socket?.connected) socket.emit(name, ...payload);
    },
    close() {
      isClosed = true;
      const closing = socket;
      closing?.off();
      closing?.io.off('reconnect_failed');
      if (closing?.connected) setTimeout(() => closing.disconnect(), CLOSING_MS);
      else closing?.disconnect();
    },
  };
};
