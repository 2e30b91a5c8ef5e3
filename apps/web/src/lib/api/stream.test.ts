// @vitest-environment jsdom
import type { ChatStreamEvent } from '@alento/contract/chat-stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { isOffline } from './api-error.ts';
import { stream } from './stream.ts';

/** Not the fake server: what `fetch` is given, and what its failures become, is the subject here. */
const fetchMock = vi.fn<typeof fetch>();
const bytes = new TextEncoder();

/** A stream that the test writes, and that ends with the call as one of a browser does. */
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
const tokens = () =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization')?.replace('Bearer ', ''));

const open = (signal = new AbortController().signal) => stream('/chat/stream/{id}', { id: 'r1' }, signal);

/** Reads to the end; tells what came, and what it failed with. */
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

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
});

afterEach(async () => {
  await session.leave();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('the events of a stream of the API', () => {
  it('are told as they come, several of one piece too, without comments', async () => {
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

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ])('are the same in whatever pieces they come, with %s', async (_name, end) => {
    const text = [
      ': ',
      '',
      'event: delta',
      'data: {"text":"não é 🌿"}',
      '',
      'event: delta',
      'data: {"text":"b"}',
      '',
      '',
    ].join(end);
    const whole = bytes.encode(text);
    for (let size = 1; size <= whole.length; size += 1) {
      const server = opened();
      for (let at = 0; at < whole.length; at += size) server.send(whole.slice(at, at + size));
      server.end();
      expect(await read(), `pieces of ${size}`).toEqual({
        came: [words('delta', 'não é 🌿'), words('delta', 'b')],
        failure: null,
      });
    }
  });

  it('end with a lost connection where the network goes in the middle', async () => {
    const server = opened();
    const events = open();
    server.send('event: delta\ndata: {"text":"a"}\n\nevent: del');
    expect((await events.next()).value).toEqual(words('delta', 'a'));
    server.breakOff();
    expect(isOffline((await read(events)).failure)).toBe(true);
  });

  it('end with a lost connection where nobody can read them', async () => {
    const server = opened();
    server.send('event: delta\ndata: {\n\n');
    expect(isOffline((await read()).failure)).toBe(true);
    expect(server.isCancelled).toHaveBeenCalled();
  });

  it('end when the caller aborts, which is no lost connection', async () => {
    const server = opened();
    const stop = new AbortController();
    const events = open(stop.signal);
    server.send('event: delta\ndata: {"text":"a"}\n\n');
    await events.next();
    stop.abort();
    expect((await read(events)).failure).toMatchObject({ name: 'AbortError' });
  });

  it('cancel the answer when the caller stops reading', async () => {
    const server = opened();
    server.send('event: delta\ndata: {"text":"a"}\n\n');
    for await (const _ of open()) break;
    expect(server.isCancelled).toHaveBeenCalled();
  });
});

describe('opening a stream of the API', () => {
  it('sends the token, the zone and the version', async () => {
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

  it('takes over a renewed token before the first event', async () => {
    const server = opened({ 'X-Renewed-Token': 't9' });
    const events = open();
    const first = events.next();
    await vi.waitFor(() => expect(session.token()).toBe('t9'));
    server.end();
    expect((await first).done).toBe(true);
  });

  it('ends the session at 401', async () => {
    fetchMock.mockImplementation(async () => refusal(401, 'UNAUTHORIZED'));
    expect((await read()).failure).toMatchObject({ status: 401 });
    expect(session.current()).toBeNull();
  });

  it('tries again at 401, once, with the token another tab stored', async () => {
    fetchMock.mockImplementation(async () => {
      localStorage.setItem('authToken', 't2');
      if (fetchMock.mock.calls.length === 1) return refusal(401, 'UNAUTHORIZED');
      return new Response('event: delta\ndata: {"text":"a"}\n\n');
    });
    expect((await read()).came).toEqual([words('delta', 'a')]);
    expect(tokens()).toEqual(['t1', 't2']);
    expect(session.token()).toBe('t2');
  });

  it.each([
    [404, 'CHAT_REPLY_NOT_FOUND'],
    [426, 'CLIENT_OUTDATED'],
    [429, 'RATE_LIMITED'],
  ])('throws the refusal %s %s with its message, after one try', async (status, errorCode) => {
    fetchMock.mockImplementation(async () => refusal(status, errorCode, { 'Retry-After': '1' }));
    expect((await read()).failure).toMatchObject({
      status,
      errorCode,
      message: `Mensagem de ${errorCode}`,
      retryAfter: 1,
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('tells of a network that is gone, after one try, and signs nobody out', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    expect(isOffline((await read()).failure)).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(session.token()).toBe('t1');
  });
});
