import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { setNavigator } from '../../../../lib/media/device.harness.ts';

/** A speech recognition that hears what a test says. The browser has at most one that listens. */
class FakeRecognition {
  static current: FakeRecognition | null = null;
  /** Error code with which the next one ends, instead of listening. */
  static refusal: string | null = null;
  lang = '';
  onstart: (() => void) | null = null;
  onresult: ((event: { results: unknown[] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;

  start(): void {
    if (FakeRecognition.current) throw new Error('two recognitions at once');
    FakeRecognition.current = this;
    queueMicrotask(() => {
      if (FakeRecognition.refusal !== null) this.fail(FakeRecognition.refusal);
      else this.onstart?.();
    });
  }
  stop(): void {
    queueMicrotask(() => this.end());
  }
  abort(): void {
    this.end();
  }
  end(): void {
    if (FakeRecognition.current !== this) return;
    FakeRecognition.current = null;
    this.onend?.();
  }
  fail(error: string): void {
    this.onerror?.({ error });
    this.end();
  }
}

class FakeUtterance {
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let utterance: FakeUtterance | null = null;
const begun: FakeUtterance[] = [];

const synthesis = {
  getVoices: () => [{ lang: 'pt-BR', localService: true }],
  addEventListener(): void {},
  removeEventListener(): void {},
  speak(next: FakeUtterance): void {
    if (next.text === '') return;
    utterance = next;
    begun.push(next);
  },
  cancel: (): void => endSentence((ended) => ended.onerror?.({ error: 'canceled' })),
};

function endSentence(end: (ended: FakeUtterance) => void): void {
  const ended = utterance;
  utterance = null;
  if (ended) end(ended);
}

const permission: { state: PermissionState; onchange?: () => void } = { state: 'granted' };

/** Replaces the browser's speech recognition and synthesis, and allows the microphone. */
export function stubSpeech(): void {
  permission.state = 'granted';
  FakeRecognition.current = null;
  FakeRecognition.refusal = null;
  utterance = null;
  begun.length = 0;
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', synthesis);
  setNavigator('permissions', { query: async () => permission });
}

export const fakeSpeech = {
  isListening: (): boolean => FakeRecognition.current !== null,
  isSpeaking: (): boolean => utterance !== null,
  /** The sentences that were begun. */
  sentences: (): string[] => begun.map(({ text }) => text),
  /** The speeds of these sentences. */
  rates: (): number[] => begun.map(({ rate }) => rate),
  language: (): string | undefined => FakeRecognition.current?.lang,
  refuse: (code: string): void => {
    FakeRecognition.refusal = code;
  },
  hear: (...texts: string[]): void =>
    act(() => FakeRecognition.current?.onresult?.({ results: texts.map((transcript) => [{ transcript }]) })),
  /** Ends the recognition, as browsers do in a pause of the speaker. */
  fallSilent: (): void => act(() => FakeRecognition.current?.end()),
  /** Changes the permission to use the microphone, as a person does in the browser. */
  permit: (state: PermissionState): void =>
    act(() => {
      permission.state = state;
      permission.onchange?.();
    }),
  fail: (code: string): void => act(() => FakeRecognition.current?.fail(code)),
  /** Speaks the current sentence to its end. */
  finishSentence: (): Promise<void> => act(async () => endSentence((ended) => ended.onend?.())),
  breakSentence: (): Promise<void> =>
    act(async () => endSentence((ended) => ended.onerror?.({ error: 'synthesis-failed' }))),
};
