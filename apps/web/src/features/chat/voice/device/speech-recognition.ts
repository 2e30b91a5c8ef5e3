/** The only file that uses the browser's speech recognition. TypeScript's library doesn't contain it. */

type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } };
type ResultEvent = { readonly results: ArrayLike<Result> };

type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

const LANGUAGE = 'pt-BR';

type Maker = new () => Recognition;

function maker(): Maker | null {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof found === 'function' ? (found as Maker) : null;
}

export const canRecogniseSpeech = (): boolean => maker() !== null;

function create(): Recognition | null {
  const Recogniser = maker();
  if (!Recogniser) return null;
  const recognition = new Recogniser();
  recognition.lang = LANGUAGE;
  return recognition;
}

/** What is heard now: nothing, some sound, or speech. */
export type Heard = 'nothing' | 'sound' | 'speech';

export type RecognitionEvents = {
  onStart: () => void;
  onHeard: (heard: Heard) => void;
  /** The whole text so far. */
  onText: (text: string) => void;
  /** An error code of the Web Speech API, such as 'not-allowed'. `onEnd` follows. */
  onError: (code: string) => void;
  onEnd: () => void;
};

export type Recognising = { stop: () => void; abort: () => void };

const textOf = ({ results }: ResultEvent): string =>
  Array.from(results, (result) => result[0].transcript.trim())
    .join(' ')
    .trim();

/** Starts to recognise Portuguese speech. Returns null if the browser can't. */
export function recogniseSpeech(events: RecognitionEvents): Recognising | null {
  const recognition = create();
  if (!recognition) return null;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onstart = () => events.onStart();
  recognition.onsoundstart = () => events.onHeard('sound');
  recognition.onspeechstart = () => events.onHeard('speech');
  recognition.onspeechend = () => events.onHeard('nothing');
  recognition.onresult = (event) => {
    events.onHeard('speech');
    events.onText(textOf(event));
  };
  recognition.onerror = ({ error }) => events.onError(error);
  recognition.onend = () => events.onEnd();
  recognition.start();
  return { stop: () => recognition.stop(), abort: () => recognition.abort() };
}

const DENIED = ['not-allowed', 'service-not-allowed'];
export const isDenial = (code: string): boolean => DENIED.includes(code);

export type Permission = 'granted' | 'denied' | 'prompt';

/** Reads the microphone's permission without asking for it. A browser that can't tell counts as 'prompt'. */
export async function readMicrophonePermission(): Promise<Permission> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' as PermissionName });
    return state;
  } catch {
    // The browser has no such permission to read.
    return 'prompt';
  }
}

/**
 * Asks for the microphone as the recognition does, which starts and is ended at once. Resolves to an error code, or to
 * null if the microphone was allowed.
 */
export const askForMicrophone = (): Promise<string | null> =>
  new Promise((resolve) => {
    const recognition = create();
    if (!recognition) return resolve('unsupported');
    recognition.onstart = () => {
      resolve(null);
      recognition.abort();
    };
    recognition.onerror = ({ error }) => resolve(error);
    recognition.onend = () => resolve('aborted');
    recognition.start();
  });
