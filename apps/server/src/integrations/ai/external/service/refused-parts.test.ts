import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Behaviour, type OpenAiServer, startOpenAiServer } from '../../../../testing/services/openai-server.ts';
import { readableLog, requestFor } from '../external.harness.ts';
import { externalAssistant } from '../external-assistant.ts';

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

function open() {
  const { log, lines } = readableLog();
  const limits = { retries: 0, failuresToOpen: 1 };
  const model = externalAssistant({ baseUrl: server.baseUrl, model: 'm', log, clock: Date.now, limits });
  const ask = async () => {
    const result = await model.reply(requestFor(), { signal: new AbortController().signal });
    return result.ok ? result.value.text : result.failure;
  };
  return { ask, lines };
}
const refusal = (status: number, body: string): Behaviour => ({ kind: 'status', status, body });
const roles = () => server.requests.map((_, index) => server.sent(index).messages.map(({ role }) => role));
const had = (name: string) => server.requests.map((_, index) => name in server.sent(index));

describe('a service that refuses the role “system”', () => {
  it.each([
    [400, '{"message":"System role not supported"}'],
    [500, '{"error":{"message":"Value is not callable: System role not supported at row 1"}}'],
    [400, '{"detail":"Conversation roles must alternate user/assistant/user/assistant/..."}'],
    [400, `{"error":{"message":"Unsupported value: 'messages[0].role' does not support 'system' with this model."}}`],
    [400, '[{"error":{"message":"Developer instruction is not enabled for models/gemma-3-27b-it"}}]'],
  ])('with the status %i gets its text in the first message, later too: %s', async (status, body) => {
    server.next(refusal(status, body));
    const { ask, lines } = open();
    expect(await ask()).toContain('Que bom');
    expect(await ask()).toContain('Que bom');
    expect(roles()).toEqual([['system', 'user'], ['user'], ['user']]);
    const [system, message] = server.sent(0).messages;
    expect(server.sent(1).messages[0]?.content).toBe(`${system?.content}\n\n${message?.content}`);
    expect(had('tools')).toEqual([true, true, true]);
    expect(lines.filter(({ without }) => without !== undefined)).toMatchObject([{ without: ['system'] }]);
  });

  it('and refuses the repetition too gets it unchanged in later requests', async () => {
    const body = 'conversation roles must alternate';
    server.next(refusal(400, body), refusal(400, body));
    const { ask } = open();
    expect(await ask()).toBe('bad-answer');
    expect(await ask()).toContain('Que bom');
    expect(roles()).toEqual([['system', 'user'], ['user'], ['system', 'user']]);
  });

  it('gets only one repetition of the request', async () => {
    server.always(refusal(400, 'System role not supported'));
    expect(await open().ask()).toBe('bad-answer');
    expect(server.requests).toHaveLength(2);
  });
});

describe('a service that refuses a request without a word', () => {
  it.each([
    [400, ''],
    [422, ' \n'],
    [400, '{}'],
    [400, 'Bad Request'],
  ])('with the status %i and the body %j gets it once more without optional parameters', async (status, body) => {
    server.next(refusal(status, body));
    const { ask } = open();
    expect(await ask()).toContain('Que bom');
    expect(await ask()).toContain('Que bom');
    expect(had('stream_options')).toEqual([true, false, false]);
    expect(had('tools')).toEqual([true, true, true]);
  });

  it('again gets it without tools', async () => {
    server.next(refusal(400, ''), refusal(400, ''));
    const { ask } = open();
    expect(await ask()).toContain('Que bom');
    expect(had('tools')).toEqual([true, true, false]);
  });

  it('at any time gets all parameters in the next request', async () => {
    server.next(...Array(4).fill(refusal(400, '')));
    const { ask } = open();
    expect(await ask()).toBe('bad-answer');
    expect(await ask()).toContain('Que bom');
    expect([had('stream_options').at(-1), had('tools').at(-1)]).toEqual([true, true]);
    expect(server.requests).toHaveLength(5);
  });

  it.each([403, 404, 413])('with the status %i gets no repetition', async (status) => {
    server.always(refusal(status, ''));
    await open().ask();
    expect(server.requests).toHaveLength(1);
  });
});
