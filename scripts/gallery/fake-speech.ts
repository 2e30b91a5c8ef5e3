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
    onstart?: () => void;
    onspeechstart?: () => void;
    onresult?: (event: { results: unknown[] }) => void;
    onerror?: (event: { error: string }) => void;
    onend?: () => void;
    stop = (): unknown => setTimeout(() => this.onend?.(), 50);
    abort = this.stop;
    start = (): unknown => setTimeout(() => this.begin(), 50);
    begin(): void {
      this.onstart?.();
      if (fails === null) {
        this.onspeechstart?.();
        this.onresult?.({ results: [[{ transcript: says }]] });
      } else {
        this.onerror?.({ error: fails });
        this.onend?.();
      }
    }
  }
  /** Its sentences never end, so that a picture of the spoken reply can be taken. */
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'pt-BR', localService: true }],
    speak() {},
    cancel() {},
  });
  const recognition = hears ? Recognition : undefined;
  for (const [owner, name, value] of [
    [window, 'SpeechRecognition', recognition],
    [window, 'webkitSpeechRecognition', recognition],
    [window, 'speechSynthesis', speech],
    [window, 'SpeechSynthesisUtterance', class {}],
    [navigator, 'permissions', { query: async () => ({ state: microphone }) }],
  ] as const)
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
