/** The only file that uses the browser's speech synthesis. */

/** Some browsers load their voices after the page. Longest wait for them, ms. */
const VOICES_AT_LATEST_MS = 2000;

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

/** Returns a Brazilian voice if there is one, else another Portuguese one. A voice of the device comes first. */
function portugueseVoice(): SpeechSynthesisVoice | null {
  const worth = ({ lang, localService }: SpeechSynthesisVoice): number =>
    (/^pt[-_]br$/i.test(lang) ? 2 : 0) + (localService ? 1 : 0);
  const voices = synthesis()?.getVoices() ?? [];
  const portuguese = voices.filter(({ lang }) => /^pt\b/i.test(lang.replace('_', '-')));
  return portuguese.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Resolves to whether the browser has a Portuguese voice, once its voices are loaded. */
export const hasPortugueseVoice = (): Promise<boolean> =>
  new Promise((resolve) => {
    const speech = synthesis();
    if (!speech || portugueseVoice()) return resolve(speech !== null);
    const finish = (): void => {
      clearTimeout(timer);
      speech.removeEventListener?.('voiceschanged', finish);
      resolve(portugueseVoice() !== null);
    };
    const timer = setTimeout(finish, VOICES_AT_LATEST_MS);
    speech.addEventListener?.('voiceschanged', finish);
  });

/** The last utterance. Chrome drops the events of one that was garbage-collected. */
let current: SpeechSynthesisUtterance | null = null;

function speak(sentence: string, settings: Partial<SpeechSynthesisUtterance>): void {
  current = Object.assign(new SpeechSynthesisUtterance(sentence), settings);
  synthesis()?.speak(current);
}

/** Speaks one sentence, and resolves when it ended or was ended; rejects if the browser can't speak it. */
const speakSentence = (sentence: string, rate: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const voice = portugueseVoice();
    speak(sentence, {
      voice,
      lang: voice?.lang ?? 'pt-BR',
      rate,
      onend: () => resolve(),
      onerror: ({ error }) => {
        if (error === 'canceled' || error === 'interrupted') resolve();
        else reject(new Error(error));
      },
    });
  });

/** Safari speaks later sentences only if a tap has spoken one, so the tap speaks an empty one. */
export const unlockSpeech = (): void => speak('', { volume: 0 });

type Reading = 'silent' | 'speaking' | 'paused';
type ReaderOptions = { onChange: (reading: Reading) => void; onFailure: () => void };

/**
 * Speaks a reply sentence by sentence. A pause ends the sentence, and the same one is spoken again afterwards, because
 * Android can't pause speech. Another speed applies from the next sentence on.
 */
export class ReplyReader {
  speed = 1;
  #reading: Reading = 'silent';
  #sentences: readonly string[] = [];
  #next = 0;
  /** Increased whenever speech is ended, so that the end of an earlier sentence starts nothing. */
  #run = 0;
  #options: ReaderOptions;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  read(sentences: readonly string[]): void {
    this.#hush();
    this.#sentences = sentences;
    this.#next = 0;
    void this.#speakOn();
  }

  pause(): void {
    if (this.#reading !== 'speaking') return;
    this.#hush();
    this.#set('paused');
  }

  resume(): void {
    if (this.#reading === 'paused') void this.#speakOn();
  }

  stop(): void {
    this.#hush();
    if (this.#reading !== 'silent') this.#set('silent');
  }

  #set(reading: Reading): void {
    this.#reading = reading;
    this.#options.onChange(reading);
  }

  #hush(): void {
    this.#run += 1;
    current = null;
    synthesis()?.cancel();
  }

  async #speakOn(): Promise<void> {
    const run = this.#run;
    this.#set('speaking');
    try {
      for (; this.#next < this.#sentences.length; this.#next += 1) {
        await speakSentence(this.#sentences[this.#next] ?? '', this.speed);
        if (run !== this.#run) return;
      }
    } catch {
      // The browser could not speak the sentence. Its text stays readable.
      if (run !== this.#run) return;
      this.#options.onFailure();
    }
    if (run === this.#run) this.#set('silent');
  }
}
