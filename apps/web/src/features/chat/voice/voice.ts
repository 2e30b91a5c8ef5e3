import type { MicrophoneState, VoiceState as SessionState } from '@alento/domain/voice/limits';
import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/listeners.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { player } from '../../../state/player/player.ts';

/** What the status chip shows. `ready`: a session has started, and nothing is recorded or played. */
export type VoiceStatus = Exclude<SessionState, 'started'> | 'connecting' | 'ready' | 'error';

/** `retry`: what "Tentar" does; null if there is nothing to try again. */
export type VoiceWarning = { text: string; retry: (() => void) | null };

/** The spoken reply that is played, or that was played last. 1 is normal speed. */
export type Playback = { isPaused: boolean; speed: number; canReplay: boolean };

export const VOICE_SPEEDS = [0.75, 1, 1.25, 1.5] as const;

type VoiceState = {
  status: VoiceStatus;
  microphone: MicrophoneState;
  warning: VoiceWarning | null;
  playback: Playback;
  /** When the current recording began, ms epoch; null while nothing is recorded. */
  recordingSince: number | null;
  /** What was recognised so far of the current recording; empty where a server recognises it. */
  caption: string;
};

type VoiceActions = {
  /** Loudness of the microphone now, 0 to 1. Read it in each animation frame. */
  level: () => number;
  /** Reads the microphone's permission without opening the microphone. */
  checkMicrophone: () => Promise<void>;
  requestMicrophone: () => Promise<void>;
  start: () => void;
  end: () => void;
  record: () => void;
  /** Ends the recording and sends it. */
  send: () => void;
  /** Ends the recording and drops it. */
  cancel: () => void;
  dismissWarning: () => void;
  replay: () => void;
  pause: () => void;
  resume: () => void;
  setSpeed: (speed: number) => void;
  stopSpeaking: () => void;
};

/** One conversation by voice. The screens know this type only, whether a server or the device hears and speaks. */
export type Voice = VoiceState & VoiceActions;

/** State of a conversation by voice, and what ends its microphone and voice. */
export abstract class VoiceEngine {
  /** Whether the reply to a crisis message is not spoken yet, because the crisis card is open. */
  protected isReplyPostponed = false;
  #listeners = new Listeners();
  #state: VoiceState = {
    status: 'idle',
    microphone: 'unknown',
    warning: null,
    playback: { isPaused: false, speed: 1, canReplay: false },
    recordingSince: null,
    caption: '',
  };

  protected abstract speakHelp: () => void;
  /** Ends microphone and voice at once. */
  protected abstract hush: () => void;
  /** What ends when a podcast plays, when the person leaves the screen or the page, and when the page is hidden. */
  protected abstract giveWay: () => void;
  protected abstract leave: () => void;
  protected abstract hide: () => void;

  /** Returns the same object until the state changes. */
  current = (): VoiceState => this.#state;
  readonly subscribe = this.#listeners.subscribe;
  protected change(part: Partial<VoiceState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.notify();
  }

  #followCrisis(): void {
    if (crisis.current() !== null) this.hush();
    else if (this.isReplyPostponed) {
      this.isReplyPostponed = false;
      this.speakHelp();
    }
  }

  /** Lets the crisis card, the podcast player and the end of the page end microphone and voice, as its result does. */
  attach = (): (() => void) => {
    const stops = [
      crisis.subscribe(() => this.#followCrisis()),
      player.subscribe(() => player.current()?.isPlaying && this.giveWay()),
    ];
    const leave = (): void => this.leave();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') this.hide();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      for (const stop of stops) stop();
      leave();
    };
  };
}

/** The state and actions of an engine, which is left when the component is unmounted. */
export function useVoice(engine: VoiceEngine & VoiceActions): Voice {
  useEffect(() => engine.attach(), [engine]);
  return { ...engine, ...useSyncExternalStore(engine.subscribe, engine.current) };
}
