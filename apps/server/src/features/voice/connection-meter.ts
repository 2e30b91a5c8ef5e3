import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  sessionBytesMax,
  VOICE_IDLE_BYTES_PER_MINUTE,
  VOICE_PACKETS_AT_ONCE,
  VOICE_PACKETS_PER_SECOND,
  VOICE_SPOKEN_BYTES,
  VOICE_SPOKEN_BYTES_MS,
} from '@alento/domain/voice/limits';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Socket } from 'socket.io';

type Connection = Socket['conn'];
/** A person with a started session. */
type Speaker = {
  userId: string;
  /** When the session was started, ms epoch. */
  startedAt: number;
};
/** The speaker of a connection; null if it has no started session. */
type FindSpeaker = () => Speaker | null;
/** A request to Engine.IO, with the query as Engine.IO has read it. */
type EngineRequest = IncomingMessage & { _query: { sid?: string } };

const MINUTE = 60;
/** The id that requests of a connection name as `sid`. Engine.IO's types hide it. */
const idOf = (connection: Connection): string => (connection as unknown as { id: string }).id;
const isWebSocket = ({ transport }: Connection): boolean => transport.name === 'websocket';

/**
 * Refuses to change the transport of a connection. The meter counts a WebSocket's bytes on the network connection of
 * its handshake.
 */
export function refuseLaterUpgrade({ url }: IncomingMessage, socket: Duplex): void {
  const requestedUrl = URL.parse(url ?? '/', 'http://localhost');
  if (requestedUrl === null || requestedUrl.searchParams.has('sid')) socket.destroy();
}

/**
 * Counts what connections send, and closes one that sends more than a conversation needs. Bytes of a WebSocket are
 * counted as they arrive, because a large message costs most of its time after that. Bodies of long polling are counted
 * by their announced length before they are read, because Engine.IO keeps a body in memory until it is complete.
 *
 * @param clock ms epoch.
 */
export function connectionMeter(clock: () => number) {
  const idleBytes = new RateLimiterMemory({ points: VOICE_IDLE_BYTES_PER_MINUTE, duration: MINUTE });
  const spokenBytes = new RateLimiterMemory({ points: VOICE_SPOKEN_BYTES, duration: VOICE_SPOKEN_BYTES_MS / 1000 });
  const sessionBytes = new RateLimiterMemory({ points: VOICE_SPOKEN_BYTES, duration: VOICE_SPOKEN_BYTES_MS / 1000 });
  const speakers = new WeakMap<Connection, FindSpeaker>();
  /** The connections that are not closed yet, by the id that their requests name. */
  const open = new Map<string, Connection>();

  /** Closes a connection without waiting for its client, which could go on to send meanwhile. */
  function cut(connection: Connection): void {
    const isOfWebSocket = isWebSocket(connection);
    // From here on its packets are ignored, also those that have arrived already.
    connection.close(true);
    if (isOfWebSocket) connection.request.socket.destroy();
  }

  /** Counts what a person sends in all their sessions, and in this one. @throws if it is too much */
  async function countSpoken({ userId, startedAt }: Speaker, bytes: number): Promise<void> {
    await spokenBytes.consume(userId, bytes);
    const { consumedPoints } = await sessionBytes.consume(`${userId} ${startedAt}`, bytes);
    if (consumedPoints > sessionBytesMax(clock() - startedAt)) throw new Error('More than can have been recorded');
  }

  /** Resolves with whether a connection may send so many bytes more. Closes it if not. */
  async function count(connection: Connection, bytes: number): Promise<boolean> {
    const speaker = speakers.get(connection)?.() ?? null;
    try {
      await (speaker === null ? idleBytes.consume(idOf(connection), bytes) : countSpoken(speaker, bytes));
      return true;
    } catch {
      cut(connection);
      return false;
    }
  }

  return {
    cut,
    /** Middleware of Engine.IO: refuses a body of long polling that is longer than what the connection may send. */
    countBody(request: EngineRequest, response: ServerResponse, next: () => void): void {
      const refuse = (status: 411 | 413): void => {
        response.writeHead(status, { Connection: 'close' });
        response.end(() => request.socket.destroySoon());
      };
      const connection = open.get(request._query.sid ?? '');
      // Node reads no more than the announced length.
      const length = request.headers['content-length'];
      if (request.method !== 'POST' || connection === undefined) next();
      else if (length === undefined) {
        cut(connection);
        refuse(411);
      } else void count(connection, Number(length)).then((isAllowed) => (isAllowed ? next() : refuse(413)));
    },
    /** Counts what a connection sends from its beginning. */
    watch(connection: Connection): void {
      open.set(idOf(connection), connection);
      connection.once('close', () => open.delete(idOf(connection)));
      const since = performance.now();
      let packets = 0;
      connection.on('packet', () => {
        packets += 1;
        const seconds = (performance.now() - since) / 1000;
        // At once, because thousands of small packets can arrive together.
        if (packets > VOICE_PACKETS_AT_ONCE + seconds * VOICE_PACKETS_PER_SECOND) cut(connection);
      });
      if (isWebSocket(connection))
        connection.request.socket.on('data', (chunk: Buffer) => void count(connection, chunk.length));
    },
    /** Lets a connection send recordings while the person has a started session. */
    allow(connection: Connection, speaker: FindSpeaker): void {
      speakers.set(connection, speaker);
    },
  };
}
