import { Refusal, type Reply, type Request } from '../exchange.ts';
import { expectModel } from '../models.ts';
import { readJson } from '../read-json.ts';
import { makeSpeech } from './make-speech.ts';

/** Longest text of OpenAI's API, in characters. */
const INPUT_MAX = 4096;
const FORMATS = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'];

type Spoken = { text: string; parameters: Record<string, unknown>; reply: Reply };

/** POST /v1/audio/speech: a WAV file, whatever format is asked for, with its true type. @throws Refusal */
export function speak({ body }: Request): Spoken {
  const { input, ...parameters } = readJson(body);
  const { model, voice, response_format: format = 'mp3' } = parameters;
  expectModel(model, 'speech');
  if (typeof voice !== 'string' || voice === '') throw new Refusal('voice: field required');
  if (typeof input !== 'string' || input === '') throw new Refusal('input: field required');
  if (input.length > INPUT_MAX) throw new Refusal(`input has more than ${INPUT_MAX} characters`);
  if (!FORMATS.includes(String(format))) throw new Refusal(`response_format: ${String(format)} is unknown`);
  return { text: input, parameters, reply: { status: 200, type: 'audio/wav', body: makeSpeech(input) } };
}
