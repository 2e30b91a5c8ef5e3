import type { ChatAccepted } from '@alento/contract/chat';
import { errorText } from '@alento/domain/errors/catalogue';
import { VOICE_RECORDING_MIN_MS } from '@alento/domain/voice/limits';
import { apiOrigin } from '../../../../lib/api/api-origin.ts';
import { session } from '../../../../lib/session/session.ts';
import { now } from '../../../../lib/time/clock.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import type { Voice, VoiceOptions, VoiceStatus } from '../voice.types.ts';
import { engineCopy as copy } from './engine.copy.ts';
import { type OpenConnection, openConnection } from './live/live-connection.ts';
import { createLiveSession, type LiveSession } from './live/live-session.ts';
import type { MicrophoneFailure } from './recording/microphone.ts';
import { createMicrophoneUse } from './recording/microphone-use.ts';
import { loadWavLibrary, type NotConverted, toWav } from './recording/to-wav.ts';
import { createReplyPlayer, pausePodcast } from './reply/reply-player.ts';

export type ServerVoiceOptions = VoiceOptions & {
  /** The server understood a recording. `text` is the transcript. */
  onAccepted(accepted: ChatAccepted, text: string): void;
  /** The daily limit is reached. */
  onLimit(): void;
};

/** The part of a voice that changes. The same object until something changes. */
type Shown = Pick<Voice, 'status' | 'microphone' | 'warning' | 'playback' | 'recordingSince'>;
type Actions = Omit<Voice, keyof Shown>;

/** What is said about a recording that is not sent, because it has no voice in it. */
const NOTICES = { 'too-short': copy.tooShort, silence: copy.silence, noise: copy.noise } as const;

function statusOf(live: LiveSession): VoiceStatus {
  const state = live.state();
  if (state === 'recording' || state === 'playing') return state;
  if (live.warning()?.isError) return 'error';
  if (live.isConnecting()) return 'connecting';
  return state === 'started' ? 'ready' : state;
}

/**
 * A voice conversation over the server: microphone, connection and spoken reply together.
 *
 * @param options returns the current options.
 * @param open opens the connection; tests replace it.
 */
export function createServerVoice(options: () => ServerVoiceOptions, open: OpenConnection = openConnection) {
  const listeners = new Set<() => void>();
  /** Increased when the conversation ends, so that a recording that is being converted is not sent. */
  let conversation = 0;
  /** Whether the fixed words for a crisis are spoken once the help card is closed. */
  let isHelpUnspoken = false;

  const live = createLiveSession({
    open,
    identity: () => ({ ...options(), token: session.token(), origin: apiOrigin() }),
    onAccepted(accepted, text) {
      if (accepted.crisis) crisis.raise({ source: 'note', kind: null, about: 'self' });
      const isHeldBack = crisis.current() !== null;
      isHelpUnspoken = accepted.crisis && isHeldBack;
      reply.begin({ silent: isHeldBack });
      options().onAccepted(accepted, text);
    },
    onLimit: () => options().onLimit(),
    onPart(part) {
      reply.add(part);
      if (reply.isActive()) live.to('playing');
    },
    onReplyEnd: () => reply.finish(),
    onOver() {
      conversation += 1;
      microphone.drop();
      reply.forget();
    },
    onChange,
  });
  const microphone = createMicrophoneUse({ onFailure: tellFailure, onFull: () => void send(), onChange });
  const reply = createReplyPlayer({ onChange, onDone: rest, onFailed: tellNotPlayed });
  let shown: Shown = read();

  function read(): Shown {
    return {
      status: statusOf(live),
      microphone: microphone.permission(),
      warning: live.warning(),
      playback: reply.current(),
      recordingSince: microphone.recording()?.since ?? null,
    };
  }

  function onChange(): void {
    shown = read();
    for (const listener of listeners) listener();
  }

  function rest(): void {
    if (live.state() === 'playing' || live.state() === 'recording') live.rest();
  }

  function tellFailure(reason: MicrophoneFailure): void {
    live.warn(copy[reason], reason === 'unsupported' ? null : () => void microphone.request());
  }

  function tellNotSent(reason: NotConverted): void {
    live.rest();
    if (reason === 'empty') live.warn(copy.failed, null);
    else if (reason === 'unreadable') live.warn(errorText('VOICE_RECORDING_INVALID'), null);
    else if (reason === 'too-long') live.warn(errorText('VOICE_RECORDING_TOO_LONG'), null);
    else live.inform(NOTICES[reason]);
  }

  function tellNotPlayed(): void {
    rest();
    live.warn(copy.notPlayed, reply.current().canReplay ? replay : null);
  }

  function stopSpeaking(): void {
    reply.stop();
    if (live.state() === 'playing') live.rest();
  }

  function cancel(): void {
    microphone.drop();
    if (live.state() === 'recording') live.rest();
  }

  function replay(): void {
    const state = live.state();
    if (state === 'recording' || state === 'processing' || microphone.isOpening()) return;
    if (reply.replay()) live.to('playing');
  }

  async function record(): Promise<void> {
    if (microphone.isOpening() || !live.mayRecord()) return;
    stopSpeaking();
    pausePodcast();
    // If this fails, the recording's own conversion tries again.
    loadWavLibrary().catch(() => undefined);
    if (await microphone.begin()) live.to('recording');
  }

  async function send(): Promise<void> {
    if (microphone.isOpening()) {
      microphone.drop();
      live.inform(copy.tooShort);
      return;
    }
    const recording = microphone.recording();
    if (recording === null) {
      if (live.state() === 'idle' || live.state() === 'ended') live.warn(errorText('VOICE_SESSION_MISSING'), null);
      return;
    }
    if (now() - recording.since < VOICE_RECORDING_MIN_MS) {
      cancel();
      live.inform(copy.tooShort);
      return;
    }
    live.to('processing');
    const mine = conversation;
    const converted = await toWav(await microphone.finish());
    if (mine !== conversation) return;
    if (converted.ok) live.submit(converted.audio.base64);
    else tellNotSent(converted.reason);
  }

  function leave(): void {
    microphone.drop();
    live.end();
  }

  /** Speaks the words that the help card held back, also those that are still to come. */
  function speakHelp(): void {
    if (!isHelpUnspoken) return;
    isHelpUnspoken = false;
    if (live.state() === 'recording' || microphone.isOpening()) return;
    reply.release();
    if (reply.isActive()) live.to('playing');
  }

  function followCrisis(): void {
    if (crisis.current() === null) speakHelp();
    else {
      cancel();
      stopSpeaking();
    }
  }

  function followPodcast(): void {
    if (player.current()?.isPlaying && reply.isActive()) stopSpeaking();
  }

  const actions: Actions = {
    level: microphone.level,
    checkMicrophone: microphone.check,
    requestMicrophone: microphone.request,
    start(): void {
      reply.prime();
      // Without a network it could not be loaded when the recording is sent.
      loadWavLibrary().catch(() => undefined);
      live.start();
    },
    end: leave,
    record: () => void record(),
    send: () => void send(),
    cancel,
    dismissWarning: live.dismissWarning,
    replay,
    pause: reply.pause,
    resume: reply.resume,
    setSpeed: reply.setSpeed,
    stopSpeaking,
  };

  return {
    actions,
    current: (): Shown => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Lets the crisis card, the podcast player and the end of the page stop microphone and voice. The returned function
     * ends the conversation.
     */
    attach(): () => void {
      const stops = [crisis.subscribe(followCrisis), player.subscribe(followPodcast)];
      window.addEventListener('pagehide', leave);
      return () => {
        for (const stop of stops) stop();
        window.removeEventListener('pagehide', leave);
        leave();
      };
    },
  };
}
