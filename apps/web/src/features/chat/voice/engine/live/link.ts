import type { LiveChatReceivedEvents, LiveChatSentEvents } from '@alento/contract/voice/live-chat';
import { VOICE_SOCKET } from '@alento/domain/voice/limits';
import type { Connection, OpenConnection } from './live-connection.ts';

type SentAfterStart = Exclude<keyof LiveChatSentEvents, 'live-chat:start'>;

type Ports = {
  open: OpenConnection;
  identity(): { userId: string; origin: string };
  events: LiveChatReceivedEvents;
  onConnected(): void;
  /** The session did not start in time. Further attempts may follow. */
  onSlow(): void;
  onFailed(reason: 'slow' | 'lost'): void;
  onRefused(text: string): void;
  onChange(): void;
};

/** The connection of a live session, and the session's start on it, also after the connection was lost. */
export function createLink(ports: Ports) {
  let connection: Connection | null = null;
  let isConnecting = false;
  let isStarted = false;
  let isAlive = false;
  let sessionId: string | null = null;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function watchSlowness(): void {
    clearTimeout(slowTimer);
    slowTimer = setTimeout(ports.onSlow, VOICE_SOCKET.timeoutMs);
  }

  function disconnect(): void {
    clearTimeout(slowTimer);
    connection?.close();
    connection = null;
    isConnecting = false;
    isStarted = false;
    isAlive = false;
  }

  return {
    disconnect,
    /** Whether there is a connection, or one is being made. */
    isOpen: (): boolean => connection !== null,
    isConnecting: (): boolean => isConnecting,
    /** Whether the server has started the session on the current connection. */
    isStarted: (): boolean => isStarted,
    /** Whether the session was started, also if the connection was lost since and is being made again. */
    isAlive: (): boolean => isAlive,

    /** Connects and starts the session: the last one, or one in the given conversation. */
    connect(conversation: string | null = null): void {
      disconnect();
      const { userId, origin } = ports.identity();
      sessionId ??= conversation;
      isConnecting = true;
      watchSlowness();
      connection = ports.open(origin, userId, {
        onConnected() {
          watchSlowness();
          isConnecting = false;
          ports.onConnected();
          connection?.send('live-chat:start', { userId, ...(sessionId === null ? {} : { sessionId }) });
        },
        onLost() {
          clearTimeout(slowTimer);
          isConnecting = true;
          isStarted = false;
          ports.onChange();
        },
        onFailed: ports.onFailed,
        onRefused: ports.onRefused,
        events: ports.events,
      });
      ports.onChange();
    },

    noteStarted(id: string): void {
      clearTimeout(slowTimer);
      isStarted = true;
      isAlive = true;
      sessionId = id;
    },

    send<Name extends SentAfterStart>(name: Name, ...payload: Parameters<LiveChatSentEvents[Name]>): void {
      connection?.send(name, ...payload);
    },

    forgetSession(): void {
      sessionId = null;
    },
  };
}
