import type { AiCondition, SpeechModel } from '@alento/domain/assistant/assistant-model';
import type { Logger } from 'pino';
import { z } from 'zod';
import { meteredCalls } from './service/metered-calls.ts';
import { RESILIENCE, type ResilienceLimits, resilience } from './service/resilience.ts';
import { jsonOf } from './service/sent-error.ts';
import { ServiceFailure } from './service/service-failure.ts';
import { serviceFetch } from './service/service-fetch.ts';

/** Options of the speech service. A call whose model is not configured returns the failure unavailable. */
export type ExternalSpeechOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  transcriptionModel?: string | undefined;
  speechModel?: string | undefined;
  voice?: string | undefined;
  log: Logger;
  clock: () => number;
  /** Timeout of a complete call. */
  timeoutMs?: number | undefined;
  limits?: Partial<ResilienceLimits> | undefined;
};

export type ExternalSpeech = SpeechModel & {
  /** The state of each call's circuit. */
  condition(): Record<SpeechCall, AiCondition['circuit']>;
};

type SpeechCall = keyof SpeechModel;

const LANGUAGE = 'pt';
const DEFAULT_VOICE = 'alloy';
const TRANSCRIPT_BYTES = 1_000_000;
const AUDIO_BYTES = 20_000_000;
/** File extensions by media type, because services recognise the format by the file name. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'audio/flac': 'flac',
};
const Transcript = z.object({ text: z.string().nullable() });

/** Transcription and speech by any service with the OpenAI protocol. */
export function externalSpeech(options: ExternalSpeechOptions): ExternalSpeech {
  const { log, clock, apiKey, transcriptionModel, speechModel, voice = DEFAULT_VOICE } = options;
  const configuredLimits = { ...RESILIENCE, ...options.limits };
  const limits = { ...configuredLimits, totalMs: options.timeoutMs ?? configuredLimits.totalMs };
  // A circuit for each call: if the service can't speak, what people say must still be heard.
  const circuitOf = (call: SpeechCall) => resilience({ limits, clock, log: log.child({ call }) });
  const patience = { transcribe: circuitOf('transcribe'), speak: circuitOf('speak') };
  const metered = (call: SpeechCall, model: string) => meteredCalls({ model, log, clock, patience: patience[call] });
  const address = (path: string) => `${options.baseUrl.replace(/\/+$/, '')}${path}`;
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const fetchJson = serviceFetch({
    clock,
    log,
    accepts: (type) => /^(?:application\/json|text\/(?:json|plain))\b|^$/i.test(type),
  });
  const fetchAudio = serviceFetch({
    clock,
    log,
    accepts: (type) => /^(?:audio\/|(?:application|binary)\/octet-stream\b|$)/i.test(type),
  });

  return {
    async transcribe(audio, mimeType, { signal }) {
      if (transcriptionModel === undefined) return NOT_OFFERED;
      const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
      const attempt = async (inTime: AbortSignal) => {
        const body = new FormData();
        body.set('file', new File([new Uint8Array(audio)], `gravacao.${EXTENSIONS[type] ?? 'bin'}`, { type }));
        body.set('model', transcriptionModel);
        body.set('language', LANGUAGE);
        const request = { method: 'POST', headers, body, signal: inTime };
        const answer = await fetchJson(address('/audio/transcriptions'), request);
        return transcriptOf(await readBody(answer, TRANSCRIPT_BYTES), answer.headers.get('content-type') ?? '');
      };
      return metered('transcribe', transcriptionModel)({ name: 'transcribe', signal, attempt });
    },
    async speak(text, { signal }) {
      if (speechModel === undefined) return NOT_OFFERED;
      const attempt = async (inTime: AbortSignal) => {
        const answer = await fetchAudio(address('/audio/speech'), {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ model: speechModel, voice, input: text, response_format: 'mp3' }),
          signal: inTime,
        });
        const audio = await readBody(answer, AUDIO_BYTES);
        if (audio.byteLength === 0) throw new ServiceFailure('empty', 'no-text');
        return { audio, mimeType: audioTypeOf(answer, audio) };
      };
      return metered('speak', speechModel)({ name: 'speak', signal, attempt });
    },
    condition: () => ({ transcribe: patience.transcribe.circuit(), speak: patience.speak.circuit() }),
  };
}

const NOT_OFFERED = { ok: false, failure: 'unavailable' } as const;

/** Types of audio by its first bytes. */
const BEGINNINGS: readonly [bytes: string, type: string][] = [
  ['RIFF', 'audio/wav'],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
];

/** The media type of a response. For a generic type the audio tells it; without a mark it is MP3, the protocol's default. */
function audioTypeOf({ headers }: Response, audio: Uint8Array): string {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const begin = Buffer.from(audio.subarray(0, 4)).toString('latin1');
  return type.startsWith('audio/') ? type : (BEGINNINGS.find(([bytes]) => bytes === begin)?.[1] ?? 'audio/mpeg');
}

/** Reads a transcript. JSON is the protocol's default; some services answer with the bare text. */
function transcriptOf(body: Uint8Array, type: string): string {
  const said = new TextDecoder().decode(body);
  const isBare = /^(?:text\/plain\b|$)/i.test(type) && !said.trimStart().startsWith('{');
  const text = withoutTokens(isBare ? said : textOfJson(said));
  if (text === '') throw new ServiceFailure('empty', 'no-text');
  return text;
}

function textOfJson(json: string): string {
  const transcript = Transcript.safeParse(jsonOf(json));
  if (!transcript.success) throw malformed();
  return transcript.data.text ?? '';
}

/** Sounds in other brackets. Beside them these may be the person's words. */
const SOUNDS = /^(?:\s*(?:\([^()]{0,60}\)|\*[^*]{0,60}\*))+$/;

/**
 * Removes the tokens with which Whisper's family marks languages, times and silence, and notes about sounds: whoever
 * speaks says no brackets. Empty if nothing was said.
 */
function withoutTokens(text: string): string {
  const said = text
    .replace(/<\|[^|<>]{0,40}\|>|\[[^[\]]{0,60}\]|[♩-♬]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return SOUNDS.test(said) || !/[\p{L}\p{N}]/u.test(said) ? '' : said;
}

const malformed = (): ServiceFailure => new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true });

/** Reads a complete body of at most `limit` bytes. */
async function readBody(response: Response, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of response.body ?? []) {
      size += piece.byteLength;
      if (size > limit) throw new ServiceFailure('bad-answer', 'too-long');
      pieces.push(piece);
    }
  } catch (error) {
    // `fetch` reports a broken body as a TypeError.
    if (error instanceof TypeError) throw new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });
    throw error;
  }
  return new Uint8Array(Buffer.concat(pieces));
}
