import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  VOICE_IDLE_BYTES_PER_MINUTE,
  VOICE_PACKETS_AT_ONCE,
  VOICE_PACKETS_PER_SECOND,
  VOICE_SPOKEN_BYTES,
  VOICE_SPOKEN_BYTES_MS,
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
  const asked = URL.parse(url ?? '/', 'http://localhost');
  if (asked === null || asked.searchParams.has('sid')) socket.destroy();
}

/**
 * Counts what connections send, and closes one that sends more than a conversation needs. Bytes of a WebSocket are
 * counted as they arrive, because a large message costs most of its time after that.
 */
export function connectionMeter() {
  const idleBytes = new RateLimiterMemory({ points: VOICE_IDLE_BYTES_PER_MINUTE, duration: MINUTE });
  const spokenBytes = new RateLimiterMemory({ points: VOICE_SPOKEN_BYTES, duration: VOICE_SPOKEN_BYTES_MS / 1000 });
  const speakers = new WeakMap<Connection, Speaker>();

  /** Closes a connection without waiting for its client, which could go on to send meanwhile. */
  function cut(connection: Connection): void {
    const isOfWebSocket = isWebSocket(connection);
    // From here on its packets are ignored, also those that have arrived already.
    connection.close(true);
    if (isOfWebSocket) connection.request.socket.destroy();
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
      const since = performance.now();
      let packets = 0;
      connection.on('packet', ({ data }: { data?: string | Buffer }) => {
        packets += 1;
        const seconds = (performance.now() - since) / 1000;
        // At once, because thousands of small packets can arrive together.
        if (packets > VOICE_PACKETS_AT_ONCE + seconds * VOICE_PACKETS_PER_SECOND) return cut(connection);
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
