import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { KEEP_ALIVE_MS } from '../../../../../testing/keep-alive.ts';

/** How the server responds to a request. */
export type Behaviour =
  | { kind: 'good'; pieces?: readonly string[]; usage?: { input: number; output: number } }
  | { kind: 'calls-tool'; name: string; input: object; before?: string }
  | { kind: 'thinks-first'; pieces: readonly string[] }
  | { kind: 'slow-first-token'; ms: number }
  | { kind: 'slow-pieces'; ms: number; pieces: readonly string[] }
  | { kind: 'idle-mid-stream' }
  | { kind: 'cut-off-mid-stream' }
  | { kind: 'cut-off-at-once' }
  | { kind: 'ends-without-reason' }
  | { kind: 'error-mid-stream'; message: string }
  | { kind: 'malformed-chunk' }
  | { kind: 'html' }
  | { kind: 'empty-choices' }
  | { kind: 'finish'; reason: string | null; pieces: readonly string[] }
  | { kind: 'status'; status: number; retryAfter?: string; body?: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'audio'; bytes: Uint8Array; type?: string }
  | { kind: 'json'; value: unknown };

type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export const GOOD_PIECES = ['Que bom que você ', 'escreveu. Como foi ', 'o seu dia?'];
const HANG_MS = 60_000;

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>;

/**
 * Starts an HTTP server with the OpenAI protocol on a free port. Tests set how it responds, also incorrectly.
 */
export async function startOpenAiServer() {
  const requests: ReceivedRequest[] = [];
  const queue: Behaviour[] = [];
  // The check at a server's start asks for the models at any time, and must not take a response meant for a reply.
  const forModels: Behaviour[] = [];
  let otherwise: Behaviour = { kind: 'good' };
  const closing = new AbortController();

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      requests.push({ path, headers: request.headers, body });
      const behaviour = path.endsWith('/models') ? (forModels.shift() ?? otherwise) : (queue.shift() ?? otherwise);
      answer(response, path, body, behaviour, closing.signal).catch((error: unknown) => {
        if (!closing.signal.aborted && !response.destroyed) throw error;
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Received requests, oldest first. */
    requests,
    /**
     * Sets the responses to the next requests, one for each, except requests for the list of models. Later requests get
     * the response set by `always`.
     */
    next: (...behaviours: Behaviour[]) => void queue.push(...behaviours),
    /** Sets the responses to the next requests for the list of models. */
    nextModels: (...behaviours: Behaviour[]) => void forModels.push(...behaviours),
    always: (behaviour: Behaviour) => {
      otherwise = behaviour;
    },
    /** Forgets the received requests and the responses that were set. */
    reset: () => {
      for (const list of [requests, queue, forModels]) list.length = 0;
      otherwise = { kind: 'good' };
    },
    /** Parses the JSON body of a received request. */
    sent: (index: number) => JSON.parse(requests[index]?.body.toString() ?? 'null') as ChatBody,
    close: () => {
      closing.abort();
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

type ChatBody = {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  tools?: { function: { name: string } }[];
  tool_choice?: string;
};

/** The model that the server lists. */
export const LISTED_MODEL = 'modelo-de-teste';

async function answer(response: ServerResponse, path: string, body: Buffer, how: Behaviour, closed: AbortSignal) {
  switch (how.kind) {
    case 'status':
      response.writeHead(how.status, {
        'content-type': 'application/json',
        ...(how.retryAfter === undefined ? {} : { 'retry-after': how.retryAfter }),
      });
      return response.end(how.body ?? '{"error":{"message":"no"}}');
    case 'redirect':
      return response.writeHead(307, { location: how.to }).end();
    case 'html':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Entre na sua rede</p>');
    case 'audio':
      return response.writeHead(200, { 'content-type': how.type ?? 'audio/mpeg' }).end(how.bytes);
    case 'json':
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(how.value));
    case 'cut-off-at-once':
      return response.destroy();
    case 'slow-first-token':
      await pause(how.ms, undefined, { signal: closed });
      break;
  }
  if (path.endsWith('/models')) {
    const value = { object: 'list', data: [{ id: LISTED_MODEL, object: 'model' }] };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  }
  if (path.endsWith('/audio/transcriptions')) {
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"hoje foi um dia comprido"}');
  }
  if (path.endsWith('/audio/speech')) {
    return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.from('ID3 som'));
  }
  const { stream } = JSON.parse(body.toString()) as ChatBody;
  return stream ? streamed(response, how, closed) : whole(response, how);
}

/** Responds with one JSON document instead of a stream. */
function whole(response: ServerResponse, how: Behaviour) {
  const content = ('pieces' in how ? (how.pieces ?? GOOD_PIECES) : GOOD_PIECES).join('');
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ ...HEAD, object: 'chat.completion', choices: how.kind === 'empty-choices' ? [] : [choice] }),
  );
}

const HEAD = { id: 'chatcmpl-1', created: 0, model: LISTED_MODEL };
const chunk = (choices: unknown[], more: object = {}) =>
  `data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
const piece = (content: string) => chunk([{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }]);
const finish = (reason: string | null) => chunk([{ index: 0, delta: {}, finish_reason: reason }]);
const DONE = 'data: [DONE]\n\n';

async function streamed(response: ServerResponse, how: Behaviour, closed: AbortSignal) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const [first = '', ...rest] = GOOD_PIECES;
  switch (how.kind) {
    case 'idle-mid-stream':
      response.write(piece(first));
      await pause(HANG_MS, undefined, { signal: closed });
      return;
    case 'cut-off-mid-stream':
      await written(response, piece(first));
      // Waits until the socket has sent its data, because otherwise the client would receive nothing.
      await pause(20, undefined, { signal: closed });
      return response.destroy();
    case 'ends-without-reason':
      return response.end(piece(first) + rest.map(piece).join(''));
    case 'error-mid-stream':
      return response.end(`${piece(first)}data: ${JSON.stringify({ error: { message: how.message } })}\n\n${DONE}`);
    case 'malformed-chunk':
      return response.end(`${piece(first)}data: {"id": "x", "choices": [{\n\n${finish('stop')}${DONE}`);
    case 'empty-choices':
      return response.end(chunk([]) + DONE);
    case 'finish':
      return response.end(how.pieces.map(piece).join('') + finish(how.reason) + DONE);
    case 'calls-tool': {
      const { name, input, before = '' } = how;
      const called = { name, arguments: JSON.stringify(input) };
      const delta = { tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: called }] };
      const call = chunk([{ index: 0, delta, finish_reason: null }]);
      return response.end((before && piece(before)) + call + finish('tool_calls') + DONE);
    }
    case 'thinks-first':
      response.write(chunk([{ index: 0, delta: { reasoning_content: 'deixa ver' }, finish_reason: null }]));
      return response.end(how.pieces.map(piece).join('') + finish('stop') + DONE);
    case 'slow-pieces':
      for (const text of how.pieces) {
        response.write(piece(text));
        await pause(how.ms, undefined, { signal: closed });
      }
      return response.end(finish('stop') + DONE);
  }
  const { pieces = GOOD_PIECES, usage = { input: 120, output: 9 } } = how.kind === 'good' ? how : {};
  const counted = { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: 0 };
  response.end(pieces.map(piece).join('') + finish('stop') + chunk([], { usage: counted }) + DONE);
}

const written = (response: ServerResponse, text: string) =>
  new Promise<void>((done, fail) => response.write(text, (error) => (error ? fail(error) : done())));
