import { beSilent, speakSentence } from './speech-synthesis.ts';

export type Reading = 'silent' | 'speaking' | 'paused';

type Options = { onChange: (reading: Reading) => void; onFailure: () => void };

/**
 * Speaks a reply sentence by sentence. A pause ends the sentence, and the same one is spoken again afterwards, because
 * Android can't pause speech. Another speed applies from the next sentence on.
 */
export function createReplyReader({ onChange, onFailure }: Options) {
  let sentences: readonly string[] = [];
  let at = 0;
  let speed = 1;
  let reading: Reading = 'silent';
  /** Increased whenever speech is ended, so that the end of an earlier sentence starts nothing. */
  let run = 0;

  const set = (next: Reading): void => {
    reading = next;
    onChange(next);
  };
  const hush = (): void => {
    run += 1;
    beSilent();
  };

  async function speakOn(): Promise<void> {
    const own = run;
    try {
      for (let sentence = sentences[at]; sentence !== undefined; sentence = sentences[at]) {
        await speakSentence(sentence, speed);
        if (run !== own) return;
        at += 1;
      }
    } catch {
      // The browser could not speak the sentence. Its text stays readable.
      if (run !== own) return;
      onFailure();
    }
    if (run === own) set('silent');
  }

  return {
    read(next: readonly string[]): void {
      hush();
      sentences = next;
      at = 0;
      set(sentences.length === 0 ? 'silent' : 'speaking');
      if (sentences.length > 0) void speakOn();
    },
    pause(): void {
      if (reading !== 'speaking') return;
      hush();
      set('paused');
    },
    resume(): void {
      if (reading !== 'paused') return;
      set('speaking');
      void speakOn();
    },
    stop(): void {
      hush();
      if (reading !== 'silent') set('silent');
    },
    setSpeed(next: number): void {
      speed = next;
    },
  };
}
