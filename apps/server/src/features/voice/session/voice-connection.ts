import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveChatReceived } from '@alento/contract/voice/live-chat';
import type { SpeechModel } from '@alento/domain/assistant/assistant-model';
import { type ErrorCode, errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { type Result, refuse as refusal } from '@alento/domain/result';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import type { SignedIn } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import type { Realtime } from '../../../realtime/realtime.ts';
import type { VoiceAvailability } from '../availability.ts';
import type { ChatPort } from '../ports.ts';
import { looksLikeRecording } from '../speech/recording.ts';
import { speakReply } from '../speech/speak-reply.ts';
import { voiceCopy } from '../voice.copy.ts';
import type { Heard, HearRecording } from './hear-recording.ts';
import { RENEW_HEARING_MS, voiceSessionRepository } from './voice-session.repository.ts';

/** The client's side of a connection. */
export type Client = {
  isConnected(): boolean;
  tell<Name extends keyof LiveChatReceived>(name: Name, payload: LiveChatReceived[Name]): void;
  /** Tells that all parts of a reply were sent. Resolves with whether the client has confirmed it. */
  confirmEnd(messageId: string): Promise<boolean>;
};

export type VoiceDeps = Store & {
  realtime: Realtime;
  availability: Pick<VoiceAvailability, 'check'>;
  /** Does the work when few other connections use the database. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether the person is still signed in and may still talk by voice. */
  mayGoOn: (actor: SignedIn) => Promise<Result<true>>;
  speech: SpeechModel;
  chat: Omit<ChatPort, 'send'>;
  hear: HearRecording;
  /** Keyed hash of a recording. */
  hashOf: (data: string) => string;
  onError: (error: unknown) => void;
};

/** The started session of a connection. */
type Session = {
  conversationId: string;
  actor: SignedIn;
  /** When it was started, also by another connection, ms epoch. */
  startedAt: number;
};
/** The recording or reply in progress. */
type Turn = {
  /** Aborted when it is no longer wanted: "Encerrar" and the time limit. */
  ending: AbortController;
  timer: ReturnType<typeof setTimeout> | null;
  /** The reply that is being sent and spoken. */
  replyId: string | null;
};

/** One connection of a person: at most one session, in it at most one turn at a time. */
export class VoiceConnection {
  readonly #deps: VoiceDeps;
  readonly #client: Client;
  readonly #holder = randomUUID();
  #session: Session | null = null;
  #turn: Turn | null = null;
  #unfollow: () => void = () => undefined;
  /** The last attempt to become the holder of the session. */
  #taking: Promise<unknown> = Promise.resolve();

  constructor(deps: VoiceDeps, client: Client) {
    this.#deps = deps;
    this.#client = client;
  }

  /** When the session was started, ms epoch; null if none is. */
  startedAt(): number | null {
    return this.#session?.startedAt ?? null;
  }

  /** "live-chat:start": begins a session, or continues one after a lost connection. */
  async start(
    actor: SignedIn,
    { userId, sessionId }: { userId: string; sessionId?: string | undefined },
  ): Promise<void> {
    const { owner } = actor;
    if (userId !== owner.userId) return this.#refuse('FORBIDDEN');
    const allowed = await this.#deps.inTurn(() => this.#mayStart(actor, sessionId));
    if (!allowed.ok) return this.#refuse(allowed.code);
    const conversationId = sessionId ?? randomUUID();
    this.#endTurn();
    const now = this.#deps.clock();
    this.#session = { conversationId, actor, startedAt: now };
    this.#follow(actor);
    const take = this.#deps.inTurn(() =>
      voiceSessionRepository.take(this.#deps.db, owner, { conversationId, holder: this.#holder, now }),
    );
    this.#taking = take.catch(() => undefined);
    const taken = await take;
    if (this.#session) this.#session = { ...this.#session, startedAt: taken.startedAt };
    this.#deps.realtime.publish('voice', owner.userId, { kind: 'taken', holder: this.#holder });
    this.#client.tell('live-chat:session-started', { sessionId: conversationId });
    if (taken.replyId !== null) await this.#deliver(actor, taken.replyId);
    else if (taken.recordedAt !== null)
      this.#beginTurn(Math.max(0, taken.recordedAt + VOICE_TURN_MS - this.#deps.clock()));
  }

  /** "live-chat:send-audio": hears a recording and speaks the reply. */
  async hear(actor: SignedIn, data: string): Promise<void> {
    if (this.#session === null) return this.#refuse('VOICE_SESSION_MISSING');
    const allowed = await this.#deps.availability.check(actor);
    if (!allowed.ok) return this.#refuse(allowed.code);
    // Before anything reads all of it.
    if (!looksLikeRecording(data)) return this.#refuse('VOICE_RECORDING_INVALID');
    const hash = this.#deps.hashOf(data);
    const begin = () =>
      voiceSessionRepository.beginTurn(this.#deps.db, actor.owner, {
        holder: this.#holder,
        hash,
        now: this.#deps.clock(),
      });
    let begun = await begin();
    const awaited = this.#turn;
    // The process that heard it may have been killed; then it is heard again here.
    while (begun === 'same' && awaited !== null && awaited.replyId === null && this.#turn === awaited) {
      await sleep(RENEW_HEARING_MS);
      if (this.#turn !== awaited || awaited.replyId !== null) return;
      begun = await begin();
    }
    if (begun === 'busy') return this.#refuse('VOICE_BUSY');
    if (begun === 'same') {
      // Its result is sent when it is there; a reply that is there and was not confirmed is sent again.
      const replyId =
        this.#turn === null ? (await voiceSessionRepository.find(this.#deps.db, actor.owner))?.replyId : null;
      if (replyId) await this.#deliver(actor, replyId);
      return;
    }
    if (begun === 'gone' || this.#session === null) return this.#refuse('VOICE_SESSION_MISSING');
    this.#session = { ...this.#session, actor };
    // A reply that was still spoken is not wanted any more.
    this.#endTurn();
    const { ending } = this.#beginTurn(VOICE_TURN_MS);
    const recording = { data, conversationId: this.#session.conversationId };
    let heard: Heard = { kind: 'refused', errorCode: 'VOICE_NOT_HEARD' };
    const renewal = setInterval(() => {
      voiceSessionRepository.renewTurn(this.#deps.db, actor.owner, hash, this.#deps.clock()).catch(this.#deps.onError);
    }, RENEW_HEARING_MS);
    try {
      heard = await this.#deps.hear(actor, recording, ending.signal);
    } catch (error) {
      this.#deps.onError(error);
    } finally {
      clearInterval(renewal);
    }
    if (heard.kind === 'accepted' && this.#session)
      this.#session = { ...this.#session, conversationId: heard.conversationId };
    await this.#settle(actor, hash, heard);
  }

  /** "live-chat:end". */
  async end(): Promise<void> {
    if (this.#session === null) return this.#refuse('VOICE_SESSION_MISSING');
    const { owner } = this.#session.actor;
    this.#endTurn();
    this.#leave();
    await voiceSessionRepository.end(this.#deps.db, owner, this.#holder);
    this.#client.tell('live-chat:session-ended', undefined);
  }

  /** Ends the session because the sign-in has ended. */
  async endUnauthorised(): Promise<void> {
    if (this.#session) {
      const { owner } = this.#session.actor;
      this.#endTurn();
      this.#leave();
      await voiceSessionRepository.end(this.#deps.db, owner, this.#holder);
    }
    this.#refuse('VOICE_UNAUTHORIZED');
  }

  /** The connection is lost. A recording that is being heard goes on, so that its reply waits for the client. */
  lost(): void {
    this.#giveUp();
  }

  #endTurn(): void {
    if (this.#turn?.timer) clearTimeout(this.#turn.timer);
    this.#turn?.ending.abort();
    this.#turn = null;
  }

  /** Forgets the session without a word to the client. */
  #leave(): void {
    this.#unfollow();
    this.#unfollow = () => undefined;
    this.#session = null;
  }

  /** Leaves the session to another connection: speaking ends, but a recording goes on being heard for it. */
  #giveUp(): void {
    if (this.#turn?.timer) clearTimeout(this.#turn.timer);
    if (this.#turn?.replyId != null) this.#turn.ending.abort();
    this.#turn = null;
    this.#leave();
  }

  /** @param ms time that is left for the turn. */
  #beginTurn(ms: number): Turn {
    const begun: Turn = { ending: new AbortController(), timer: null, replyId: null };
    begun.timer = setTimeout(() => {
      if (this.#turn !== begun) return;
      this.#endTurn();
      if (this.#session)
        voiceSessionRepository
          .dropPending(this.#deps.db, this.#session.actor.owner, this.#holder)
          .catch(this.#deps.onError);
      this.#client.tell('live-chat:timeout', undefined);
    }, ms);
    this.#turn = begun;
    return begun;
  }

  /** Tells that a recording was accepted, and speaks its reply. */
  async #deliver(actor: SignedIn, replyId: string): Promise<void> {
    if (this.#turn?.replyId === replyId) return;
    const mine = this.#turn ?? this.#beginTurn(VOICE_TURN_MS);
    mine.replyId = replyId;
    const accepted = await this.#deps.chat.exchange(actor, replyId);
    if (!accepted) {
      await voiceSessionRepository.endReply(this.#deps.db, actor.owner, replyId);
      if (this.#turn === mine) this.#endTurn();
      return this.#refuse('CHAT_REPLY_NOT_FOUND');
    }
    // Signed out, or the consent withdrawn, since the recording was sent.
    const allowed = await this.#deps.mayGoOn(actor);
    if (!allowed.ok) {
      if (this.#turn === mine) this.#endTurn();
      return this.#refuse(allowed.code);
    }
    this.#client.tell('live-chat:accepted', accepted);
    const { signal } = mine.ending;
    const end = await speakReply(this.#deps.chat.replyText(actor, replyId, signal), {
      speech: this.#deps.speech,
      signal,
      send: ({ audio, mimeType }) => {
        // The first part ends the time limit: from here on the person hears that it goes on.
        if (mine.timer) clearTimeout(mine.timer);
        this.#client.tell('live-chat:audio-response', { audioData: Buffer.from(audio).toString('base64'), mimeType });
      },
    });
    if (end === 'stopped') return;
    if (end === 'failed') this.#refuse('CHAT_FAILED');
    if (end === 'silent') this.#client.tell('live-chat:info', { message: voiceCopy.notSpoken });
    const isConfirmed = await this.#client.confirmEnd(replyId);
    if (isConfirmed) await voiceSessionRepository.endReply(this.#deps.db, actor.owner, replyId);
    if (this.#turn === mine) this.#endTurn();
  }

  async #settle(actor: SignedIn, hash: string, heard: Heard): Promise<void> {
    const { owner } = actor;
    const isStored =
      heard.kind === 'accepted'
        ? await voiceSessionRepository.finishTurn(this.#deps.db, owner, hash, heard)
        : await voiceSessionRepository.dropTurn(this.#deps.db, owner, hash);
    // The person has ended the session meanwhile.
    if (!isStored) return;
    // The client may have come back by another connection, also to another process.
    const isHere = this.#session !== null && this.#client.isConnected();
    if (heard.kind === 'accepted') {
      if (isHere) await this.#deliver(actor, heard.replyId);
      else this.#deps.realtime.publish('voice', owner.userId, { kind: 'heard', replyId: heard.replyId });
      return;
    }
    if (!isHere) {
      const errorCode = heard.kind === 'refused' ? heard.errorCode : 'VOICE_NOT_HEARD';
      this.#deps.realtime.publish('voice', owner.userId, { kind: 'refused', errorCode });
      return;
    }
    // Ended or timed out meanwhile: the person was notified.
    if (this.#turn === null) return;
    this.#endTurn();
    if (heard.kind === 'notice') this.#client.tell('live-chat:info', { message: heard.message });
    else this.#refuse(heard.errorCode);
  }

  #follow(actor: SignedIn): void {
    this.#unfollow();
    const { userId } = actor.owner;
    const onTaken = async (): Promise<void> => {
      // Of two connections that start at once, each hears of the other; the row tells which one has the session. What is
      // heard before this one is in the row can be about the connection before it.
      await this.#taking;
      if (this.#session === null || (await voiceSessionRepository.holds(this.#deps.db, actor.owner, this.#holder)))
        return;
      this.#giveUp();
      this.#client.tell('live-chat:session-ended', undefined);
    };
    this.#unfollow = this.#deps.realtime.follow('voice', userId, {
      hear: (event) => {
        if (event.kind === 'taken' && event.holder !== this.#holder) void onTaken().catch(this.#deps.onError);
        if (event.kind === 'heard' && this.#session) void this.#deliver(actor, event.replyId).catch(this.#deps.onError);
        if (event.kind === 'refused' && this.#turn && this.#turn.replyId === null) {
          this.#endTurn();
          this.#refuse(isErrorCode(event.errorCode) ? event.errorCode : 'VOICE_NOT_HEARD');
        }
      },
      // What was missed is read when the client starts again; a turn that is pending is told by the time limit.
      missed: () => undefined,
    });
  }

  /** Whether a person may start a session, and whether the conversation that it should continue is theirs. */
  async #mayStart(actor: SignedIn, sessionId: string | undefined): Promise<Result<unknown>> {
    const allowed = await this.#deps.availability.check(actor);
    if (!allowed.ok || sessionId === undefined) return allowed;
    const known = await voiceSessionRepository.find(this.#deps.db, actor.owner);
    if (known?.conversationId === sessionId || (await this.#deps.chat.hasConversation(actor, sessionId)))
      return allowed;
    return refusal('CHAT_SESSION_NOT_FOUND');
  }

  #refuse(errorCode: ErrorCode): void {
    this.#client.tell('live-chat:error', { error: errorText(errorCode), errorCode });
  }
}
