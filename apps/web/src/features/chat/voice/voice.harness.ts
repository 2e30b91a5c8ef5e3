import { vi } from 'vitest';
import { usageOf } from '../chat.harness.tsx';
import type { Talk } from '../conversation/use-conversation.ts';
import type { Voice } from './voice.ts';

/** A voice whose actions are only noted. The microphone is allowed, and a session waits for a recording. */
export const fakeVoice = (fields: Partial<Voice> = {}): Voice => ({
  status: 'ready',
  microphone: 'granted',
  warning: null,
  playback: { isPaused: false, speed: 1, canReplay: false },
  recordingSince: null,
  caption: '',
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
  ...fields,
});

/** A conversation without messages, as far as the voice screens use it, whose actions are only noted. */
export const fakeTalk = (fields: Partial<Talk> = {}): Talk =>
  ({
    messages: [],
    outgoing: null,
    isBusy: false,
    isSending: false,
    usage: usageOf(0),
    isOverLimit: false,
    send: vi.fn(),
    adopt: vi.fn(),
    markUsedUp: vi.fn(),
    ...fields,
  }) as Partial<Talk> as Talk;
