import { describe, expect, it } from 'vitest';
import { CANARY, openUnforgiving, serviceForFile } from '../external.harness.ts';

const server = await serviceForFile();

const open = () => openUnforgiving(server);

describe('a service that refuses stream_options', () => {
  const hadOptions = () => server.requests.map((_, index) => 'stream_options' in server.sent(index));

  it.each([
    [400, `{"error":{"message":"Unrecognized request argument supplied: stream_options ${CANARY}"}}`],
    [422, `{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted","input":"${CANARY}"}]}`],
    [500, `{"error":"json: unknown field include_usage ${CANARY}"}`],
  ])('with the status %i gets the request again without, and later ones too', async (status, body) => {
    const { ask, lines, raw, model } = open();
    server.next({ kind: 'status', status, body });
    expect(await ask()).toContain('Que bom');
    expect(await ask()).toContain('Que bom');
    expect(hadOptions()).toEqual([true, false, false]);
    expect(server.sent(1).tools).toBeDefined();
    expect(lines.at(-1)).toMatchObject({ outcome: 'ok', attempts: 1 });
    expect(model.condition()).toBe('closed');
    expect(raw()).not.toContain(CANARY);
  });

  it('and tools gets the request without both', async () => {
    const { ask } = open();
    const body = 'stream_options is not supported';
    server.next(
      { kind: 'status', status: 400, body },
      { kind: 'status', status: 400, body: 'm does not support tools' },
      { kind: 'status', status: 400, body },
    );
    expect(await ask()).toContain('Que bom');
    expect([hadOptions(), server.sent(3).tools]).toEqual([[true, false, true, false], undefined]);
  });

  it('at two requests at once gets both again', async () => {
    const { ask } = open();
    const body = 'stream_options is not supported';
    server.next({ kind: 'status', status: 400, body }, { kind: 'status', status: 400, body });
    const texts = await Promise.all([ask(), ask()]);
    for (const text of texts) expect(text).toContain('Que bom');
  });
});

describe('the end of a reply', () => {
  it.each([
    ...['eos', 'EOS_TOKEN', 'end_turn', 'STOP', 'Stop', 'stop_sequence', 'complete', '', null],
    ...['None', 'null', 'done', 'eos_found', 'stop_token', 'end_of_turn', 'FINISH_REASON_STOP', 'unheard-of'],
  ])('is complete with the reason %j', async (reason) => {
    server.next({ kind: 'finish', reason, pieces: ['Oi. ', 'Tudo bem?'] });
    expect(await open().ask()).toBe('Oi. Tudo bem?');
  });

  it.each([
    ...['length', 'MAX_TOKENS', 'SAFETY', 'content_filter', 'error', 'model_length', 'token_limit_reached'],
    ...['FINISH_REASON_MAX_TOKENS', 'model_context_window_exceeded', 'incomplete', 'RECITATION', 'PROHIBITED_CONTENT'],
    ...['refusal', 'network_error', 'USER_CANCEL', 'abort', 'insufficient_system_resource', 'MALFORMED_FUNCTION_CALL'],
    ...['pause_turn', 'OTHER', 'tool_use'],
  ])('is not complete with the reason %s', async (reason) => {
    server.next({ kind: 'finish', reason, pieces: ['Oi. ', 'Tudo'] });
    expect(await open().ask()).toBe('bad-answer');
  });
});

it('a reply is over after the end of the turn, although the service goes on', async () => {
  const pieces = ['Oi, Ana.', '<|im_end|>', ...Array(40).fill('Humano: e agora? ')];
  server.next({ kind: 'slow-pieces', ms: 50, pieces });
  const { ask, lines } = open();
  expect(await ask()).toBe('Oi, Ana.');
  expect(lines.at(-1)).toMatchObject({ outcome: 'ok' });
  server.next({ kind: 'finish', reason: 'length', pieces });
  expect(await ask()).toBe('Oi, Ana.');
});

describe('thoughts in the text', () => {
  it('are left out, with the tokens of the template', async () => {
    const text = '<|START_THINKING|>Triste.<|END_THINKING|><|START_RESPONSE|>Oi, Ana.<|END_RESPONSE|>';
    for (const pieces of [[text], [...text]]) {
      server.next({ kind: 'good', pieces });
      const { ask, deltas } = open();
      expect((await ask()).trim()).toBe('Oi, Ana.');
      expect(deltas.join('').trim()).toBe('Oi, Ana.');
    }
  });

  it('without a mark where they begin fail once, and are left out of later replies', async () => {
    server.always({ kind: 'good', pieces: ['A pessoa está triste.', '<|END_THINK', 'ING|>', 'Oi, Ana.'] });
    const { ask, deltas, lines, model } = open();
    expect(await ask()).toBe('bad-answer');
    expect(lines.at(-1)).toMatchObject({ reason: 'thoughts' });
    expect(model.condition()).toBe('closed');
    expect(await ask()).toBe('Oi, Ana.');
    expect(deltas.join('')).toBe('Oi, Ana.');
  });

  it('are expected no longer after a reply without any', async () => {
    server.next({ kind: 'good', pieces: ['A pessoa está triste.</think>Oi.'] });
    const { ask } = open();
    await ask();
    expect(await ask()).toBe('empty');
    expect(await ask()).toContain('Que bom');
  });
});
