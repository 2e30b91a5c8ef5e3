import type { ChatAccepted } from '@alento/contract/chat';
import type { LiveChatReceived, LiveChatReceivedEvents } from '@alento/contract/voice/live-chat';
import { errorText } from '@alento/domain/errors/catalogue';
import type { VoiceState } from '@alento/domain/voice/limits';
import { engineCopy as copy } from '../engine.copy.ts';
import { createLink } from './link.ts';
import type { OpenConnection } from './live-connection.ts';
import { isFinal, isUnauthorized, refusalText } from './refusal.ts';
import { createTurn } from './turn.ts';
import { createWarning, type Warning } from './warning.ts';

/** Who talks, and where the server is. */
export type Identity = { token: unknown; userId: string; origin: string; sessionId: string | null };

type LivePorts = {
  open: OpenConnection;
  identity(): Identity;
  /** The server understood the recording. Called once for each. */
  onAccepted(accepted: ChatAccepted, text: string): void;
  onLimit(): void;
  /** A part of the spoken reply. */
  onPart(part: LiveChatReceived['live-chat:audio-response']): void;
  /** No more parts are to come for now. */
  onReplyEnd(): void;
  /** The conversation is over: microphone and voice must stop. */
  onOver(): void;
  onChange(): void;
};

export type LiveSession = ReturnType<typeof createLiveSession>;

/** States of a voice conversation over the server, without microphone and sound. */
export function createLiveSession(ports: LivePorts) {
  let state: VoiceState = 'idle';
  /** Whether the person began a conversation and has not ended it, also while its connection is given up. */
  let hasBegun = false;
  const warning = createWarning(ports.onChange);
  const turn = createTurn(timeOut);

  function to(next: VoiceState): void {
    if (state === next) return;
    state = next;
    ports.onChange();
  }

  /** The state in which nothing is recorded, processed or played. */
  function rest(): void {
    turn.stopTimer();
    to(!link.isOpen() ? 'idle' : link.isAlive() ? 'started' : 'connected');
  }

  /** Drops a recording that only the closed warning offered to send. */
  function forget(): void {
    if (state !== 'processing' && (!link.isOpen() || link.isStarted())) turn.drop();
  }

  /** No more of the reply is expected. What was received is still played. */
  function settle(): void {
    turn.end();
    ports.onReplyEnd();
    if (state === 'processing') rest();
  }

  function warn(text: string, retry: (() => void) | null, kind: Partial<Warning> = {}): void {
    const again =
      retry &&
      ((): void => {
        warning.close();
        retry();
      });
    warning.show({ text, retry: again, isError: true, ...kind }, forget);
  }

  /** Gives the connection up. What is recorded or played goes on. */
  function fail(text: string, retry: (() => void) | null = reconnect): void {
    link.disconnect();
    turn.stopTimer();
    ports.onReplyEnd();
    if (state !== 'recording' && state !== 'playing') to('idle');
    warn(text, retry, { isConnection: true });
  }

  /** Sends the recording that is not accepted yet, as soon as the session is started. */
  function sendRecording(): void {
    const recording = turn.recording();
    if (recording === null) return;
    to('processing');
    if (!link.isOpen()) {
      fail(copy.lost);
      return;
    }
    turn.wait();
    if (link.isStarted()) link.send('live-chat:send-audio', recording);
  }

  const resend = (): (() => void) | null => (turn.recording() === null ? null : sendRecording);

  function timeOut(): void {
    settle();
    warn(errorText('VOICE_TIMEOUT'), resend());
  }

  function start(id: string): void {
    link.noteStarted(id);
    if (warning.current()?.isConnection) warning.close();
    if (state === 'connected') to('started');
    if (turn.recording() !== null && turn.isOpen() && state !== 'recording') sendRecording();
    ports.onChange();
  }

  function accept({ text, ...accepted }: LiveChatReceived['live-chat:accepted']): void {
    const isNew = turn.accept(accepted.messageId);
    if (isNew) ports.onAccepted(accepted, text);
    if (!turn.isOpen()) return;
    turn.wait();
    if (state === 'started') to('processing');
  }

  function speak(part: LiveChatReceived['live-chat:audio-response']): void {
    // A part of the last reply is of no use while the next recording is on its way.
    if (turn.recording() !== null || !turn.isNewPart()) return;
    if (turn.isOpen()) turn.wait();
    ports.onPart(part);
  }

  function refuse(refused: LiveChatReceived['live-chat:error']): void {
    if (isUnauthorized(refused)) {
      fail(errorText('VOICE_UNAUTHORIZED'));
      return;
    }
    const isOver = isFinal(refused);
    const text = refusalText(refused.error);
    if (isOver) turn.drop();
    if (isOver && !link.isStarted()) link.forgetSession();
    if (link.isStarted()) {
      settle();
      warn(text, resend());
    } else fail(text, isOver ? null : reconnect);
    if (refused.errorCode === 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED') ports.onLimit();
  }

  function inform(text: string): void {
    if (turn.recording() !== null) {
      turn.drop();
      if (state === 'processing') rest();
    }
    warn(text, null, { isError: false });
  }

  function finish(): void {
    hasBegun = false;
    link.disconnect();
    link.forgetSession();
    turn.drop();
    warning.close();
    to('ended');
    ports.onOver();
  }

  const events: LiveChatReceivedEvents = {
    'live-chat:session-started': (session) => start(session.sessionId),
    'live-chat:accepted': accept,
    'live-chat:audio-response': speak,
    'live-chat:response-ended': (_reply, acknowledge) => {
      acknowledge();
      if (turn.recording() === null) settle();
    },
    'live-chat:session-ended': () => {
      finish();
      warn(copy.endedElsewhere, null, { isError: false });
    },
    'live-chat:error': refuse,
    'live-chat:timeout': timeOut,
    'live-chat:info': ({ message }) => inform(message),
  };

  const link = createLink({
    ...ports,
    events,
    onConnected() {
      if (state === 'idle') to('connected');
    },
    onSlow: () => warn(copy.slow, reconnect, { isConnection: true }),
    onFailed: (reason) => fail(copy[reason]),
    onRefused: (text) => fail(refusalText(text)),
  });

  function reconnect(): void {
    link.connect();
  }

  return {
    state: (): VoiceState => state,
    isConnecting: link.isConnecting,
    warning: warning.current,
    warn,
    inform,
    to,
    rest,

    start(): void {
      if ((state !== 'idle' && state !== 'ended') || link.isOpen()) return;
      const { token, userId, origin, sessionId: continued } = ports.identity();
      if (token === null || token === undefined || userId === '' || origin === '') {
        warn(errorText('VOICE_START_INCOMPLETE'), null);
      } else if (typeof token !== 'string' || token.trim() === '') warn(errorText('VOICE_TOKEN_INVALID'), null);
      else {
        warning.close();
        if (state === 'ended') to('idle');
        hasBegun = true;
        link.connect(continued);
      }
    },

    end(): void {
      if (!hasBegun) return;
      link.send('live-chat:end');
      finish();
    },

    /** Whether a recording may begin now. If not, a warning says why. */
    mayRecord(): boolean {
      if (state === 'started' || state === 'playing') {
        warning.close();
        turn.drop();
        return true;
      }
      if (state === 'processing') warn(errorText('VOICE_BUSY'), null, { isError: false });
      else if (state !== 'recording') warn(errorText('VOICE_SESSION_MISSING'), null);
      return false;
    },

    /** Sends a WAV file in base64. It is kept in memory until the server accepts it. */
    submit(data: string): void {
      turn.begin({ data, mimeType: 'audio/wav' });
      sendRecording();
    },

    /** Closes the warning. A recording that it offered to send again is dropped. */
    dismissWarning(): void {
      warning.close();
      forget();
    },
  };
}
