import { afterAll, beforeAll, expect, it } from 'vitest';
import { MODELS } from './exchange.ts';
import { startSpeechDouble } from './speech-double.ts';

let double: Awaited<ReturnType<typeof startSpeechDouble>>;
beforeAll(async () => {
  double = await startSpeechDouble();
});
afterAll(() => double.stop());

const post = (path: string, body: FormData | string): Promise<Response> =>
  fetch(`${double.address}/v1/audio/${path}`, { method: 'POST', body });
const SPEECH = { model: MODELS.speech, voice: 'alloy', input: 'Oi.', response_format: 'mp3' };
const speak = (more: object = {}): Promise<Response> => post('speech', JSON.stringify({ ...SPEECH, ...more }));

async function transcribe(
  file: Uint8Array<ArrayBuffer> | null,
  model: string = MODELS.transcription,
): Promise<Response> {
  const body = new FormData();
  if (file) body.set('file', new File([file], 'gravacao.wav', { type: 'audio/wav' }));
  body.set('model', model);
  return post('transcriptions', body);
}
const recording = async () => new Uint8Array(await (await speak()).arrayBuffer());

it('takes correct calls', async () => {
  expect((await speak()).headers.get('content-type')).toBe('audio/wav');
  expect(await (await transcribe(await recording())).json()).toEqual({ text: '' });
});

// What OpenAI's API refuses, and a mistake of the product could send.
it.each([
  ['a recording without a file', () => transcribe(null), 400],
  ['a file that is no WAV file', () => transcribe(new TextEncoder().encode('RIFF')), 400],
  ['a recording that is no form', () => post('transcriptions', '{}'), 400],
  ['another transcription model', async () => transcribe(await recording(), 'whisper-1'), 404],
  ['another speech model', () => speak({ model: 'tts-1' }), 404],
  ['speech without a voice', () => speak({ voice: undefined }), 400],
  ['speech of an empty text', () => speak({ input: '' }), 400],
  ['speech of 4097 characters', () => speak({ input: 'a'.repeat(4097) }), 400],
  ['an unknown format', () => speak({ response_format: 'midi' }), 400],
  ['an unknown path', () => post('embeddings', '{}'), 404],
])('refuses %s', async (_name, request, status) => {
  expect((await request()).status).toBe(status);
});
