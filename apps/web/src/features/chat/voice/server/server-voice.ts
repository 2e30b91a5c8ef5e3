import type { ChatAccepted } from '@alento/contract/chat';
import { errorText } from '@alento/domain/errors/catalogue';
import { VOICE_RECORDING_MAX_MS, VOICE_RECORDING_MIN_MS } from '@alento/domain/voice/limits';
import { apiOrigin } from '../../../../lib/api/api-origin.ts';
import { Microphone } from '../../../../lib/media/microphone.ts';
import { session } from '../../../../lib/session/session.ts';
import { now } from '../../../../lib/time/clock.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { pausePodcast } from '../../../../state/player/pause-podcast.ts';
import { VoiceEngine, type VoiceStatus } from '../voice.ts';
import { engineCopy as copy } from '../voice-errors.copy.ts';
import { type OpenConnection, openConnection } from './live-connection.ts';
import { LiveSession } from './live-session.ts';
import { ReplyPlayer } from './reply-player.ts';
import { loadWavLibrary, type NotConverted, toWav } from './to-wav.ts';

export type ServerVoiceOptions = {
  userId: string;
  /** The conversation that is continued; null for a new one. */
  sessionId: string | null;
  onAccepted: (accepted: ChatAccepted, text: string) => void;
  onLimit: () => void;
};

/** Without a network the library could not be loaded later. If this fails, the conversion tries again. */
const preloadWavLibrary = (): void => void loadWavLibrary().catch(() => undefined);

/** A conversation by voice over the server: microphone, connection and spoken reply together. */
export class ServerVoice extends VoiceEngine {
  #options: () => ServerVoiceOptions;
  #open: OpenConnection;
  /** Increased when the conversation ends, so that a recording that is being converted is not sent. */
  #conversation = 0;
  #update = (): void =>
    this.change({
      status: this.#status(),
      microphone: this.#microphone.permission,
      warning: this.#live.warning,
      playback: this.#reply.playback,
      recordingSince: this.#microphone.recording?.since ?? null,
    });

  #microphone = new Microphone({
    maxMs: VOICE_RECORDING_MAX_MS,
    onFailure: (reason) => this.#live.warn(copy[reason], reason === 'unsupported' ? null : this.requestMicrophone),
    onFull: () => this.send(),
    onChange: this.#update,
  });
  #reply = new ReplyPlayer({
    onDone: () => this.#rest(),
    onFailed: () => {
      this.#rest();
      this.#live.warn(copy.notPlayed, this.#reply.playback.canReplay ? this.replay : null);
    },
    onChange: this.#update,
  });
  #live = new LiveSession({
    open: (...connection) => this.#open(...connection),
    identity: () => ({ ...this.#options(), token: session.token(), origin: apiOrigin() }),
    onAccepted: (accepted, text) => this.#accept(accepted, text),
    onLimit: () => this.#options().onLimit(),
    onPart: (part) => {
      this.#reply.add(part);
      this.#showReply();
    },
    onReplyEnd: () => this.#reply.finish(),
    onOver: () => {
      this.#conversation += 1;
      this.#microphone.drop();
      this.#reply.forget();
    },
    onChange: this.#update,
  });

  /** `options` returns the current options. Tests replace `open`. */
  constructor(options: () => ServerVoiceOptions, open: OpenConnection = openConnection) {
    super();
    this.#options = options;
    this.#open = open;
  }

  level = this.#microphone.level;
  checkMicrophone = this.#microphone.check;
  requestMicrophone = this.#microphone.request;
  pause = this.#reply.pause;
  resume = this.#reply.resume;
  setSpeed = this.#reply.setSpeed;
  dismissWarning = (): void => this.#live.dismissWarning();

  start = (): void => {
    this.#reply.prime();
    preloadWavLibrary();
    this.#live.start();
  };

  end = (): void => {
    this.#microphone.drop();
    this.#live.end();
  };

  record = (): void => {
    if (this.#microphone.isOpening || !this.#live.mayRecord()) return;
    this.stopSpeaking();
    pausePodcast();
    preloadWavLibrary();
    void this.#microphone.begin().then((isOn) => isOn && this.#live.to('recording'));
  };

  send = (): void => {
    const { recording, isOpening } = this.#microphone;
    if (isOpening || (recording !== null && now() - recording.since < VOICE_RECORDING_MIN_MS)) {
      this.cancel();
      this.#live.inform(copy['too-short']);
    } else if (recording !== null) void this.#convert();
    else if (this.#live.state === 'idle' || this.#live.state === 'ended') {
      this.#live.warn(errorText('VOICE_SESSION_MISSING'));
    }
  };

  cancel = (): void => {
    this.#microphone.drop();
    if (this.#live.state === 'recording') this.#live.rest();
  };

  replay = (): void => {
    const { state } = this.#live;
    if (state === 'recording' || state === 'processing' || this.#microphone.isOpening) return;
    if (this.#reply.replay()) this.#live.to('playing');
  };

  stopSpeaking = (): void => {
    this.#reply.stop();
    if (this.#live.state === 'playing') this.#live.rest();
  };

  protected leave = this.end;
  protected hide = (): void => undefined;
  protected hush = (): void => {
    this.cancel();
    this.stopSpeaking();
  };
  protected giveWay = (): void => {
    if (this.#reply.isActive) this.stopSpeaking();
  };
  /** Speaks the words that the help card held back, also those that are still to come. */
  protected speakHelp = (): void => {
    if (this.#live.state === 'recording' || this.#microphone.isOpening) return;
    this.#reply.release();
    this.#showReply();
  };

  #accept(accepted: ChatAccepted, text: string): void {
    if (accepted.crisis) crisis.raise({ source: 'note', kind: null, about: 'self' });
    const isDeferred = crisis.current() !== null;
    this.isReplyPostponed = accepted.crisis && isDeferred;
    this.#reply.begin(isDeferred);
    this.#options().onAccepted(accepted, text);
  }

  async #convert(): Promise<void> {
    this.#live.to('processing');
    const conversation = this.#conversation;
    const converted = await toWav(await this.#microphone.finish());
    if (conversation !== this.#conversation) return;
    if (converted.ok) this.#live.submit(converted.audio.base64);
    else this.#explain(converted.reason);
  }

  #explain(reason: NotConverted): void {
    this.#live.rest();
    if (reason === 'empty') this.#live.warn(copy.failed);
    else if (reason === 'unreadable') this.#live.warn(errorText('VOICE_RECORDING_INVALID'));
    else if (reason === 'too-long') this.#live.warn(errorText('VOICE_RECORDING_TOO_LONG'));
    else this.#live.inform(copy[reason]);
  }

  #rest(): void {
    if (this.#live.state === 'playing' || this.#live.state === 'recording') this.#live.rest();
  }

  #showReply(): void {
    if (this.#reply.isActive) this.#live.to('playing');
  }

  #status(): VoiceStatus {
    const { state, warning, isConnecting } = this.#live;
    if (state === 'recording' || state === 'playing') return state;
    if (warning && warning.kind !== 'notice') return 'error';
    if (isConnecting) return 'connecting';
    return state === 'started' ? 'ready' : state;
  }
}
