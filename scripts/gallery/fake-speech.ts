/** What the browser of a scene of the conversation by voice does. */
export type FakeSpeech = {
  /** Whether the browser recognises speech at all. */
  hears: boolean;
  microphone: PermissionState;
  says: string;
  /** Error code with which each recognition ends; null if it works. */
  fails: string | null;
};

/** Runs in the page before its scripts: replaces recognition, voices and the microphone's permission. */
export function replaceSpeech({ hears, microphone, says, fails }: FakeSpeech): void {
  class Recognition {
    onstart: (() => void) | null = null;
    onspeechstart: (() => void) | null = null;
    onresult: ((event: { results: unknown[] }) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      setTimeout(() => {
        this.onstart?.();
        if (fails !== null) {
          this.onerror?.({ error: fails });
          this.onend?.();
          return;
        }
        this.onspeechstart?.();
        this.onresult?.({ results: [[{ transcript: says }]] });
      }, 50);
    }
    stop(): void {
      setTimeout(() => this.onend?.(), 50);
    }
    abort(): void {
      setTimeout(() => this.onend?.(), 0);
    }
  }
  /** Its sentences never end, so that a picture of the spoken reply can be taken. */
  const speech = {
    getVoices: () => [{ lang: 'pt-BR', localService: true }],
    addEventListener() {},
    removeEventListener() {},
    speak() {},
    cancel() {},
  };
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const replace = (owner: object, name: string, value: unknown): void => {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  };
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    replace(window, name, hears ? Recognition : undefined);
  }
  replace(window, 'speechSynthesis', speech);
  replace(window, 'SpeechSynthesisUtterance', Utterance);
  replace(navigator, 'permissions', { query: async () => ({ state: microphone }) });
}
