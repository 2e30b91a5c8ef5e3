import { json, Refusal, type Reply, type Request } from '../exchange.ts';
import { expectModel } from '../models.ts';
import { findMarker } from './find-marker.ts';
import { readWav } from './read-wav.ts';

type Transcribed = { text: string; recording: Buffer; parameters: Record<string, unknown>; reply: Reply };

/**
 * POST /v1/audio/transcriptions: the sentence of the recording's marker, or no words.
 *
 * @param sentences by the frequency of their marker, Hz.
 * @throws Refusal
 */
export async function transcribe(
  { body, contentType }: Request,
  sentences: ReadonlyMap<number, string>,
): Promise<Transcribed> {
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
  const reply: Reply =
    parameters.response_format === 'text' ? { status: 200, type: 'text/plain', body: text } : json(200, { text });
  return { text, recording, parameters, reply };
}
