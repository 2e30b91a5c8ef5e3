import { type MicrophoneState, VOICE_RECORDING_MAX_MS, VOICE_RECORDING_MIN_MS } from '@alento/domain/voice/limits';
import { now } from '../../../../lib/time/clock.ts';
import type { VoiceWarning } from '../voice.types.ts';
import { voiceErrors } from '../voice-errors.copy.ts';
import { deviceCopy } from './device.copy.ts';
import { type Listening, listenToWords } from './heard-words.ts';
import { createReplyReader, type Reading } from './reply-reader.ts';
import { askForMicrophone, isDenial, type Permission, readMicrophonePermission } from './speech-recognition.ts';
import { unlockSpeech } from './speech-synthesis.ts';
import { spokenSentences } from './spoken-sentences.ts';

export type DeviceState = {
  /** `recognising`: the recording has ended, and its last words are awaited. */
  phase: 'idle' | 'ready' | 'recording' | 'recognising' | 'ended';
  reading: Reading;
  microphone: MicrophoneState;
  warning: VoiceWarning | null;
  caption: string;
  recordingSince: number | null;
  speed: number;
  canReplay: boolean;
};

const FIRST: DeviceState = {
  phase: 'idle',
  reading: 'silent',
  microphone: 'unknown',
  warning: null,
  caption: '',
  recordingSince: null,
  speed: 1,
  canReplay: false,
};

const STATES: Readonly<Record<Permission, MicrophoneState>> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'unknown',
};

/** The message for an error code of the Web Speech API. */
function errorText(code: string): string {
  if (isDenial(code)) return voiceErrors.microphoneDenied;
  if (code === 'network') return voiceErrors.connection;
  if (code === 'language-not-supported') return deviceCopy.notInPortuguese;
  return code === 'unsupported' ? voiceErrors.unsupportedBrowser : voiceErrors.microphoneFailed;
}

export type DeviceEngine = ReturnType<typeof createDeviceEngine>;

/**
 * A conversation by the browser's own speech recognition and synthesis.
 *
 * @param onHeard gets the text of each recording
 * @param onSound called before the microphone or the voice begins, so that other sound ends
 */
export function createDeviceEngine(onHeard: (text: string) => void, onSound: () => void) {
  const listeners = new Set<() => void>();
  let state = FIRST;
  let listening: Listening | null = null;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let reply: readonly string[] = [];

  const change = (part: Partial<DeviceState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const warn = (text: string, retry: VoiceWarning['retry'] = null): void => change({ warning: { text, retry } });

  const reader = createReplyReader({
    onChange: (reading) => change({ reading }),
    onFailure: () => warn(voiceErrors.playback, replay),
  });

  /** Ends the recording, and goes back to the state before it. */
  function drop(): void {
    clearTimeout(longest);
    listening?.drop();
    listening = null;
    if (state.phase === 'recording' || state.phase === 'recognising') {
      change({ phase: 'ready', recordingSince: null, caption: '' });
    }
  }

  function refuse(code: string): void {
    drop();
    if (isDenial(code)) change({ microphone: 'denied' });
    warn(errorText(code));
  }

  function record(): void {
    if (state.phase !== 'ready') return;
    reader.stop();
    onSound();
    listening = listenToWords({
      onStart: () => {
        if (state.phase === 'recording' && state.recordingSince === null) change({ recordingSince: now() });
      },
      onText: (caption) => change({ caption }),
      onError: refuse,
    });
    if (!listening) {
      warn(errorText('unsupported'));
      return;
    }
    longest = setTimeout(() => void send(), VOICE_RECORDING_MAX_MS);
    change({ phase: 'recording', recordingSince: null, caption: '', warning: null });
  }

  async function send(): Promise<void> {
    if (state.phase !== 'recording' || !listening) return;
    const own = listening;
    clearTimeout(longest);
    const isShort = state.recordingSince === null || now() - state.recordingSince < VOICE_RECORDING_MIN_MS;
    if (isShort) {
      drop();
      warn(deviceCopy.tooShort);
      return;
    }
    change({ phase: 'recognising', recordingSince: null });
    const text = await own.finish();
    if (listening !== own) return;
    drop();
    if (text === '') warn(deviceCopy.notHeard);
    else onHeard(text);
  }

  function replay(): void {
    if (reply.length === 0 || state.phase !== 'ready') return;
    onSound();
    change({ warning: null });
    reader.read(reply);
  }

  /** Ends the microphone and the voice at once. */
  function hush(): void {
    drop();
    reader.stop();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the same object until the state changes. */
    current: (): DeviceState => state,
    level: (): number => listening?.level() ?? 0,
    async checkMicrophone(): Promise<void> {
      change({ microphone: 'checking' });
      change({ microphone: STATES[await readMicrophonePermission()] });
    },
    async requestMicrophone(): Promise<void> {
      change({ microphone: 'requesting', warning: null });
      const code = await askForMicrophone();
      change({ microphone: code === null ? 'granted' : isDenial(code) ? 'denied' : 'unknown' });
      if (code !== null && !isDenial(code)) warn(errorText(code));
    },
    start(): void {
      unlockSpeech();
      change({ phase: 'ready', warning: null });
    },
    end(): void {
      hush();
      change({ phase: 'ended', warning: null });
    },
    record,
    send: (): void => void send(),
    cancel: drop,
    dismissWarning: (): void => change({ warning: null }),
    /** Keeps a reply, and speaks it unless something else may not be disturbed. */
    readReply(markdown: string, isAloud: boolean): void {
      reply = spokenSentences(markdown);
      change({ canReplay: reply.length > 0 });
      if (isAloud && state.phase === 'ready') replay();
    },
    replay,
    pause: reader.pause,
    resume(): void {
      onSound();
      reader.resume();
    },
    setSpeed(speed: number): void {
      reader.setSpeed(speed);
      change({ speed });
    },
    stopSpeaking: reader.stop,
    hush,
    /** Ends the microphone, but not the voice. */
    stopListening: drop,
  };
}
