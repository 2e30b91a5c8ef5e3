import { describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../../testing/services/openai-server.ts';
import { CANARY, openUnforgiving, serviceForFile } from '../external.harness.ts';

const server = await serviceForFile();

const open = () => openUnforgiving(server);

const raw = (body: string, type = 'text/event-stream'): Behaviour => ({
  kind: 'audio',
  bytes: Buffer.from(body),
  type,
});
const events = (...chunks: unknown[]) => chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('');
const delta = (content: unknown, more: object = {}) => ({ choices: [{ index: 0, delta: { content }, ...more }] });
const STOP = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
const USAGE = { prompt_tokens: 7, completion_tokens: 3 };

describe('a stream is read', () => {
  it.each<[string, string]>([
    ['with a usage chunk without choices', events(delta('Oi, Ana.'), STOP, { usage: USAGE })],
    ['with a usage chunk whose choices are null', events(delta('Oi, Ana.'), STOP, { choices: null, usage: USAGE })],
    ['with usage of another form', events(delta('Oi, Ana.'), STOP, { choices: [], usage: { prompt_tokens: '7' } })],
    ['with a message instead of a delta', events({ choices: [{ message: { content: 'Oi, Ana.' } }] }, STOP)],
    [
      'with the whole message after the deltas',
      events(delta('Oi, Ana.'), { choices: [{ message: { content: 'Oi, Ana.' }, finish_reason: 'stop' }] }),
    ],
    [
      'with a text in parts',
      events(delta([{ type: 'text', text: 'Oi, ' }]), delta([{ text: 'Ana.' }, { type: 'thinking', text: 'x' }]), STOP),
    ],
    [
      'with thoughts in parts',
      events(delta([{ type: 'thinking', thinking: [{ type: 'text', text: 'Triste.' }] }]), delta('Oi, Ana.'), STOP),
    ],
    ['with other words for who writes', events({ choices: [{ delta: { role: 'model', content: 'Oi, Ana.' } }] }, STOP)],
    ['with head fields of other types', events({ ...delta('Oi, Ana.'), id: 1, created: '1', model: 2 }, STOP)],
    ...[null, '', {}, [], false, 0, { message: '', code: null }].map((error): [string, string] => [
      `with the empty error ${JSON.stringify(error)}`,
      events({ ...delta('Oi, Ana.'), error }, STOP),
    ]),
    ['with lines that end in CR LF', events(delta('Oi, Ana.'), STOP).replaceAll('\n', '\r\n')],
  ])('%s', async (_, body) => {
    server.next(raw(`${body}data: [DONE]\n\n`));
    expect(await open().ask()).toBe('Oi, Ana.');
  });

  it.each([' Internal Server Error', ' {"detail":"upstream timeout"}', ' {"object":"error","message":"busy"}'])(
    'is no whole reply if “data:%s” comes in the middle',
    async (data) => {
      server.next(raw(`${events(delta('Oi, '))}data:${data}\n\ndata: [DONE]\n\n`));
      expect(await open().ask()).not.toContain('Oi');
    },
  );

  it.each(['', ' null', ' ping', ' "ping"', ' []', ' {}', ' : keep-alive'])(
    'with the keep-alive “data:%s”',
    async (data) => {
      const alive = `data:${data}\n\n`;
      server.next(
        raw(`${alive}${events(delta('Oi, '))}${alive}${events(delta('Ana.'), STOP)}${alive}data: [DONE]\n\n`),
      );
      expect(await open().ask()).toBe('Oi, Ana.');
    },
  );

  it.each(['[done]', '[Done]', 'DONE', '[END]'])('with the end “%s”', async (end) => {
    server.next(raw(`${events(delta('Oi, Ana.'))}data: ${end}\n\n`));
    expect(await open().ask()).toBe('Oi, Ana.');
  });

  it('unless it breaks off while every chunk has the reason “None”', async () => {
    server.next(raw(events(delta('Oi, ', { finish_reason: 'None' }), delta('Ana', { finish_reason: 'None' }))));
    expect(await open().ask()).toBe('bad-answer');
  });

  it('and its tokens are counted, although the chunk that tells them has no choices', async () => {
    server.next(raw(events(delta('Oi, Ana.'), STOP, { usage: USAGE })));
    const { ask, lines } = open();
    await ask();
    expect(lines.at(-1)).toMatchObject({ outcome: 'ok', inputTokens: 7, outputTokens: 3 });
  });

  it.each(['text/plain; charset=utf-8', '', 'application/json', 'application/octet-stream'])(
    'with the content type “%s”',
    async (type) => {
      server.next(raw(`${events(delta('Oi, '), delta('Ana.'), STOP)}data: [DONE]\n\n`, type));
      expect(await open().ask()).toBe('Oi, Ana.');
    },
  );
});

describe('an error', () => {
  it.each([
    { ...delta('Oi'), error: CANARY },
    { ...delta('Oi'), error: { code: 502, text: CANARY } },
    { choices: [], error: CANARY },
    { error: [CANARY] },
    { choices: [{ delta: { content: [{ type: 'text', text: 1 }] } }], error: CANARY },
  ])('of any form is a failure that the circuit breaker counts: %j', async (chunk) => {
    for (const type of ['application/json', 'text/event-stream']) {
      const { ask, lines, raw: logged, model } = open();
      server.next(raw(type === 'application/json' ? JSON.stringify(chunk) : events(chunk, STOP), type));
      expect(await ask()).toMatch(/^(?:unavailable|bad-answer)$/);
      expect(lines.at(-1)?.outcome).not.toBe('bug');
      expect(model.condition()).toBe('open');
      expect(logged()).not.toContain(CANARY);
    }
  });

  it('after the beginning of a reply breaks it off', async () => {
    server.next(raw(events(delta('Oi, '), { ...delta('Ana'), error: 'busy' })));
    expect(await open().ask()).toBe('bad-answer');
  });
});

describe('a whole answer instead of a stream', () => {
  const message = { role: 'assistant', content: '<think>Triste.</think>Oi, Ana.' };

  it.each([{ finish_reason: 'stop' }, { finish_reason: null }, {}])('is read, with the reason %j', async (reason) => {
    const answer = { object: 'chat.completion', choices: [{ message, ...reason }], usage: USAGE };
    server.next(raw(`\n${JSON.stringify(answer, null, 2)}\n`, 'application/json'));
    const { ask, lines } = open();
    expect(await ask()).toBe('Oi, Ana.');
    expect(lines.at(-1)).toMatchObject({ outcome: 'ok', inputTokens: 7 });
  });

  it('can ask for a tool', async () => {
    const call = { id: 'a', type: 'function', function: { name: 'plan', arguments: '{}' } };
    const answer = { choices: [{ message: { content: null, tool_calls: [call] }, finish_reason: 'tool_calls' }] };
    server.next(raw(JSON.stringify(answer), 'application/json'), raw(events(delta('Oi, Ana.'), STOP)));
    const { ask, lines } = open();
    expect(await ask()).toBe('Oi, Ana.');
    expect(lines.at(-1)).toMatchObject({ toolCalls: 1 });
  });

  it('is read beside an empty error', async () => {
    const answer = { choices: [{ message, finish_reason: 'stop' }], error: '' };
    server.next(raw(JSON.stringify(answer), 'application/json'));
    expect(await open().ask()).toBe('Oi, Ana.');
  });

  it.each<[string, string]>([
    ['an error', '{"error":{"message":"no"}}'],
    ['half an answer', '{"choices":[{"message":{"content":"Oi'],
    ['no answer', '{"choices":[]}'],
    ['something else', '{"ok":true}'],
  ])('is a failure if it is %s', async (_, body) => {
    server.next(raw(body, 'application/json'));
    expect(await open().ask()).toMatch(/^(?:unavailable|bad-answer|empty)$/);
  });
});
