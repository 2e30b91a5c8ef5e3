import type { Page } from '@playwright/test';

/** What the browser of a story can do by itself. */
export type DeviceSpeech = {
  /** What it recognises; null if it has no speech recognition. */
  recognises: string | null;
  /** Whether it has a Portuguese voice. */
  speaks: boolean;
};

type Told = Window & { deviceSpoke?: string[] };

/** Replaces the browser's speech recognition and its voices in every page that is opened from now on. */
export async function fakeDeviceSpeech(page: Page, given: DeviceSpeech): Promise<void> {
  await page.addInitScript(({ recognises, speaks }) => {
    const spoke: string[] = [];
    (window as Told).deviceSpoke = spoke;
    const replace = (name: string, value: unknown): void => {
      Object.defineProperty(window, name, { value, configurable: true });
    };

    class FakeRecognition {
      onstart: (() => void) | null = null;
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start(): void {
        setTimeout(() => {
          this.onstart?.();
          this.onresult?.({ results: [{ isFinal: false, 0: { transcript: recognises } }] });
        });
      }
      stop(): void {
        setTimeout(() => {
          this.onresult?.({ results: [{ isFinal: true, 0: { transcript: recognises } }] });
          this.onend?.();
        });
      }
      abort(): void {
        setTimeout(() => this.onend?.());
      }
    }
    replace('SpeechRecognition', recognises === null ? undefined : FakeRecognition);
    replace('webkitSpeechRecognition', undefined);

    class FakeUtterance extends EventTarget {
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    replace('SpeechSynthesisUtterance', FakeUtterance);
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => (speaks ? [{ lang: 'pt-BR', localService: true, name: 'Voz' }] : []),
      speak(utterance: FakeUtterance): void {
        if (utterance.text !== '') spoke.push(utterance.text);
        setTimeout(() => utterance.onend?.(), 50);
      },
      cancel: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
    });
    replace('speechSynthesis', synthesis);
  }, given);
}

/** The sentences that the browser spoke, oldest first. */
export const deviceSpoke = (page: Page): Promise<string[]> => page.evaluate(() => (window as Told).deviceSpoke ?? []);
