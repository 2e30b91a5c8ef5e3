import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import wavefile from 'wavefile';
import { COMPLETION } from './complete.ts';
import type { SpeechDouble } from './double.ts';
import { mark } from './hear/mark.ts';
import { MARKERS } from './hear/markers.ts';
import { readWav } from './hear/read-wav.ts';
import { MODELS } from './models.ts';
import { makeSpeech, speechMs } from './speak/make-speech.ts';
import { startSpeechDouble } from './speech-double.ts';

const SENTENCE = 'Como foi a minha semana?';
const [HZ, OTHER_HZ] = MARKERS;

let double: SpeechDouble;
beforeAll(async () => {
  double = await startSpeechDouble();
});
afterEach(() => double.reset());
afterAll(() => double.stop());

/** A recording with a marker; without one if it isn't given. */
function recording(hz?: number): Buffer {
  const wav = makeSpeech(SENTENCE);
  if (hz === undefined) return wav;
  const sound = readWav(wav);
  if (!sound) throw new Error('The speech is no WAV file');
  const samples = Int16Array.from(sound.samples, (sample) => Math.round(sample * 32_767));
  const file = new wavefile.WaveFile();
  file.fromScratch(1, sound.sampleRate, '16', mark(samples, sound.sampleRate, hz));
  return Buffer.from(file.toBuffer());
}

/** The JSON of an answer, whose form the test knows. */
const bodyOf = async <Body>(answer: Response | Promise<Response>): Promise<Body> =>
  (await (await answer).json()) as Body;
type Chat<Part extends string> = { choices: Record<Part, { content?: string }>[] };

function transcribe(file: Buffer | null, more: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  if (file) body.set('file', new File([new Uint8Array(file)], 'gravacao.wav', { type: 'audio/wav' }));
  for (const [name, value] of Object.entries({ model: MODELS.transcription, ...more })) body.set(name, value);
  return fetch(`${double.address}/v1/audio/transcriptions`, { method: 'POST', body });
}

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${double.address}${path}`, { method: 'POST', body: JSON.stringify(body) });
const SPEECH = { model: MODELS.speech, voice: 'alloy', input: 'Oi.', response_format: 'mp3' };
const speak = (more: object = {}): Promise<Response> => post('/v1/audio/speech', { ...SPEECH, ...more });

describe('the double of a speech service', () => {
  it('lists its models', async () => {
    const { data } = await bodyOf<{ data: { id: string }[] }>(fetch(`${double.address}/v1/models`));
    expect(data.map(({ id }) => id)).toEqual(Object.values(MODELS));
  });

  it('answers the sentence of the marker, and no words for a marker without a sentence or none', async () => {
    double.teach(HZ, SENTENCE);
    const texts: string[] = [];
    for (const hz of [HZ, OTHER_HZ, undefined])
      texts.push((await bodyOf<{ text: string }>(transcribe(recording(hz), { language: 'pt' }))).text);
    expect(texts).toEqual([SENTENCE, '', '']);
    expect(double.asked[0]).toMatchObject({
      call: 'transcription',
      text: SENTENCE,
      parameters: { model: MODELS.transcription, language: 'pt' },
      status: 200,
    });
    expect(double.recordings[0]).toEqual(recording(HZ));
  });

  it('speaks a playable file whose length grows with the text', async () => {
    for (const input of ['Oi.', 'Uma frase bem mais comprida do que a primeira.']) {
      const answer = await speak({ input });
      expect(answer.headers.get('content-type')).toBe('audio/wav');
      const sound = readWav(new Uint8Array(await answer.arrayBuffer()));
      expect(((sound?.samples.length ?? 0) / (sound?.sampleRate ?? 1)) * 1000).toBeCloseTo(speechMs(input), 0);
      expect(Math.max(...(sound?.samples ?? []))).toBeGreaterThan(0.1);
    }
    expect(double.asked.map(({ text }) => text.length)).toEqual([3, 46]);
  });

  it('completes a chat, as one document and as a stream', async () => {
    const chat = { model: MODELS.chat, messages: [{ role: 'user', content: 'Oi' }] };
    const whole = await bodyOf<Chat<'message'>>(post('/v1/chat/completions', chat));
    expect(whole.choices[0]?.message.content).toBe(COMPLETION);
    const events = (await (await post('/v1/chat/completions', { ...chat, stream: true })).text()).split('\n\n');
    const pieces = events
      .map((line) => line.slice('data: '.length))
      .filter((line) => line.startsWith('{'))
      .map((line) => (JSON.parse(line) as Chat<'delta'>).choices[0]?.delta.content ?? '');
    expect(pieces.join('')).toBe(COMPLETION);
    expect(pieces.length).toBeGreaterThan(5);
    expect(events.at(-2)).toBe('data: [DONE]');
    expect(double.asked.map(({ call, text }) => [call, text])).toEqual([
      ['completion', 'Oi'],
      ['completion', 'Oi'],
    ]);
  });

  it.each([
    ['a recording without a file', () => transcribe(null), 400],
    ['a file that is no WAV file', () => transcribe(Buffer.from('RIFF')), 400],
    ['a body that is no form', () => post('/v1/audio/transcriptions', {}), 400],
    ['another transcription model', () => transcribe(recording(), { model: 'whisper-1' }), 404],
    ['another speech model', () => speak({ model: 'tts-1' }), 404],
    ['speech without a voice', () => speak({ voice: undefined }), 400],
    ['speech of an empty text', () => speak({ input: '' }), 400],
    ['speech of 4097 characters', () => speak({ input: 'a'.repeat(4097) }), 400],
    ['an unknown format', () => speak({ response_format: 'midi' }), 400],
    ['a chat without messages', () => post('/v1/chat/completions', { model: MODELS.chat, messages: [] }), 400],
    ['an unknown path', () => post('/v1/embeddings', {}), 404],
  ])('refuses %s', async (_name, request, status) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    expect((await bodyOf<{ error: { type: string } }>(answer)).error.type).toBe('invalid_request_error');
    expect(double.asked).toEqual([]);
    expect(double.refused).toHaveLength(1);
  });

  it('fails as planned, so many times, and only the planned call', async () => {
    double.fail({ of: 'speech', times: 2, status: 503 });
    expect((await transcribe(recording())).status).toBe(200);
    expect([(await speak()).status, (await speak()).status, (await speak()).status]).toEqual([503, 503, 200]);
    expect(double.asked.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
  });

  it('cuts the connection before the answer and within it, answers late, and with another type', async () => {
    double.fail({ of: 'speech', times: 1, cut: 'before' });
    await expect(speak()).rejects.toThrow();
    double.fail({ of: 'speech', times: 1, cut: 'half-way' });
    const half = await speak();
    expect(half.status).toBe(200);
    await expect(half.arrayBuffer()).rejects.toThrow();
    double.fail({ of: 'speech', times: 1, delayMs: 200 });
    const before = performance.now();
    expect((await speak()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(190);
    double.fail({ of: 'speech', times: 1, wrongType: true });
    expect((await speak()).headers.get('content-type')).toBe('text/html');
  });

  it('is controlled by other processes', async () => {
    await post('/_double/sentences', { hz: OTHER_HZ, text: 'Outra frase.' });
    await post('/_double/failures', { of: 'transcription', times: 1, status: 500 });
    expect((await transcribe(recording(OTHER_HZ))).status).toBe(500);
    expect((await bodyOf<{ text: string }>(transcribe(recording(OTHER_HZ)))).text).toBe('Outra frase.');
    const { asked } = await bodyOf<{ asked: unknown[] }>(fetch(`${double.address}/_double/asked`));
    expect(asked).toHaveLength(2);
    const { recordings } = await bodyOf<{ recordings: string[] }>(fetch(`${double.address}/_double/recordings`));
    expect(Buffer.from(recordings[0] ?? '', 'base64')).toEqual(recording(OTHER_HZ));
    await post('/_double/reset', {});
    expect(double.asked).toEqual([]);
    expect((await post('/_double/sentences', { hz: 440, text: 'a' })).status).toBe(500);
  });
});
