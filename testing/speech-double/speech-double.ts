import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEEP_ALIVE_MS } from '../keep-alive.ts';
import { complete } from './complete.ts';
import { control } from './controls/control-routes.ts';
import { type PlannedFailure, PlannedFailures, plannedReply } from './controls/planned-failures.ts';
import type { SpeechDouble } from './double.ts';
import { type Asked, type Call, json, Refusal, type Reply, type Request } from './exchange.ts';
import { MARKERS } from './hear/markers.ts';
import { transcribe } from './hear/transcribe.ts';
import { listModels } from './models.ts';
import { speak } from './speak/speak.ts';

type Answer = { reply: Reply; cut?: PlannedFailure['cut'] };

const CALLS: Readonly<Record<string, Call>> = {
  '/v1/audio/transcriptions': 'transcription',
  '/v1/audio/speech': 'speech',
  '/v1/chat/completions': 'completion',
};

/** Time in which the first half of a cut answer arrives, ms. */
const HALF_MS = 50;

async function send(response: ServerResponse, { reply, cut }: Answer): Promise<void> {
  if (cut === 'before') return void response.destroy();
  const body = Buffer.from(reply.body as string);
  response.writeHead(reply.status, { 'content-type': reply.type, 'content-length': body.length });
  if (cut === undefined) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)));
  await sleep(HALF_MS);
  response.destroy();
}

const read = async (request: IncomingMessage): Promise<Request> => ({
  method: request.method ?? 'GET',
  path: request.url ?? '/',
  contentType: request.headers['content-type'] ?? '',
  body: await buffer(request),
});

/**
 * Starts a server with the part of OpenAI's API that a conversation by voice uses: models, transcription, speech and
 * chat completions.
 *
 * @param port any free one if 0.
 */
export async function startSpeechDouble({ port = 0 } = {}): Promise<SpeechDouble> {
  const sentences = new Map<number, string>();
  const planned = new PlannedFailures();
  const asked: Asked[] = [];
  const refused: string[] = [];
  const recordings: Buffer[] = [];

  /** The usual answer, noted as asked. */
  async function answerCall(call: Call, request: Request): Promise<Answer> {
    const at = Date.now();
    const takers = { transcription: () => transcribe(request, sentences), speech: speak, completion: complete };
    const taken = await takers[call](request);
    if ('recording' in taken) recordings.push(taken.recording);
    const { text, parameters } = taken;
    const failure = planned.take(call);
    const note: Asked = { call, at, text, parameters, status: 0 };
    asked.push(note);
    if (failure?.delayMs !== undefined) await sleep(failure.delayMs);
    const reply = failure === undefined ? taken.reply : plannedReply(failure, taken.reply);
    note.status = failure?.cut === 'before' ? 0 : reply.status;
    return { reply, cut: failure?.cut };
  }

  async function answer(request: Request): Promise<Answer> {
    const { method, path } = request;
    if (path.startsWith('/_double/')) return { reply: control(double, request) };
    if (method === 'GET' && path === '/v1/models') return { reply: listModels() };
    const call = method === 'POST' ? CALLS[path] : undefined;
    try {
      if (call === undefined) throw new Refusal(`Unknown request URL: ${method} ${path}`, 404);
      return await answerCall(call, request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.message);
      return { reply: error.reply };
    }
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    read(request)
      .then(answer)
      .catch((error: unknown): Answer => ({ reply: json(500, { message: String(error) }) }))
      .then((given) => send(response, given))
      // The client has gone away.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const double: SpeechDouble = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refused,
    recordings,
    teach(hz, text) {
      if (!MARKERS.some((marker) => marker === hz)) throw new Error(`${hz} is no marker`);
      sentences.set(hz, text);
    },
    fail: (failure) => planned.plan(failure),
    reset() {
      planned.clear();
      for (const list of [asked, refused, recordings]) list.length = 0;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return double;
}
