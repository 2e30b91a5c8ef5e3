import { vi } from 'vitest';
import type { Voice } from './voice.types.ts';

/** A voice whose actions are only noted. The microphone is allowed, and a session waits for a recording. */
export const fakeVoice = (given: Partial<Voice> = {}): Voice => ({
  status: 'ready',
  microphone: 'granted',
  warning: null,
  playback: { isPaused: false, speed: 1, canReplay: false },
  recordingSince: null,
  level: () => 0,
  checkMicrophone: vi.fn(async () => undefined),
  requestMicrophone: vi.fn(async () => undefined),
  start: vi.fn(),
  end: vi.fn(),
  record: vi.fn(),
  send: vi.fn(),
  cancel: vi.fn(),
  dismissWarning: vi.fn(),
  replay: vi.fn(),
  pause: vi.fn(),
  resume: vi.fn(),
  setSpeed: vi.fn(),
  stopSpeaking: vi.fn(),
  ...given,
});
