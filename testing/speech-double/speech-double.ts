import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDoubleServer } from '../double-server.ts';
import { takePlanned } from '../take-planned.ts';
import { speak, transcribe } from './calls.ts';
import {
  type Call,
  json,
  MODELS,
  type PlannedFailure,
  Refusal,
  type Reply,
  type Request,
  type SpeechRequest,
} from './exchange.ts';

export interface SpeechDouble {
  /** Origin; its API is below /v1. */
  readonly address: string;
  fail(failure: PlannedFailure): void;
  /** Forgets planned failures, requests and recordings. The sentences stay. */
  reset(): void;
  stop(): Promise<void>;
}

type Answer = { reply: Reply; cut?: PlannedFailure['cut'] };

const CALLS: Readonly<Record<string, Call>> = {
  '/v1/audio/transcriptions': 'transcription',
  '/v1/audio/speech': 'speech',
};
const LOGIN_PAGE: Reply = { status: 200, type: 'text/html', body: '<!doctype html><p>Entre na sua rede</p>' };
/** Time in which the first half of a cut answer arrives, ms. */
const HALF_MS = 50;

async function send(response: ServerResponse, { reply, cut }: Answer): Promise<void> {
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

/** What is answered if `failure` applies to a request that would be answered with `usual`. */
function plannedReply({ status, wrongType }: PlannedFailure, usual: Reply): Reply {
  if (status !== undefined) return json(status, { error: { message: 'Planned by the test', type: 'server_error' } });
  return wrongType ? LOGIN_PAGE : usual;
}

/** Starts a server with the part of OpenAI's API that a conversation by voice uses: transcription and speech. */
export async function startSpeechDouble(): Promise<SpeechDouble> {
  const sentences = new Map<number, string>();
  const planned: PlannedFailure[] = [];
  const asked: SpeechRequest[] = [];
  const recordings: Buffer[] = [];

  async function answerCall(call: Call, request: Request): Promise<Answer> {
    const at = Date.now();
    const taken = call === 'speech' ? speak(request) : await transcribe(request, sentences);
    if ('recording' in taken) recordings.push(taken.recording as Buffer);
    const { text, parameters } = taken;
    const failure = takePlanned(planned, ({ of }) => of === call);
    const reply = failure === undefined ? taken.reply : plannedReply(failure, taken.reply);
    const note: SpeechRequest = { call, at, text, parameters, status: 0 };
    asked.push(note);
    if (failure?.delayMs !== undefined) await sleep(failure.delayMs);
    note.status = reply.status;
    return { reply, cut: failure?.cut };
  }

  function reset(): void {
    for (const list of [planned, asked, recordings]) list.length = 0;
  }

  /** What other processes can do to the double; the server listens on this machine only. */
  function control(path: string, body: Buffer): Reply {
    const input = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
    if (path === '/_double/sentences') sentences.set(input.hz, input.text);
    else if (path === '/_double/failures') planned.push(input);
    else if (path === '/_double/reset') reset();
    return json(200, { asked, recordings: recordings.map((one) => one.toString('base64')) });
  }

  async function answer(request: Request): Promise<Answer> {
    const { method, path } = request;
    if (path.startsWith('/_double/')) return { reply: control(path, request.body) };
    if (path === '/v1/models') return { reply: json(200, { data: Object.values(MODELS).map((id) => ({ id })) }) };
    const call = method === 'POST' ? CALLS[path] : undefined;
    try {
      if (call === undefined) throw new Refusal(`Unknown request URL: ${method} ${path}`, 404);
      return await answerCall(call, request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { reply: error.reply };
    }
  }

  const { address, stop } = await startDoubleServer((request, response) => {
    read(request)
      .then(answer)
      .catch((error: unknown): Answer => ({ reply: json(500, { message: String(error) }) }))
      .then((result) => send(response, result))
      // The client has gone away.
      .catch(() => response.destroy());
  });
  return { address, stop, reset, fail: (failure) => void planned.push({ ...failure }) };
}
