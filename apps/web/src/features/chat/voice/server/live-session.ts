import type { ChatAccepted } from '@alento/contract/chat';
import type { LiveChatReceived, LiveChatReceivedEvents } from '@alento/contract/voice/live-chat';
import { errorText } from '@alento/domain/errors/catalogue';
import type { VoiceState } from '@alento/domain/voice/limits';
import { VOICE_SOCKET } from '@alento/domain/voice/limits';
import type { VoiceWarning } from '../voice.ts';
import { engineCopy as copy } from '../voice-errors.copy.ts';
import type { Connection, OpenConnection } from './live-connection.ts';
import { LiveTurn } from './live-turn.ts';
import { type Identity, readRefusal, refusalText, startTrouble } from './refusal.ts';

/** `notice` leaves the status chip as it is. A new connection closes a warning about the `connection`. */
type Warning = VoiceWarning & { kind: 'error' | 'notice' | 'connection' };

type Options = {
  open: OpenConnection;
  identity: () => Identity;
  /** Called once for each recording that the server understood. */
  onAccepted: (accepted: ChatAccepted, text: string) => void;
  onLimit: () => void;
  onPart: (part: LiveChatReceived['live-chat:audio-response']) => void;
  /** No more parts are to come for now. */
  onReplyEnd: () => void;
  /** The conversation is over: microphone and voice must stop. */
  onOver: () => void;
  onChange: () => void;
};

/** States of a voice conversation over the server, without microphone and sound. */
export class LiveSession {
  state: VoiceState = 'idle';
  warning: Warning | null = null;
  isConnecting = false;
  #hasBegun = false;
  #connection: Connection | null = null;
  /** Whether the server has started the session on the current connection. */
  #isStarted = false;
  /** Whether the session was started, also if the connection was lost since. */
  #isAlive = false;
  #sessionId: string | null = null;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #turn = new LiveTurn(() => this.#settle(errorText('VOICE_TIMEOUT')));
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    if ((this.state !== 'idle' && this.state !== 'ended') || this.#connection) return;
    const identity = this.#options.identity();
    const trouble = startTrouble(identity);
    if (trouble !== null) {
      this.warn(trouble);
      return;
    }
    this.#show(null);
    this.to('idle');
    this.#hasBegun = true;
    this.#sessionId ??= identity.sessionId;
    this.#connect();
  }

  end(): void {
    if (!this.#hasBegun) return;
    this.#connection?.send('live-chat:end');
    this.#finish();
  }

  /** Whether a recording may begin now. If not, a warning says why. */
  mayRecord(): boolean {
    if (this.state === 'started' || this.state === 'playing') {
      this.#show(null);
      this.#turn.drop();
      return true;
    }
    if (this.state === 'processing') this.warn(errorText('VOICE_BUSY'), null, 'notice');
    else if (this.state !== 'recording') this.warn(errorText('VOICE_SESSION_MISSING'));
    return false;
  }

  /** Sends a WAV file in base64. It stays in memory until the server accepts it. */
  submit(data: string): void {
    this.#turn.recording = { data, mimeType: 'audio/wav' };
    this.#turn.isOpen = true;
    this.#sendRecording();
  }

  to(next: VoiceState): void {
    if (this.state === next) return;
    this.state = next;
    this.#options.onChange();
  }

  /** Goes to the state in which nothing is recorded, processed or played. */
  rest(): void {
    this.#turn.stopTimer();
    this.to(!this.#connection ? 'idle' : this.#isAlive ? 'started' : 'connected');
  }

  warn(text: string, retry: (() => void) | null = null, kind: Warning['kind'] = 'error'): void {
    const closeAndRetry = (): void => {
      this.#show(null);
      retry?.();
    };
    this.#show({ text, retry: retry && closeAndRetry, kind });
  }

  /** Shows a notice about a recording, which is dropped. */
  inform(text: string): void {
    if (this.#turn.recording !== null) {
      this.#turn.drop();
      if (this.state === 'processing') this.rest();
    }
    this.warn(text, null, 'notice');
  }

  /** Closes the warning. A recording that only it offered to send again is dropped. */
  dismissWarning(): void {
    this.#show(null);
    if (this.state !== 'processing' && (!this.#connection || this.#isStarted)) this.#turn.drop();
  }

  #show(warning: Warning | null): void {
    if (this.warning === warning) return;
    this.warning = warning;
    this.#options.onChange();
  }

  /** Connects, and starts the session or resumes it. */
  #connect = (): void => {
    this.#disconnect();
    const { userId, origin } = this.#options.identity();
    this.isConnecting = true;
    this.#watchSlowness();
    this.#connection = this.#options.open(origin, userId, {
      onConnected: () => {
        this.#watchSlowness();
        this.isConnecting = false;
        if (this.state === 'idle') this.to('connected');
        const sessionId = this.#sessionId;
        this.#connection?.send('live-chat:start', { userId, ...(sessionId !== null && { sessionId }) });
      },
      onLost: () => {
        clearTimeout(this.#slowTimer);
        this.isConnecting = true;
        this.#isStarted = false;
        this.#options.onChange();
      },
      onFailed: (reason) => this.#fail(copy[reason]),
      onRefused: (text) => this.#fail(refusalText(text)),
      events: this.#events,
    });
    this.#options.onChange();
  };

  /** Warns if the session has not started in time. Further attempts may follow. */
  #watchSlowness(): void {
    clearTimeout(this.#slowTimer);
    const warn = (): void => this.warn(copy.slow, this.#connect, 'connection');
    this.#slowTimer = setTimeout(warn, VOICE_SOCKET.timeoutMs);
  }

  #disconnect(): void {
    clearTimeout(this.#slowTimer);
    this.#connection?.close();
    this.#connection = null;
    this.isConnecting = this.#isStarted = this.#isAlive = false;
  }

  /** Gives the connection up. What is recorded or played goes on. */
  #fail(text: string, retry: (() => void) | null = this.#connect): void {
    this.#disconnect();
    this.#turn.stopTimer();
    this.#options.onReplyEnd();
    if (this.state !== 'recording' && this.state !== 'playing') this.to('idle');
    this.warn(text, retry, 'connection');
  }

  #finish(): void {
    this.#hasBegun = false;
    this.#disconnect();
    this.#sessionId = null;
    this.#turn.drop();
    this.#show(null);
    this.to('ended');
    this.#options.onOver();
  }

  /** Sends the recording that is not accepted yet, as soon as the session is started. */
  #sendRecording = (): void => {
    const { recording } = this.#turn;
    if (recording === null) return;
    this.to('processing');
    if (this.#connection) this.#turn.wait();
    else this.#fail(copy.lost);
    if (this.#isStarted) this.#connection?.send('live-chat:send-audio', recording);
  };

  /** No more of the reply is expected; what was received is played. A trouble offers to send the recording again. */
  #settle(trouble?: string): void {
    this.#turn.end();
    this.#options.onReplyEnd();
    if (this.state === 'processing') this.rest();
    if (trouble !== undefined) this.warn(trouble, this.#turn.recording && this.#sendRecording);
  }

  #events: LiveChatReceivedEvents = {
    'live-chat:session-started': ({ sessionId }) => {
      clearTimeout(this.#slowTimer);
      this.#isStarted = this.#isAlive = true;
      this.#sessionId = sessionId;
      if (this.warning?.kind === 'connection') this.#show(null);
      if (this.state === 'connected') this.to('started');
      if (this.#turn.isOpen && this.state !== 'recording') this.#sendRecording();
      this.#options.onChange();
    },
    'live-chat:accepted': ({ text, ...accepted }) => {
      if (this.#turn.accept(accepted.messageId)) this.#options.onAccepted(accepted, text);
      if (!this.#turn.isOpen) return;
      this.#turn.wait();
      if (this.state === 'started') this.to('processing');
    },
    'live-chat:audio-response': (part) => {
      // A part of the last reply is of no use while the next recording is on its way.
      if (this.#turn.recording !== null || !this.#turn.isNewPart()) return;
      if (this.#turn.isOpen) this.#turn.wait();
      this.#options.onPart(part);
    },
    'live-chat:response-ended': (_reply, acknowledge) => {
      acknowledge();
      if (this.#turn.recording === null) this.#settle();
    },
    'live-chat:session-ended': () => {
      this.#finish();
      this.warn(copy.endedElsewhere, null, 'notice');
    },
    'live-chat:error': (refused) => {
      const { isUnauthorized, isFinal, text } = readRefusal(refused);
      if (isFinal) this.#turn.drop();
      if (this.#isStarted && !isUnauthorized) this.#settle(text);
      else {
        if (isFinal) this.#sessionId = null;
        this.#fail(text, isFinal ? null : this.#connect);
      }
      if (refused.errorCode === 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED') this.#options.onLimit();
    },
    'live-chat:timeout': () => this.#settle(errorText('VOICE_TIMEOUT')),
    'live-chat:info': ({ message }) => this.inform(message),
  };
}
