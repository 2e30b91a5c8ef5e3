import { expect, it, onTestFinished } from 'vitest';
import { MODELS } from '../../../../../../testing/speech-double/exchange.ts';
import { startSpeechDouble } from '../../../../../../testing/speech-double/speech-double.ts';
import type { Behaviour } from '../../../testing/services/openai-server.ts';
import { spokenWav } from '../../../testing/services/spoken-wav.ts';
import { CANARY, KEY, readableLog, serviceForFile } from './external.harness.ts';
import { type ExternalSpeechOptions, externalSpeech } from './speech.ts';

const server = await serviceForFile();

const signal = new AbortController().signal;
const RECORDING = new TextEncoder().encode(`RIFF ${CANARY}`);

function open(options: Partial<ExternalSpeechOptions> = {}) {
  const { log, lines, raw } = readableLog();
  const speech = externalSpeech({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    transcriptionModel: 'ouvido',
    speechModel: 'voz',
    voice: 'luz',
    log,
    clock: Date.now,
    ...options,
    limits: { totalMs: 20_000, backoffMs: 1, backoffMaxMs: 4, failuresToOpen: 100, ...options.limits },
  });
  return { speech, lines, raw };
}

it('transcribe sends a recording as a file and returns the transcript', async () => {
  const { speech, lines } = open();
  const said = await speech.transcribe(RECORDING, 'audio/webm;codecs=opus', { signal });
  expect(said).toEqual({ ok: true, value: 'hoje foi um dia comprido' });
  const [request] = server.requests;
  expect(request).toMatchObject({ path: '/v1/audio/transcriptions', headers: { authorization: `Bearer ${KEY}` } });
  const form = await new Response(new Uint8Array(request?.body ?? []), {
    headers: { 'content-type': request?.headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file') as File;
  expect([file.name, file.type]).toEqual(['gravacao.webm', 'audio/webm']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(RECORDING);
  expect([form.get('model'), form.get('language')]).toEqual(['ouvido', 'pt']);
  expect(lines).toMatchObject([{ call: 'transcribe', model: 'ouvido', outcome: 'ok', attempts: 1 }]);
});

it('speak sends a text and returns audio', async () => {
  const { speech, lines } = open();
  const spoken = await speech.speak('Boa noite.', { signal });
  expect(spoken).toEqual({
    ok: true,
    value: { audio: new Uint8Array(Buffer.from('ID3 som')), mimeType: 'audio/mpeg' },
  });
  expect(server.sent(0)).toEqual({ model: 'voz', voice: 'luz', input: 'Boa noite.', response_format: 'mp3' });
  expect(lines).toMatchObject([{ call: 'speak', model: 'voz', outcome: 'ok' }]);
});

it('transcribe and speak return unavailable without a configured model', async () => {
  const { speech } = open({ transcriptionModel: undefined, speechModel: undefined });
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'unavailable' });
  expect(await speech.speak('x', { signal })).toEqual({ ok: false, failure: 'unavailable' });
  expect(server.requests).toEqual([]);
});

const failures: [name: string, behaviour: Behaviour, failure: string, requests: number][] = [
  ['status 500 on every attempt', { kind: 'status', status: 500, body: CANARY }, 'unavailable', 3],
  ['status 429 on every attempt', { kind: 'status', status: 429 }, 'unavailable', 3],
  ['a refused recording', { kind: 'status', status: 400, body: CANARY }, 'bad-answer', 1],
  ['a timeout', { kind: 'slow-first-token', ms: 2000 }, 'timeout', 1],
  ['an HTML page as response', { kind: 'html' }, 'bad-answer', 1],
  ['a closed connection', { kind: 'cut-off-at-once' }, 'unavailable', 3],
  ['a redirect to another host', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'unavailable', 3],
];

it.each(failures)('transcribe and speak return a failure: %s', async (_, behaviour, failure, requests) => {
  server.always(behaviour);
  const { speech, lines, raw } = open({ limits: failure === 'timeout' ? { totalMs: 150 } : {} });
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure });
  expect(await speech.speak(CANARY, { signal })).toEqual({ ok: false, failure });
  // A busy machine may reach a short deadline before it has sent the request.
  if (failure !== 'timeout') expect(server.requests).toHaveLength(requests * 2);
  expect(lines.filter((line) => line.outcome === failure && line.attempts === requests)).toHaveLength(2);
  expect(raw()).not.toContain(CANARY);
  expect(raw()).not.toContain(KEY);
});

it('transcribe and speak return a failure for an empty or malformed response', async () => {
  const { speech } = open();
  server.next({ kind: 'json', value: { text: ' ' } }, { kind: 'json', value: { texto: 'x' } });
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'empty' });
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'bad-answer' });
  server.next({ kind: 'audio', bytes: new Uint8Array() }, { kind: 'json', value: {} });
  expect(await speech.speak('x', { signal })).toEqual({ ok: false, failure: 'empty' });
  expect(await speech.speak('x', { signal })).toEqual({ ok: false, failure: 'bad-answer' });
});

it.each([
  ['RIFF....WAVE', 'application/octet-stream', 'audio/wav'],
  ['OggS', '', 'audio/ogg'],
  ['fLaC', 'binary/octet-stream', 'audio/flac'],
  ['ID3', 'application/octet-stream', 'audio/mpeg'],
  ['RIFF....WAVE', 'audio/x-wav', 'audio/x-wav'],
])('speak tells the type of audio that begins with %s and has the type “%s”', async (begin, type, mimeType) => {
  server.next({ kind: 'audio', bytes: Buffer.from(begin), type });
  expect(await open().speech.speak('x', { signal })).toMatchObject({ value: { mimeType } });
});

it.each([
  "Unsupported parameter: 'response_format'",
  '{"detail":[{"loc":["body","response_format"],"msg":"Input should be wav"}]}',
  'Unsupported output format: mp3',
  '',
])('speak is sent again without the format if the service refuses it, and so are later texts: %j', async (body) => {
  server.next({ kind: 'status', status: 400, body }, { kind: 'audio', bytes: Buffer.from('RIFF'), type: 'audio/wav' });
  const { speech } = open();
  expect(await speech.speak('x', { signal })).toMatchObject({ value: { mimeType: 'audio/wav' } });
  expect(await speech.speak('x', { signal })).toMatchObject({ ok: true });
  const whole = { model: 'voz', voice: 'luz', input: 'x' };
  expect([0, 1, 2].map(server.sent)).toEqual([{ ...whole, response_format: 'mp3' }, whole, whole]);
});

it('transcribe reads an answer without a type, and takes no text for silence', async () => {
  const answer = (body: string): Behaviour => ({ kind: 'audio', bytes: Buffer.from(body), type: '' });
  server.next(answer('{"text":"Hoje foi bom."}'), answer('{"text":null}'));
  const { speech } = open();
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: true, value: 'Hoje foi bom.' });
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'empty' });
});

it.each([
  "Unsupported parameter: 'language'",
  '{"detail":[{"type":"extra_forbidden","loc":["body"],"msg":"Extra inputs: language"}]}',
])(
  'transcribe is sent again without the language if the service refuses it, and so are later recordings: %s',
  async (body) => {
    const name = 'language';
    const { speech } = open();
    server.next({ kind: 'status', status: 400, body });
    expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toMatchObject({ ok: true });
    expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toMatchObject({ ok: true });
    const forms = await Promise.all(
      server.requests.map(({ body: sent, headers }) =>
        new Response(new Uint8Array(sent), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData(),
      ),
    );
    expect(forms.map((form) => [form.has(name), form.has('file'), form.has('model')])).toEqual([
      [true, true, true],
      [false, true, true],
      [false, true, true],
    ]);
  },
);

it('transcribe keeps the language if an error is about something else', async () => {
  const { speech } = open();
  server.next({ kind: 'status', status: 400, body: 'Unknown language model: ouvido' });
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'bad-answer' });
  expect(server.requests).toHaveLength(1);
});

it.each([
  ['a bare text', 'text/plain; charset=utf-8', ' Hoje foi bom.\n', 'Hoje foi bom.'],
  ['JSON with another type', 'text/plain', '{"text":"Hoje foi bom."}', 'Hoje foi bom.'],
  ['tokens of the model', 'application/json', '{"text":"<|pt|><|0.00|> Hoje foi bom.<|endoftext|>"}', 'Hoje foi bom.'],
  ['text beside silence', 'application/json', '{"text":"[BLANK_AUDIO] Hoje foi bom."}', 'Hoje foi bom.'],
  ['text beside sounds', 'application/json', '{"text":"♪ [Música] ♪ Hoje foi bom. [ risos ]"}', 'Hoje foi bom.'],
  ['words in parentheses', 'application/json', '{"text":"Hoje (segunda) foi bom."}', 'Hoje (segunda) foi bom.'],
])('transcribe reads %s', async (_, type, said, text) => {
  server.next({ kind: 'audio', bytes: Buffer.from(said), type });
  expect(await open().speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: true, value: text });
});

it.each([
  ...[
    '[BLANK_AUDIO]',
    '[Música]',
    '[Silêncio]',
    '[ Silence ]',
    '(silence)',
    '♪♪',
    '* música *',
    '(música) [risos]',
    '...',
  ],
])('transcribe returns the failure empty if the service heard only silence or sounds: %s', async (text) => {
  server.next({ kind: 'json', value: { text } });
  expect(await open().speech.transcribe(RECORDING, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'empty' });
});

it('transcribe works while the circuit of speak is open', async () => {
  const { speech } = open({ limits: { failuresToOpen: 1, retries: 0 } });
  server.next({ kind: 'status', status: 500 });
  expect(await speech.speak('x', { signal })).toEqual({ ok: false, failure: 'unavailable' });
  expect(await speech.speak('x', { signal })).toEqual({ ok: false, failure: 'unavailable' });
  expect(server.requests).toHaveLength(1);
  expect(await speech.transcribe(RECORDING, 'audio/wav', { signal })).toMatchObject({ ok: true });
  expect(speech.condition()).toEqual({ transcribe: 'closed', speak: 'open' });
});

it('transcribe and speak return a failure if the service breaks off its answer, and work again afterwards', async () => {
  const service = await startSpeechDouble();
  onTestFinished(() => service.stop());
  const { speech } = open({
    baseUrl: `${service.address}/v1`,
    transcriptionModel: MODELS.transcription,
    speechModel: MODELS.speech,
  });
  for (const call of ['transcription', 'speech'] as const) service.fail({ of: call, cut: 'half-way' });
  const wav = Buffer.from(spokenWav(), 'base64');
  expect(await speech.transcribe(wav, 'audio/wav', { signal })).toEqual({ ok: false, failure: 'bad-answer' });
  expect(await speech.speak('Boa noite.', { signal })).toEqual({ ok: false, failure: 'bad-answer' });
  service.reset();
  expect(await speech.speak('Boa noite.', { signal })).toMatchObject({ ok: true });
});
