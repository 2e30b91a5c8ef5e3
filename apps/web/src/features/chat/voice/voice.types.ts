import type { MicrophoneState } from '@alento/domain/voice/limits';

/** What the status chip shows. `ready`: a session has started, and nothing is recorded or played. */
export type VoiceStatus =
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'ready'
  | 'recording'
  | 'processing'
  | 'playing'
  | 'error'
  | 'ended';

export type VoiceWarning = {
  text: string;
  /** What "Tentar" does; null if there is nothing to try again. */
  retry: (() => void) | null;
};

/** The spoken reply that is played, or that was played last. */
export type Playback = {
  isPaused: boolean;
  /** 1 is normal speed. */
  speed: number;
  /** Whether there is a reply to play again. */
  canReplay: boolean;
};

export const VOICE_SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** One conversation by voice. The screens know this type only, whether a server or the device hears and speaks. */
export type Voice = {
  status: VoiceStatus;
  microphone: MicrophoneState;
  warning: VoiceWarning | null;
  playback: Playback;
  /** When the current recording began, ms epoch; null while nothing is recorded. */
  recordingSince: number | null;
  /** Loudness of the microphone now, 0 to 1. Read it in each animation frame. */
  level(): number;
  /** Reads the microphone's permission without asking for it. */
  checkMicrophone(): Promise<void>;
  /** Asks for the microphone. */
  requestMicrophone(): Promise<void>;
  /** "Iniciar Conversa". */
  start(): void;
  /** "Encerrar". */
  end(): void;
  record(): void;
  /** Ends the recording and sends it. */
  send(): void;
  /** Ends the recording and drops it. */
  cancel(): void;
  dismissWarning(): void;
  replay(): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  /** Ends a reply that is being spoken. */
  stopSpeaking(): void;
};

/** What a hook for a voice conversation gets from the chat. */
export type VoiceOptions = {
  userId: string;
  /** The conversation that is continued; null for a new one. */
  sessionId: string | null;
};
