import type { AiResult, Reply } from '@alento/domain/assistant/assistant-model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Behaviour, GOOD_PIECES, startOpenAiServer } from '../../../testing/services/openai-server.ts';
import { CANARY, figures, KEY, passage, person, readableLog, requestFor, serviceForFile } from './external.harness.ts';
import { type ExternalAssistantOptions, externalAssistant } from './external-assistant.ts';

const server = await serviceForFile();
const rejections: unknown[] = [];
const noteRejection = (error: unknown) => rejections.push(error);
let printed: { mock: { calls: unknown[] } }[] = [];

beforeEach(() => {
  process.on('unhandledRejection', noteRejection);
  printed = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
});
afterEach(async () => {
  // Waits, because unhandled rejections are reported in a later turn of the event loop.
  await new Promise((done) => setTimeout(done, 5));
  process.off('unhandledRejection', noteRejection);
  expect(rejections.splice(0)).toEqual([]);
  // The SDK's default is to print errors with the request, which must not happen.
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

/** Timeouts that are not reached even on a slow machine. Tests of timeouts override them. */
const PATIENT = {
  firstTokenMs: 20_000,
  idleMs: 20_000,
  totalMs: 20_000,
  backoffMs: 1,
  backoffMaxMs: 4,
  retryAfterMaxMs: 2000,
  failuresToOpen: 100,
};

function open(options: Partial<ExternalAssistantOptions> = {}) {
  const { log, lines, raw } = readableLog();
  const model = externalAssistant({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    model: 'modelo-de-teste',
    log,
    clock: Date.now,
    ...options,
    limits: { ...PATIENT, ...options.limits },
  });
  const deltas: string[] = [];
  const ask = (signal = new AbortController().signal): Promise<AiResult<Reply>> =>
    model.reply(requestFor(), { signal, onDelta: (text) => deltas.push(text) });
  const lastCall = () => lines.findLast(({ msg }) => msg === 'ai call');
  return { model, ask, deltas, lines, raw, lastCall };
}

it('the external assistant streams a reply and logs tokens and cost, but neither texts nor the key', async () => {
  const { ask, deltas, lines, raw, lastCall } = open({ costPerMillion: { input: 100, output: 1000 } });
  const result = await ask();
  expect(result).toEqual({ ok: true, value: { text: GOOD_PIECES.join(''), sources: [] } });
  expect(deltas).toEqual(GOOD_PIECES);
  expect(lastCall()).toMatchObject({
    call: 'reply',
    model: 'modelo-de-teste',
    attempts: 1,
    inputTokens: 120,
    outputTokens: 9,
    outcome: 'ok',
  });
  expect(lastCall()?.costCents).toBeCloseTo(0.021);
  expect(lastCall()?.firstTokenMs).toEqual(expect.any(Number));
  await ask();
  expect(lines.map(({ outcome, inputTokens, outputTokens }) => [outcome, inputTokens, outputTokens])).toEqual([
    ['ok', 120, 9],
    ['ok', 120, 9],
  ]);
  server.next({ kind: 'good', pieces: [`eco: ${CANARY}.`] });
  await ask();
  for (const secret of [CANARY, KEY]) expect(raw()).not.toContain(secret);
});

it('the external assistant sends model and key as the protocol requires', async () => {
  await open().ask();
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(server.sent(0)).toMatchObject({ model: 'modelo-de-teste', stream: true });
  expect(server.sent(0).messages.map(({ role }) => role)).toEqual(['system', 'user']);
});

it('the external assistant sends no key if no key is configured', async () => {
  expect(await open({ apiKey: undefined }).ask()).toMatchObject({ ok: true });
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

it('the external assistant returns the passages that a reply links to as the reply’s sources', async () => {
  server.next({ kind: 'good', pieces: [`Veja [a cama](${passage.url}) e [outro](/conteudos/sono).`] });
  expect(await open().ask()).toMatchObject({
    ok: true,
    value: { sources: [{ title: passage.title, url: passage.url }] },
  });
});

it('the external assistant returns the service’s texts for insights and entries', async () => {
  const { model, lines } = open();
  const options = { signal: new AbortController().signal, variant: 1 };
  const text = GOOD_PIECES.join('');
  expect(await model.wordInsight(figures, options)).toEqual({ ok: true, value: text });
  expect(await model.wordEntry(person, options)).toEqual({ ok: true, value: text });
  expect(lines.map(({ call }) => call)).toEqual(['insight', 'entry']);
});

it('the external assistant leaves the model’s reasoning out of a reply', async () => {
  server.next({ kind: 'thinks-first', pieces: ['Oi.'] });
  const { ask, deltas } = open();
  expect(await ask()).toMatchObject({ ok: true, value: { text: 'Oi.' } });
  expect(deltas).toEqual(['Oi.']);
});

const breaksOff = (reason: string): Behaviour => ({ kind: 'finish', reason, pieces: ['Sim, '] });
const failures: [name: string, behaviour: Behaviour, failure: string, reason: string, requests: number][] = [
  ['no first token before the timeout', { kind: 'slow-first-token', ms: 1000 }, 'timeout', 'first-token', 1],
  ['no further token before the timeout', { kind: 'idle-mid-stream' }, 'timeout', 'idle', 1],
  ['total timeout', { kind: 'slow-pieces', ms: 60, pieces: Array(20).fill('a ') }, 'timeout', 'total-time', 1],
  ['a stream that breaks off', { kind: 'cut-off-mid-stream' }, 'bad-answer', 'cut-off', 1],
  ['a connection closed before the response', { kind: 'cut-off-at-once' }, 'unavailable', 'network', 3],
  ['a stream without finish reason', { kind: 'ends-without-reason' }, 'bad-answer', 'cut-off', 1],
  ['an error within the stream', { kind: 'error-mid-stream', message: CANARY }, 'bad-answer', 'cut-off', 1],
  ['a chunk that is not JSON', { kind: 'malformed-chunk' }, 'bad-answer', 'protocol', 1],
  ['an HTML page as response', { kind: 'html' }, 'bad-answer', 'protocol', 1],
  ['no choices', { kind: 'empty-choices' }, 'empty', 'no-text', 1],
  ['no text', { kind: 'good', pieces: [] }, 'empty', 'no-text', 1],
  ['only whitespace', { kind: 'good', pieces: [' \n', '\t '] }, 'empty', 'no-text', 1],
  ['a content filter', breaksOff('content_filter'), 'bad-answer', 'content-filter', 1],
  ['a text cut by the token limit', breaksOff('length'), 'bad-answer', 'cut-off', 1],
  ['a text over the length limit', { kind: 'good', pieces: ['a'.repeat(9000)] }, 'bad-answer', 'too-long', 1],
  ['status 429 on every attempt', { kind: 'status', status: 429 }, 'unavailable', 'status', 3],
  ['status 500 on every attempt', { kind: 'status', status: 500, body: CANARY }, 'unavailable', 'status', 3],
  ['status 503 on every attempt', { kind: 'status', status: 503 }, 'unavailable', 'status', 3],
  ['a refused key', { kind: 'status', status: 401, body: KEY }, 'unavailable', 'status', 1],
  ['an unknown model', { kind: 'status', status: 404 }, 'unavailable', 'status', 1],
  ['a refused request', { kind: 'status', status: 400, body: CANARY }, 'bad-answer', 'status', 1],
  ['a too long Retry-After', { kind: 'status', status: 429, retryAfter: '60' }, 'unavailable', 'status', 1],
  ['a redirect to another host', { kind: 'redirect', to: 'http://127.0.0.1:1/v1' }, 'unavailable', 'network', 3],
];

/** Short timeouts for tests, by the failure reason that each one causes. */
const SHORT: Readonly<Record<string, NonNullable<ExternalAssistantOptions['limits']>>> = {
  'first-token': { firstTokenMs: 300 },
  idle: { idleMs: 100 },
  'total-time': { totalMs: 250 },
};

it.each(failures)(
  'the external assistant returns a failure and logs no text: %s',
  async (_, behaviour, failure, reason, requests) => {
    server.always(behaviour);
    const { ask, lines, lastCall, raw } = open({ limits: SHORT[reason] ?? {} });
    expect(await ask()).toEqual({ ok: false, failure });
    // A busy machine may reach a short deadline before it has sent the request.
    if (failure !== 'timeout') expect(server.requests).toHaveLength(requests);
    expect(lastCall()).toMatchObject({ outcome: failure, reason, attempts: requests });
    expect(lines.filter(({ call }) => call === 'reply')).toHaveLength(1);
    expect(raw()).not.toContain(CANARY);
    expect(raw()).not.toContain(KEY);
  },
);

it('the external assistant returns “unavailable” if the connection is refused', async () => {
  const away = await startOpenAiServer();
  await away.close();
  const { ask, lastCall } = open({ baseUrl: away.baseUrl });
  expect(await ask()).toEqual({ ok: false, failure: 'unavailable' });
  expect(lastCall()).toMatchObject({ reason: 'network', attempts: 3 });
});

it('the external assistant waits for the time in Retry-After after status 429', async () => {
  const until = Date.parse('2026-11-21T15:00:00Z');
  const { ask } = open({ limits: { totalMs: 5000 }, clock: () => until - 120 });
  server.next({ kind: 'status', status: 429, retryAfter: new Date(until).toUTCString() });
  const started = performance.now();
  expect(await ask()).toMatchObject({ ok: true });
  expect(performance.now() - started).toBeGreaterThanOrEqual(110);
  expect(server.requests).toHaveLength(2);
});

it('the external assistant doesn’t retry after a part of the reply was streamed', async () => {
  server.next({ kind: 'cut-off-mid-stream' });
  const { ask, deltas } = open();
  expect(await ask()).toEqual({ ok: false, failure: 'bad-answer' });
  expect(deltas).toEqual([GOOD_PIECES[0]]);
  expect(server.requests).toHaveLength(1);
});

it('the external assistant stops at once when the caller aborts', async () => {
  const { model, ask, deltas, lastCall } = open({ limits: { failuresToOpen: 1 } });
  server.next({ kind: 'idle-mid-stream' });
  const giveUp = new AbortController();
  const result = ask(giveUp.signal);
  await vi.waitFor(() => expect(deltas).toHaveLength(1), { interval: 2 });
  giveUp.abort();
  expect(await result).toEqual({ ok: false, failure: 'timeout' });
  expect(lastCall()).toMatchObject({ outcome: 'aborted' });
  expect(model.condition()).toBe('closed');
  expect(await ask(AbortSignal.abort())).toEqual({ ok: false, failure: 'timeout' });
  expect(server.requests).toHaveLength(1);
});

it('the external assistant stops waiting for a retry when the caller aborts', async () => {
  server.always({ kind: 'status', status: 429, retryAfter: '2' });
  const { ask } = open({ limits: { totalMs: 5000 } });
  const giveUp = new AbortController();
  const started = Date.now();
  const result = ask(giveUp.signal);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), { interval: 2 });
  giveUp.abort();
  expect(await result).toEqual({ ok: false, failure: 'timeout' });
  expect(Date.now() - started).toBeLessThan(1500);
});

it('the external assistant throws exceptions of our own code instead of returning a failure', async () => {
  const { model, lastCall } = open();
  const broken = model.reply(requestFor(), {
    signal: new AbortController().signal,
    onDelta() {
      throw new RangeError('ours');
    },
  });
  await expect(broken).rejects.toThrow(new RangeError('ours'));
  expect(lastCall()).toMatchObject({ outcome: 'bug' });
});
