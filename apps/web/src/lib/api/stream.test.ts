// @vitest-environment jsdom
import type { ChatStreamEvent } from '@alento/contract/streams/event-streams';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMember } from '../../testing/signed-in.ts';
import { session } from '../session/session.ts';
import { isOffline } from './api-error.ts';
import { stream } from './stream.ts';

/** Stubs `fetch` instead of using the fake server, because these tests check the arguments and failures of `fetch`. */
const fetchMock = vi.fn<typeof fetch>();
const bytes = new TextEncoder();

/** A response stream that the test writes to; aborting the call ends it, as in a browser. */
function opened(headers: Record<string, string> = {}) {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const isCancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
    cancel: isCancelled,
  });
  fetchMock.mockImplementation(async (_, init) => {
    init?.signal?.addEventListener('abort', () => writer?.error(new DOMException('left', 'AbortError')));
    return new Response(body, { headers });
  });
  return {
    send: (piece: string | Uint8Array) => writer?.enqueue(typeof piece === 'string' ? bytes.encode(piece) : piece),
    breakOff: () => writer?.error(new TypeError('network error')),
    end: () => writer?.close(),
    isCancelled,
  };
}

const refusal = (status: number, errorCode: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errorCode, message: `Mensagem de ${errorCode}` }, { status, headers });

const open = (signal = new AbortController().signal) => stream('/chat/stream/{id}', { id: 'r1' }, signal);

/** Reads the stream to its end. Returns the events, and the error that ended it, if any. */
async function read(events = open()): Promise<{ came: ChatStreamEvent[]; failure: unknown }> {
  const came: ChatStreamEvent[] = [];
  try {
    for await (const event of events) came.push(event);
  } catch (failure) {
    return { came, failure };
  }
  return { came, failure: null };
}

const words = (event: 'delta' | 'replace', text: string) => ({ event, data: { text } });

withMember();
beforeEach(() => void vi.stubGlobal('fetch', fetchMock));

afterEach(() => {
  fetchMock.mockReset();
});

describe('stream()', () => {
  it('yields events as they arrive, and skips comments', async () => {
    const server = opened();
    const events = open();
    server.send(': \n\nevent: delta\ndata: {"text":"a"}\n\nevent: delta\ndata: {"text":"b"}\n\n');
    expect((await events.next()).value).toEqual(words('delta', 'a'));
    expect((await events.next()).value).toEqual(words('delta', 'b'));
    const next = events.next();
    server.send(': keep alive\n\n');
    server.send('event: replace\ndata: {"text":"c"}\n\n');
    expect((await next).value).toEqual(words('replace', 'c'));
    server.end();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('throws an offline error when the connection fails during the stream', async () => {
    const server = opened();
    const events = open();
    server.send('event: delta\ndata: {"text":"a"}\n\nevent: del');
    expect((await events.next()).value).toEqual(words('delta', 'a'));
    server.breakOff();
    expect(isOffline((await read(events)).failure)).toBe(true);
  });

  it('throws an offline error when an event can’t be parsed', async () => {
    const server = opened();
    server.send('event: delta\ndata: {\n\n');
    expect(isOffline((await read()).failure)).toBe(true);
    expect(server.isCancelled).toHaveBeenCalled();
  });

  it('throws an AbortError, not an offline error, when the caller aborts', async () => {
    const server = opened();
    const stop = new AbortController();
    const events = open(stop.signal);
    server.send('event: delta\ndata: {"text":"a"}\n\n');
    await events.next();
    stop.abort();
    expect((await read(events)).failure).toMatchObject({ name: 'AbortError' });
  });

  it('cancels the response when the caller stops reading', async () => {
    const server = opened();
    server.send('event: delta\ndata: {"text":"a"}\n\n');
    for await (const _ of open()) break;
    expect(server.isCancelled).toHaveBeenCalled();
  });
});

describe('stream(), when it is opened', () => {
  it('sends the token, the time zone and the app’s version', async () => {
    opened().end();
    await read();
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/chat/stream/r1');
    expect(init?.headers).toEqual({
      Accept: 'text/event-stream',
      Authorization: 'Bearer t1',
      'X-Time-Zone': expect.stringMatching(/./),
      'X-Client-Version': expect.stringMatching(/^web\//),
    });
  });

  it('ends the session on a 401', async () => {
    fetchMock.mockImplementation(async () => refusal(401, 'UNAUTHORIZED'));
    expect((await read()).failure).toMatchObject({ status: 401 });
    expect(session.current()).toBeNull();
  });

  it('leaves the session alone on a 401 in the background', async () => {
    fetchMock.mockImplementation(async () => refusal(401, 'UNAUTHORIZED'));
    const events = stream('/account/stream', {}, new AbortController().signal, false);
    await expect(events.next()).rejects.toMatchObject({ status: 401 });
    expect(session.current()).not.toBeNull();
  });

  it('throws the error of a rate limit with its message, without a retry', async () => {
    fetchMock.mockImplementation(async () => refusal(429, 'RATE_LIMITED', { 'Retry-After': '1' }));
    expect((await read()).failure).toMatchObject({
      status: 429,
      errorCode: 'RATE_LIMITED',
      message: 'Mensagem de RATE_LIMITED',
      retryAfter: 1,
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('throws an offline error without a retry when the network fails', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    expect(isOffline((await read()).failure)).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(session.token()).toBe('t1');
  });
});
