/** The only file that uses the browser's speech recognition. TypeScript's library doesn't contain it. */

type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
type Result = { readonly 0: { readonly transcript: string } };

/** Longest wait for the last words after a recording was ended, ms. */
const LAST_WORDS_MS = 5000;
/** Level of the meter for what is heard. The recognition reports no loudness. */
const LEVELS = { nothing: 0.05, sound: 0.35, speech: 0.8 } as const;
/** Errors that the browser reports in a pause of the speaker; listening goes on. */
const HARMLESS = ['no-speech', 'aborted'];
const DENIED = ['not-allowed', 'service-not-allowed'];

/** Whether an error code of the Web Speech API means that the microphone was denied. */
export const isDenial = (code: string): boolean => DENIED.includes(code);

function recogniser(): (new () => Recognition) | null {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof found === 'function' ? (found as new () => Recognition) : null;
}

export const canRecogniseSpeech = (): boolean => recogniser() !== null;

/** Creates a recognition of Portuguese. Throws unless `canRecogniseSpeech`. */
function create(): Recognition {
  const Recogniser = recogniser();
  if (!Recogniser) throw new Error('no speech recognition');
  return Object.assign(new Recogniser(), { lang: 'pt-BR', continuous: true, interimResults: true });
}

/**
 * Requests the microphone as the recognition does, which starts and is ended at once. Resolves to an error code, or to
 * null if the microphone was allowed.
 */
export const requestMicrophone = (): Promise<string | null> =>
  new Promise((resolve) => {
    const recognition = create();
    recognition.onstart = () => {
      resolve(null);
      recognition.abort();
    };
    recognition.onerror = ({ error }) => resolve(error);
    recognition.onend = () => resolve('aborted');
    recognition.start();
  });

type Options = {
  onStart: () => void;
  onText: (text: string) => void;
  /** An error code of the Web Speech API. Listening has ended. */
  onError: (code: string) => void;
};

/**
 * Listens until `finish` or `drop`. Browsers end the recognition in a pause of the speaker, so it is started again, and
 * the texts are joined.
 */
export class Listening {
  #earlier = '';
  #text = '';
  #heard: keyof typeof LEVELS = 'nothing';
  #state: 'listening' | 'finishing' | 'over' = 'listening';
  #recognition: Recognition | null = null;
  #ended = Promise.withResolvers<void>();
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#begin();
  }

  level = (): number => LEVELS[this.#heard];

  /** Ends the recording, and resolves to its text. */
  async finish(): Promise<string> {
    this.#state = 'finishing';
    this.#recognition?.stop();
    const timer = setTimeout(this.#ended.resolve, LAST_WORDS_MS);
    await this.#ended.promise;
    clearTimeout(timer);
    return this.#whole();
  }

  /** Ends the recording without a text. */
  drop(): void {
    this.#state = 'over';
    this.#recognition?.abort();
  }

  #whole = (): string => `${this.#earlier} ${this.#text}`.trim();

  #begin(): void {
    const hear = (heard: keyof typeof LEVELS) => (): void => {
      this.#heard = heard;
    };
    const recognition = create();
    this.#recognition = recognition;
    recognition.onstart = () => this.#options.onStart();
    recognition.onsoundstart = hear('sound');
    recognition.onspeechstart = hear('speech');
    recognition.onspeechend = hear('nothing');
    recognition.onresult = ({ results }) => {
      this.#heard = 'speech';
      this.#text = Array.from(results, (result) => result[0].transcript.trim()).join(' ');
      if (this.#state === 'listening') this.#options.onText(this.#whole());
    };
    recognition.onerror = ({ error }) => this.#fail(error);
    recognition.onend = () => {
      this.#earlier = this.#whole();
      this.#text = '';
      if (this.#state === 'listening') this.#begin();
      else this.#ended.resolve();
    };
    recognition.start();
  }

  #fail(code: string): void {
    if (this.#state === 'over' || HARMLESS.includes(code)) return;
    // Words that were heard before a failure of the network are used.
    if (this.#state === 'finishing' && !isDenial(code)) return;
    this.#state = 'over';
    this.#options.onError(code);
  }
}
