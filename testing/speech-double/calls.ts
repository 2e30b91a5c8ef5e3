import wavefile from 'wavefile';
import { expectModel, json, Refusal, type Reply, type Request } from './exchange.ts';
import { findMarker } from './hear/find-marker.ts';
import { readWav } from './hear/read-wav.ts';

type Answered = { text: string; parameters: Record<string, unknown>; reply: Reply };

/**
 * POST /v1/audio/transcriptions: the sentence of the recording's marker, or no words.
 *
 * @param sentences by the frequency of their marker, Hz.
 * @throws Refusal
 */
export async function transcribe(
  { body, contentType }: Request,
  sentences: ReadonlyMap<number, string>,
): Promise<Answered & { recording: Buffer }> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new Refusal('Could not parse multipart form');
    });
  const { file, ...parameters } = Object.fromEntries(form.entries());
  expectModel(parameters.model, 'transcription');
  if (!(file instanceof File)) throw new Refusal('file: field required');
  if (!/\.wav$/.test(file.name)) throw new Refusal(`Unrecognized file format of ${file.name}`);
  const recording = Buffer.from(await file.arrayBuffer());
  const sound = readWav(recording);
  if (!sound) throw new Refusal('Invalid file: no WAV file');
  const marker = findMarker(sound.samples, sound.sampleRate);
  const text = marker === null ? '' : (sentences.get(marker) ?? '');
  return { text, recording, parameters, reply: json(200, { text }) };
}

const SAMPLE_RATE = 16_000;
/** Length of the shortest speech, and what each character adds, ms. Short, so that stories don't wait for it. */
const SHORTEST_MS = 400;
const MS_PER_CHARACTER = 12;
const LONGEST_MS = 20_000;
const LOUDNESS = 9000;
const PITCH_HZ = 180;
const SYLLABLES_PER_SECOND = 4;

/**
 * The speech of a text as a WAV file: a tone that grows and fades like syllables do. It has no words, because a
 * synthesizer takes a second of the processor for a long sentence.
 */
function makeSpeech(text: string): Buffer {
  const ms = Math.min(LONGEST_MS, SHORTEST_MS + text.length * MS_PER_CHARACTER);
  const samples = Int16Array.from({ length: Math.round((ms * SAMPLE_RATE) / 1000) }, (_, at) => {
    const seconds = at / SAMPLE_RATE;
    const syllable = Math.abs(Math.sin(Math.PI * SYLLABLES_PER_SECOND * seconds));
    return Math.round(LOUDNESS * syllable * Math.sin(2 * Math.PI * PITCH_HZ * seconds));
  });
  const file = new wavefile.WaveFile();
  file.fromScratch(1, SAMPLE_RATE, '16', samples);
  return Buffer.from(file.toBuffer());
}

/** Longest text of OpenAI's API, in characters. */
const INPUT_MAX = 4096;
const FORMATS = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'];

/** POST /v1/audio/speech: a WAV file, whatever format is asked for, with its true type. @throws Refusal */
export function speak({ body }: Request): Answered {
  const { input, ...parameters } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  const { model, voice, response_format: format = 'mp3' } = parameters;
  expectModel(model, 'speech');
  if (typeof voice !== 'string' || voice === '') throw new Refusal('voice: field required');
  if (typeof input !== 'string' || input === '') throw new Refusal('input: field required');
  if (input.length > INPUT_MAX) throw new Refusal(`input has more than ${INPUT_MAX} characters`);
  if (!FORMATS.includes(String(format))) throw new Refusal(`response_format: ${String(format)} is unknown`);
  return { text: input, parameters, reply: { status: 200, type: 'audio/wav', body: makeSpeech(input) } };
}
