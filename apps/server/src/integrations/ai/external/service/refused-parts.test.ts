import { describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../../testing/services/openai-server.ts';
import { openUnforgiving, serviceForFile } from '../external.harness.ts';

const server = await serviceForFile();

const open = () => openUnforgiving(server);
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
    [409, ''],
    [400, '{"detail":"Bad Request"}'],
    [400, '{"error":"Bad Request"}'],
    [400, 'Invalid request'],
    [400, '{"error":{"message":"Invalid request.","type":"invalid_request_error","param":null,"code":"400"}}'],
    [
      400,
      '<html>\r\n<head><title>400 Bad Request</title></head>\r\n<body>\r\n<center><h1>400 Bad Request</h1></center>\r\n<hr><center>nginx/1.25.3</center>\r\n</body>\r\n</html>\r\n<!-- a padding to disable MSIE and Chrome friendly error page -->',
    ],
    [
      422,
      '{"timestamp":"2026-11-21T15:00:00.000+00:00","status":422,"error":"Unprocessable Entity","path":"/v1/chat/completions"}',
    ],
  ])('with the status %i and the body %j gets it once more without optional parameters', async (status, body) => {
    server.next(refusal(status, body));
    const { ask } = open();
    expect(await ask()).toContain('Que bom');
    expect(await ask()).toContain('Que bom');
    expect(had('stream_options')).toEqual([true, false, false]);
    expect(had('tools')).toEqual([true, true, true]);
  });

  it.each(['model m is too small', '{"error":"Invalid model"}'])(
    'but with the words %s gets no repetition',
    async (body) => {
      server.always(refusal(400, body));
      expect(await open().ask()).toBe('bad-answer');
      expect(server.requests).toHaveLength(1);
    },
  );

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

describe('a service that refuses a part of a request', () => {
  const said = (body: string, type = 'application/json'): Behaviour => ({
    kind: 'audio',
    bytes: Buffer.from(body),
    type,
  });

  it.each([
    said('{"error":{"message":"stream_options is not supported","code":400}}'),
    said('{"detail":"Unknown field: stream_options"}'),
    said('{"object":"error","message":"include_usage is unknown","code":40001}'),
    said(' {"error":"stream_options"}', 'text/event-stream'),
    said('data: {"error":{"message":"stream_options is not supported"}}\n\n', 'text/event-stream'),
    said('event: error\ndata: {"error":"stream_options is not supported"}\n\n', 'text/event-stream'),
    refusal(409, 'stream_options is not supported'),
  ])('with another status gets it without that part: %j', async (behaviour) => {
    server.next(behaviour);
    expect(await open().ask()).toContain('Que bom');
    expect(had('stream_options')).toEqual([true, false]);
  });

  it.each([
    [{ message: 'm does not support tools' }, [true, false]],
    [{ message: 'm does not support tools', code: 400 }, [true, false]],
  ])('and that are the tools gets it without them, with the status 200 too: %j', async (error, hadTools) => {
    server.next(said(JSON.stringify({ error })));
    expect(await open().ask()).toContain('Que bom');
    expect(had('tools')).toEqual(hadTools);
  });

  it('with the status 200 and no reason fails as with the status that the error tells', async () => {
    server.next(said('{"error":{"message":"no","code":402}}'));
    const { ask, lines } = open();
    expect(await ask()).toBe('unavailable');
    expect(lines.at(-1)).toMatchObject({ call: 'reply', status: 402 });
  });

  it.each([
    'm does not support streaming',
    '{"error":{"message":"Your organization must be verified to stream this model.","param":"stream"}}',
    '{"detail":[{"loc":["body","stream"],"msg":"Input should be false"}]}',
    'Streaming is not supported for this model',
  ])('and that is the stream gets it without, and later requests too: %s', async (body) => {
    server.next(refusal(400, body));
    const { ask } = open();
    expect(await ask()).toContain('Que bom');
    expect(await ask()).toContain('Que bom');
    expect(had('stream')).toEqual([true, false, false]);
    expect(had('stream_options')).toEqual([true, false, false]);
  });

  it('because its own stream broke gets no repetition', async () => {
    server.always(refusal(500, 'upstream error: the stream was closed'));
    await open().ask();
    expect(server.requests).toHaveLength(1);
  });
});
