import { type Heard, isDenial, type Recognising, recogniseSpeech } from './speech-recognition.ts';

/** Longest wait for the last words after a recording was ended, ms. */
const LAST_WORDS_MS = 5000;
/** Level of the meter for what is heard. The recognition tells no loudness. */
const LEVELS: Readonly<Record<Heard, number>> = { nothing: 0.05, sound: 0.35, speech: 0.8 };
/** Errors that the browser reports in a pause of the speaker; listening goes on. */
const HARMLESS = ['no-speech', 'aborted'];

type Options = {
  /** Called when the microphone listens. */
  onStart: () => void;
  onText: (text: string) => void;
  /** An error code of the Web Speech API. Listening has ended. */
  onError: (code: string) => void;
};

/**
 * Listens until `finish` or `drop`. Browsers end the recognition in a pause of the speaker, so it is started again, and
 * the texts are joined. Returns null if the browser can't recognise speech.
 */
export function listenToWords({ onStart, onText, onError }: Options) {
  let earlier = '';
  let text = '';
  let heard: Heard = 'nothing';
  let recognising: Recognising | null = null;
  let state: 'listening' | 'finishing' | 'over' = 'listening';
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();

  const whole = (): string => `${earlier} ${text}`.trim();

  function fail(code: string): void {
    if (state === 'over' || HARMLESS.includes(code)) return;
    // Words that were heard before a failure of the network are used.
    if (state === 'finishing' && !isDenial(code)) return;
    state = 'over';
    onError(code);
  }

  function begin(): boolean {
    recognising = recogniseSpeech({
      onStart,
      onHeard: (next) => {
        heard = next;
      },
      onText: (next) => {
        text = next;
        if (state === 'listening') onText(whole());
      },
      onError: fail,
      onEnd: () => {
        earlier = whole();
        text = '';
        if (state === 'listening') begin();
        else end();
      },
    });
    return recognising !== null;
  }

  if (!begin()) return null;
  return {
    level: (): number => LEVELS[heard],
    /** Ends the recording, and resolves to its text. */
    async finish(): Promise<string> {
      state = 'finishing';
      recognising?.stop();
      const timer = setTimeout(end, LAST_WORDS_MS);
      await ended;
      clearTimeout(timer);
      return whole();
    },
    /** Ends the recording without a text. */
    drop(): void {
      state = 'over';
      recognising?.abort();
    },
  };
}

export type Listening = NonNullable<ReturnType<typeof listenToWords>>;
