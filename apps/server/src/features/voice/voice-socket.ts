import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { LiveChatAuth, type LiveChatReceivedEvents, type LiveChatSentEvents } from '@alento/contract/voice/live-chat';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { isTimeZone } from '@alento/domain/time/local-date';
import {
  VOICE_CHECK_EVERY_MS,
  VOICE_MESSAGE_MAX_BYTES,
  VOICE_OPEN_CONNECTIONS_MAX,
  VOICE_SOCKET,
} from '@alento/domain/voice/limits';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { CheckSession, SignedIn } from '../../access/person.ts';
import { errorKind } from '../../log/error-kind.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { connectionMeter, refuseLaterUpgrade } from './connection-meter.ts';
import { ServedSocket, type VoiceSocket } from './served-socket.ts';
import type { VoiceDeps } from './session/voice-connection.ts';
import { voiceLimits } from './voice-limits.ts';

/** Time in which a client can answer that its connection is being closed, ms. */
const CLOSE_MS = 500;

export type VoiceSocketDeps = Omit<VoiceDeps, 'onError' | 'inTurn'> & {
  log: Logger;
  checkSession: CheckSession;
  isSessionOpen: (actor: SignedIn) => Promise<boolean>;
  realtime: Realtime;
  /** Whether a page of this origin may connect. */
  isAllowedOrigin: (origin: string, request: IncomingMessage) => boolean;
  /** The network of a request, for the rate limit only. */
  networkOf: (request: IncomingMessage) => string;
  /** Security headers of the API, which Socket.IO's responses need too. */
  headers: Readonly<Record<string, string>>;
};

type VoiceServer = Server<LiveChatSentEvents, LiveChatReceivedEvents, object, { actor: SignedIn }>;

/** The error of a refused connection. Its message is what the client shows. */
const refusal = (code: ErrorCode): Error => new Error(errorText(code));

/** Keeps the newest connections of each person. Each open one asks the database every few seconds. */
function newestOfEach() {
  const ofPerson = new Map<string, Set<VoiceSocket>>();
  /** Adds a connection, and closes the person's oldest one if there are too many. */
  return (socket: VoiceSocket): void => {
    const { userId } = socket.data.actor.owner;
    const open = ofPerson.get(userId) ?? new Set();
    ofPerson.set(userId, open.add(socket));
    socket.once('disconnect', () => {
      open.delete(socket);
      if (open.size === 0) ofPerson.delete(userId);
    });
    const [oldest] = open;
    if (open.size > VOICE_OPEN_CONNECTIONS_MAX) oldest?.disconnect(true);
  };
}

/** The real-time connection for voice conversations: Socket.IO at /socket.io/. */
export function voiceSocket(deps: VoiceSocketDeps) {
  const { log, checkSession } = deps;
  const { mayTake, inTurn } = voiceLimits();
  const meter = connectionMeter(deps.clock);
  const keepNewest = newestOfEach();
  const onError = (error: unknown): void => log.error({ kind: errorKind(error) }, 'voice connection failed');

  async function authorise(socket: VoiceSocket): Promise<Error | undefined> {
    const auth = LiveChatAuth.safeParse(socket.handshake.auth);
    if (!auth.success) return refusal('VOICE_TOKEN_INVALID');
    const { token, timeZone } = auth.data;
    const found = await inTurn(() =>
      checkSession(token, timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined, false),
    );
    if (!found) return refusal('VOICE_UNAUTHORIZED');
    if (!(await mayTake('connection', found.signedIn.owner.userId))) return refusal('RATE_LIMITED');
    socket.data.actor = found.signedIn;
    return undefined;
  }

  let io: VoiceServer | null = null;
  /** Network connections of WebSockets, until they are closed; the HTTP server doesn't know them any more. */
  const upgraded = new Set<Duplex>();
  return {
    /** Serves the connections of an HTTP server. Its other requests are left alone. */
    attach(server: HttpServer): void {
      server.on('upgrade', (request, socket) => {
        upgraded.add(socket);
        socket.once('close', () => upgraded.delete(socket));
        refuseLaterUpgrade(request, socket);
      });
      io = new Server(server, {
        path: VOICE_SOCKET.path,
        maxHttpBufferSize: VOICE_MESSAGE_MAX_BYTES,
        connectTimeout: VOICE_SOCKET.timeoutMs,
        pingInterval: VOICE_CHECK_EVERY_MS,
        pingTimeout: VOICE_CHECK_EVERY_MS,
        serveClient: false,
        // Base64 audio doesn't shrink, and a compressed message may be a small one that grows.
        perMessageDeflate: false,
        httpCompression: false,
        allowUpgrades: false,
        allowRequest(request, answer) {
          const { origin } = request.headers;
          if (origin !== undefined && !deps.isAllowedOrigin(origin, request)) return answer('origin', false);
          void mayTake('network', deps.networkOf(request)).then((isAllowed) =>
            answer(isAllowed ? null : 'limit', isAllowed),
          );
        },
        cors: { origin: (origin, answer) => answer(null, origin ?? false) },
      });
      io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, deps.headers));
      io.engine.use(meter.countBody);
      io.engine.on('connection', meter.watch);
      io.use((socket, next) => {
        authorise(socket).then(next, (error: unknown) => {
          onError(error);
          next(refusal('VOICE_NOT_HEARD'));
        });
      });
      io.on('connection', (socket) => {
        new ServedSocket({ ...deps, inTurn, mayTake, meter, onError }, socket).serve();
        keepNewest(socket);
      });
    },

    /**
     * Closes all connections. The clients connect again, to another process. Call it before waiting for the end of the
     * HTTP server, which waits for its WebSockets.
     */
    async close(): Promise<void> {
      io?.disconnectSockets(true);
      io?.engine.close();
      const end = performance.now() + CLOSE_MS;
      while (upgraded.size > 0 && performance.now() < end) await setTimeout(CLOSE_MS / 20);
      for (const socket of upgraded) socket.destroy();
    },
  };
}

export type VoiceConnections = ReturnType<typeof voiceSocket>;
