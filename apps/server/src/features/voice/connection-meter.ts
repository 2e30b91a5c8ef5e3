import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  VOICE_BYTES_PER_MINUTE,
  VOICE_IDLE_BYTES_PER_MINUTE,
  VOICE_PACKETS_PER_MINUTE,
} from '@alento/domain/voice/limits';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Socket } from 'socket.io';

type Connection = Socket['conn'];
/** The person of a connection with a started session, else null. */
type Speaker = () => string | null;

const MINUTE = 60;
const isWebSocket = ({ transport }: Connection): boolean => transport.name === 'websocket';

/**
 * Refuses to change the transport of a connection. The meter counts a WebSocket's bytes on the network connection of
 * its handshake.
 */
export function refuseLaterUpgrade({ url }: IncomingMessage, socket: Duplex): void {
  if (new URL(url ?? '/', 'http://localhost').searchParams.has('sid')) socket.destroy();
}

/**
 * Counts what connections send, and closes one that sends more than a conversation needs. Bytes of a WebSocket are
 * counted as they arrive, because a large message costs most of its time after that.
 */
export function connectionMeter() {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: MINUTE });
  const packets = limiter(VOICE_PACKETS_PER_MINUTE);
  const idleBytes = limiter(VOICE_IDLE_BYTES_PER_MINUTE);
  const spokenBytes = limiter(VOICE_BYTES_PER_MINUTE);
  const speakers = new WeakMap<Connection, Speaker>();

  /** Closes a connection without waiting for its client, which could go on to send meanwhile. */
  function cut(connection: Connection): void {
    if (isWebSocket(connection)) connection.request.socket.destroy();
    else connection.close(true);
  }

  return {
    cut,
    /** Counts what a connection sends from its beginning. */
    watch(connection: Connection): void {
      const id = randomUUID();
      const orCut = (taken: Promise<unknown>): void => void taken.catch(() => cut(connection));
      function count(bytes: number): void {
        const speaker = speakers.get(connection)?.() ?? null;
        orCut(speaker === null ? idleBytes.consume(id, bytes) : spokenBytes.consume(speaker, bytes));
      }
      connection.on('packet', ({ data }: { data?: string | Buffer }) => {
        orCut(packets.consume(id));
        if (!isWebSocket(connection)) count(data?.length ?? 0);
      });
      if (isWebSocket(connection)) connection.request.socket.on('data', (chunk: Buffer) => count(chunk.length));
    },
    /** Lets a connection send recordings while the person has a started session. */
    allow(connection: Connection, speaker: Speaker): void {
      speakers.set(connection, speaker);
    },
  };
}
