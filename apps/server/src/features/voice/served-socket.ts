import {
  LiveChatAuth,
  type LiveChatReceivedEvents,
  type LiveChatSentEvents,
  liveChatSent,
} from '@alento/contract/voice/live-chat';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { isTimeZone } from '@alento/domain/time/local-date';
import { VOICE_CHECK_EVERY_MS, VOICE_CONFIRM_MS, VOICE_INVALID_EVENTS_MAX } from '@alento/domain/voice/limits';
import type { Socket } from 'socket.io';
import type { CheckSession, SignedIn } from '../../access/person.ts';
import type { connectionMeter } from './connection-meter.ts';
import { type Client, VoiceConnection, type VoiceDeps } from './session/voice-connection.ts';
import type { voiceLimits } from './voice-limits.ts';

/** A connected client whose sign-in was checked. */
export type VoiceSocket = Socket<LiveChatSentEvents, LiveChatReceivedEvents, object, { actor: SignedIn }>;

type ServedDeps = VoiceDeps & {
  checkSession: CheckSession;
  isSessionOpen: (actor: SignedIn) => Promise<boolean>;
  meter: Pick<ReturnType<typeof connectionMeter>, 'allow' | 'cut'>;
  mayTake: ReturnType<typeof voiceLimits>['mayTake'];
};

const clientOf = (socket: VoiceSocket): Client => ({
  isConnected: () => socket.connected,
  tell(name, payload) {
    const emit = socket.emit.bind(socket) as (name: string, ...payload: unknown[]) => boolean;
    if (payload === undefined) emit(name);
    else emit(name, payload);
  },
  confirmEnd: (messageId) =>
    socket
      .timeout(VOICE_CONFIRM_MS)
      .emitWithAck('live-chat:response-ended', { messageId })
      .then(
        () => true,
        () => false,
      ),
});

/** One connected client: its events in sequence, each within its limits, and the end of its sign-in. */
export class ServedSocket {
  readonly #deps: ServedDeps;
  readonly #socket: VoiceSocket;
  readonly #client: Client;
  readonly #connection: VoiceConnection;
  readonly #userId: string;
  #invalid = 0;
  #lastCheck: Promise<unknown> = Promise.resolve();
  readonly #work: { [Name in keyof LiveChatSentEvents]: (actor: SignedIn, payload: never) => Promise<void> } = {
    'live-chat:start': (actor, payload: { userId: string; sessionId?: string }) =>
      this.#connection.start(actor, payload),
    'live-chat:send-audio': async (actor, { data }: { data: string }) => {
      if (await this.#deps.mayTake('recording', this.#userId)) await this.#connection.hear(actor, data);
      else this.#refuse('RATE_LIMITED');
    },
    'live-chat:end': () => this.#connection.end(),
  };

  constructor(deps: ServedDeps, socket: VoiceSocket) {
    this.#deps = deps;
    this.#socket = socket;
    this.#client = clientOf(socket);
    this.#connection = new VoiceConnection(deps, this.#client);
    this.#userId = socket.data.actor.owner.userId;
  }

  /** Listens until the socket is disconnected. */
  serve(): void {
    this.#deps.meter.allow(this.#socket.conn, () => {
      const startedAt = this.#connection.startedAt();
      return startedAt === null ? null : { userId: this.#userId, startedAt };
    });
    this.#socket.use(([name], next) => {
      if (Object.hasOwn(liveChatSent, name)) next();
      else this.#refuseInvalid();
    });
    for (const name of Object.keys(liveChatSent) as (keyof LiveChatSentEvents)[]) {
      this.#socket.on(name, (payload?: unknown) => {
        void this.#take(name, payload).catch((error: unknown) => {
          this.#deps.onError(error);
          this.#refuse('VOICE_NOT_HEARD');
        });
      });
    }
    const check = setInterval(() => {
      this.#deps
        .isSessionOpen(this.#socket.data.actor)
        .then((isOpen) => (isOpen ? undefined : this.#unauthorised()))
        .catch(this.#deps.onError);
    }, VOICE_CHECK_EVERY_MS);
    const unfollow = this.#deps.realtime.follow('account', this.#userId, {
      hear: ({ kind }) => {
        if (kind === 'ended') void this.#unauthorised().catch(this.#deps.onError);
      },
      missed: () => undefined,
    });
    this.#socket.on('disconnect', () => {
      clearInterval(check);
      unfollow();
      this.#connection.lost();
    });
  }

  /** The person as they are now: signed in, with their plan in force. Ends the connection if the session has ended. */
  async #currentActor(): Promise<SignedIn | null> {
    // The connection was closed because of one of the events after this one.
    if (!this.#socket.connected) return null;
    const auth = LiveChatAuth.parse(this.#socket.handshake.auth);
    const timeZone = auth.timeZone !== undefined && isTimeZone(auth.timeZone) ? auth.timeZone : undefined;
    const check = () => this.#deps.checkSession(auth.token, timeZone, false);
    // Who talks already doesn't wait for those who connect.
    const found = await (this.#connection.startedAt() === null ? this.#deps.inTurn(check) : check());
    if (!found) await this.#unauthorised();
    return found?.signedIn ?? null;
  }

  async #take(name: keyof LiveChatSentEvents, payload: unknown): Promise<void> {
    const read = liveChatSent[name].safeParse(payload);
    if (!read.success) return this.#refuseInvalid();
    // Each event asks the database, so that also valid ones need a limit.
    if (!(await this.#deps.mayTake('event', this.#userId))) return this.#deps.meter.cut(this.#socket.conn);
    // One after the other, so that a connection never has many queries waiting.
    const check = this.#lastCheck.then(() => this.#currentActor());
    this.#lastCheck = check.catch(() => undefined);
    const actor = await check;
    if (actor) await this.#work[name](actor, read.data as never);
  }

  #refuseInvalid(): void {
    this.#invalid += 1;
    if (this.#invalid > VOICE_INVALID_EVENTS_MAX) this.#deps.meter.cut(this.#socket.conn);
    else this.#refuse('VOICE_MESSAGE_INVALID');
  }

  async #unauthorised(): Promise<void> {
    await this.#connection.endUnauthorised();
    this.#socket.disconnect(true);
  }

  #refuse(errorCode: ErrorCode): void {
    this.#client.tell('live-chat:error', { error: errorText(errorCode), errorCode });
  }
}
