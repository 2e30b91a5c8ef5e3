import type { AiResult, SpeechModel } from '@alento/domain/assistant/assistant-model';

type Transcript = AiResult<string> | (() => Promise<AiResult<string>>);
export type ScriptedSpeech = SpeechModel & {
  /** Sets the results of the next transcriptions. Later ones are DEFAULT_TRANSCRIPT. */
  hears(...transcripts: (string | Transcript)[]): void;
  /** Sets how speech is made; by default it is the text itself as bytes. */
  speaks(how: (text: string, signal: AbortSignal) => Promise<AiResult<{ audio: Uint8Array; mimeType: string }>>): void;
  /** The texts that were spoken, and the number of transcriptions. */
  readonly spoken: string[];
  readonly heard: { count: number };
};

export const DEFAULT_TRANSCRIPT = 'Como foi a minha semana?';

const asResult = (transcript: string | Transcript): Transcript =>
  typeof transcript === 'string' ? { ok: true, value: transcript } : transcript;

/** A speech service whose results a test sets. The audio of a text is the text itself. */
export function scriptedSpeech(): ScriptedSpeech {
  const queue: Transcript[] = [];
  const spoken: string[] = [];
  const heard = { count: 0 };
  let how: Parameters<ScriptedSpeech['speaks']>[0] = async (text) => ({
    ok: true,
    value: { audio: Buffer.from(text), mimeType: 'audio/mpeg' },
  });
  return {
    spoken,
    heard,
    hears: (...transcripts) => void queue.push(...transcripts.map(asResult)),
    speaks: (other) => {
      how = other;
    },
    async transcribe() {
      heard.count += 1;
      const next = queue.shift() ?? { ok: true, value: DEFAULT_TRANSCRIPT };
      return typeof next === 'function' ? next() : next;
    },
    speak(text, { signal }) {
      spoken.push(text);
      return how(text, signal);
    },
  };
}
