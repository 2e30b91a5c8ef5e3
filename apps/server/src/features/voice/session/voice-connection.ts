import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveChatReceived } from '@alento/contract/voice/live-chat';
import type { SpeechModel } from '@alento/domain/assistant/assistant-model';
import { type ErrorCode, errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { type Result, refuse as refusal } from '@alento/domain/result';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import type { SignedIn } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import type { Realtime } from '../../../realtime/realtime.ts';
import type { VoiceAvailability } from '../availability.ts';
import type { ChatPort } from '../ports.ts';
import { looksLikeRecording } from '../speech/recording.ts';
import { speakReply } from '../speech/speak-reply.ts';
import { voiceCopy } from '../voice.copy.ts';
import type { Heard, HearRecording } from './hear-recording.ts';
import { RENEW_HEARING_MS, voiceSessionRepository as repository } from './voice-session.repository.ts';

/** The client's side of a connection. */
export type Client = {
  isConnected(): boolean;
  tell<Name extends keyof LiveChatReceived>(name: Name, payload: LiveChatReceived[Name]): void;
  /** Tells that all parts of a reply were sent. Resolves with whether the client has confirmed it. */
  confirmEnd(messageId: string): Promise<boolean>;
};

export type VoiceDeps = {
  db: Database;
  clock: () => number;
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
  /** The reply that is being told and spoken. */
  replyId: string | null;
};

/** One connection of a person: at most one session, in it at most one turn at a time. */
export function voiceConnection(deps: VoiceDeps, client: Client) {
  const { db, clock, realtime } = deps;
  const holder = randomUUID();
  let session: Session | null = null;
  let turn: Turn | null = null;
  let unfollow: () => void = () => undefined;
  /** The last attempt to become the holder of the session. */
  let taking: Promise<unknown> = Promise.resolve();

  const refuse = (errorCode: ErrorCode): void =>
    client.tell('live-chat:error', { error: errorText(errorCode), errorCode });

  function endTurn(): void {
    if (turn?.timer) clearTimeout(turn.timer);
    turn?.ending.abort();
    turn = null;
  }

  /** Forgets the session without a word to the client. */
  function leave(): void {
    unfollow();
    unfollow = () => undefined;
    session = null;
  }

  /** Leaves the session to another connection: speaking ends, but a recording goes on being heard for it. */
  function giveUp(): void {
    if (turn?.timer) clearTimeout(turn.timer);
    if (turn?.replyId != null) turn.ending.abort();
    turn = null;
    leave();
  }

  /** @param ms time that is left for the turn. */
  function beginTurn(ms: number): Turn {
    const begun: Turn = { ending: new AbortController(), timer: null, replyId: null };
    begun.timer = setTimeout(() => {
      if (turn !== begun) return;
      endTurn();
      if (session) repository.dropPending(db, session.actor.owner, holder).catch(deps.onError);
      client.tell('live-chat:timeout', undefined);
    }, ms);
    turn = begun;
    return begun;
  }

  /** Tells that a recording was accepted, and speaks its reply. */
  async function deliver(actor: SignedIn, replyId: string): Promise<void> {
    if (turn?.replyId === replyId) return;
    const mine = turn ?? beginTurn(VOICE_TURN_MS);
    mine.replyId = replyId;
    const accepted = await deps.chat.exchange(actor, replyId);
    if (!accepted) {
      await repository.endReply(db, actor.owner, replyId);
      if (turn === mine) endTurn();
      return refuse('CHAT_REPLY_NOT_FOUND');
    }
    // Signed out, or the consent withdrawn, since the recording was sent.
    const allowed = await deps.mayGoOn(actor);
    if (!allowed.ok) {
      if (turn === mine) endTurn();
      return refuse(allowed.code);
    }
    client.tell('live-chat:accepted', accepted);
    const { signal } = mine.ending;
    const end = await speakReply(deps.chat.replyText(actor, replyId, signal), {
      speech: deps.speech,
      signal,
      send({ audio, mimeType }) {
        // The first part ends the time limit: from here on the person hears that it goes on.
        if (mine.timer) clearTimeout(mine.timer);
        client.tell('live-chat:audio-response', { audioData: Buffer.from(audio).toString('base64'), mimeType });
      },
    });
    if (end === 'stopped') return;
    if (end === 'failed') refuse('CHAT_FAILED');
    if (end === 'silent') client.tell('live-chat:info', { message: voiceCopy.notSpoken });
    const isConfirmed = await client.confirmEnd(replyId);
    if (isConfirmed) await repository.endReply(db, actor.owner, replyId);
    if (turn === mine) endTurn();
  }

  async function settle(actor: SignedIn, hash: string, heard: Heard): Promise<void> {
    const { owner } = actor;
    const isKept =
      heard.kind === 'accepted'
        ? await repository.finishTurn(db, owner, hash, heard)
        : await repository.dropTurn(db, owner, hash);
    // The person has ended the session meanwhile.
    if (!isKept) return;
    // The client may have come back by another connection, also to another process.
    const isHere = session !== null && client.isConnected();
    if (heard.kind === 'accepted') {
      if (isHere) await deliver(actor, heard.replyId);
      else realtime.publish('voice', owner.userId, { kind: 'heard', replyId: heard.replyId });
      return;
    }
    if (!isHere) {
      const errorCode = heard.kind === 'refused' ? heard.errorCode : 'VOICE_NOT_HEARD';
      realtime.publish('voice', owner.userId, { kind: 'refused', errorCode });
      return;
    }
    // Ended or timed out meanwhile: the person was told.
    if (turn === null) return;
    endTurn();
    if (heard.kind === 'notice') client.tell('live-chat:info', { message: heard.message });
    else refuse(heard.errorCode);
  }

  function follow(actor: SignedIn): void {
    unfollow();
    const { userId } = actor.owner;
    const onTaken = async (): Promise<void> => {
      // Of two connections that start at once, each hears of the other; the row tells which one has the session. What is
      // heard before this one is in the row can be about the connection before it.
      await taking;
      if (session === null || (await repository.holds(db, actor.owner, holder))) return;
      giveUp();
      client.tell('live-chat:session-ended', undefined);
    };
    unfollow = realtime.follow('voice', userId, {
      hear(event) {
        if (event.kind === 'taken' && event.holder !== holder) void onTaken().catch(deps.onError);
        if (event.kind === 'heard' && session) void deliver(actor, event.replyId).catch(deps.onError);
        if (event.kind === 'refused' && turn && turn.replyId === null) {
          endTurn();
          refuse(isErrorCode(event.errorCode) ? event.errorCode : 'VOICE_NOT_HEARD');
        }
      },
      // What was missed is read when the client starts again; a turn that is pending is told by the time limit.
      missed: () => undefined,
    });
  }

  /** Whether a person may start a session, and whether the conversation that it should continue is theirs. */
  async function mayStart(actor: SignedIn, sessionId: string | undefined): Promise<Result<unknown>> {
    const allowed = await deps.availability.check(actor);
    if (!allowed.ok || sessionId === undefined) return allowed;
    const known = await repository.find(db, actor.owner);
    if (known?.conversationId === sessionId || (await deps.chat.hasConversation(actor, sessionId))) return allowed;
    return refusal('CHAT_SESSION_NOT_FOUND');
  }

  return {
    /** When the session was started, ms epoch; null if none is. */
    startedAt: (): number | null => session?.startedAt ?? null,

    /** "live-chat:start": begins a session, or continues one after a lost connection. */
    async start(
      actor: SignedIn,
      { userId, sessionId }: { userId: string; sessionId?: string | undefined },
    ): Promise<void> {
      const { owner } = actor;
      if (userId !== owner.userId) return refuse('FORBIDDEN');
      const allowed = await deps.inTurn(() => mayStart(actor, sessionId));
      if (!allowed.ok) return refuse(allowed.code);
      const conversationId = sessionId ?? randomUUID();
      endTurn();
      const now = clock();
      session = { conversationId, actor, startedAt: now };
      follow(actor);
      const take = deps.inTurn(() => repository.take(db, owner, { conversationId, holder, now }));
      taking = take.catch(() => undefined);
      const taken = await take;
      if (session) session = { ...session, startedAt: taken.startedAt };
      realtime.publish('voice', owner.userId, { kind: 'taken', holder });
      client.tell('live-chat:session-started', { sessionId: conversationId });
      if (taken.replyId !== null) await deliver(actor, taken.replyId);
      else if (taken.recordedAt !== null) beginTurn(Math.max(0, taken.recordedAt + VOICE_TURN_MS - clock()));
    },

    /** "live-chat:send-audio": hears a recording and speaks the reply. */
    async hear(actor: SignedIn, data: string): Promise<void> {
      if (session === null) return refuse('VOICE_SESSION_MISSING');
      const allowed = await deps.availability.check(actor);
      if (!allowed.ok) return refuse(allowed.code);
      // Before anything reads all of it.
      if (!looksLikeRecording(data)) return refuse('VOICE_RECORDING_INVALID');
      const hash = deps.hashOf(data);
      const begin = () => repository.beginTurn(db, actor.owner, { holder, hash, now: clock() });
      let begun = await begin();
      const awaited = turn;
      // The process that heard it may have been killed; then it is heard again here.
      while (begun === 'same' && awaited !== null && awaited.replyId === null && turn === awaited) {
        await sleep(RENEW_HEARING_MS);
        if (turn !== awaited || awaited.replyId !== null) return;
        begun = await begin();
      }
      if (begun === 'busy') return refuse('VOICE_BUSY');
      if (begun === 'same') {
        // Its result is told when it is there; a reply that is there and was not confirmed is told again.
        const replyId = turn === null ? (await repository.find(db, actor.owner))?.replyId : null;
        if (replyId) await deliver(actor, replyId);
        return;
      }
      if (begun === 'gone' || session === null) return refuse('VOICE_SESSION_MISSING');
      session = { ...session, actor };
      // A reply that was still spoken is not wanted any more.
      endTurn();
      const { ending } = beginTurn(VOICE_TURN_MS);
      const recording = { data, conversationId: session.conversationId };
      let heard: Heard = { kind: 'refused', errorCode: 'VOICE_NOT_HEARD' };
      const renewal = setInterval(() => {
        repository.renewTurn(db, actor.owner, hash, clock()).catch(deps.onError);
      }, RENEW_HEARING_MS);
      try {
        heard = await deps.hear(actor, recording, ending.signal);
      } catch (error) {
        deps.onError(error);
      } finally {
        clearInterval(renewal);
      }
      if (heard.kind === 'accepted' && session) session = { ...session, conversationId: heard.conversationId };
      await settle(actor, hash, heard);
    },

    /** "live-chat:end". */
    async end(): Promise<void> {
      if (session === null) return refuse('VOICE_SESSION_MISSING');
      const { owner } = session.actor;
      endTurn();
      leave();
      await repository.end(db, owner, holder);
      client.tell('live-chat:session-ended', undefined);
    },

    /** Ends the session because the sign-in has ended. */
    async endUnauthorised(): Promise<void> {
      if (session) {
        const { owner } = session.actor;
        endTurn();
        leave();
        await repository.end(db, owner, holder);
      }
      refuse('VOICE_UNAUTHORIZED');
    },

    /** The connection is lost. A recording that is being heard goes on, so that its reply waits for the client. */
    lost: giveUp,
  };
}
