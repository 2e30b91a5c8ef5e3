import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ErrorBody } from '@alento/contract/endpoint';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { exchange, type RawAnswer } from '../testing/raw-http.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Env } from './env.ts';
import { createHttpServer, portOf } from './listen.ts';
import { arrivalMsOf } from './request/file-calls.ts';

const ARRIVE_MS = 800;
const app = await openForFile(startTestApp());
const server = createHttpServer(app.app.app, {
  hostname: '127.0.0.1',
  isHttps: true,
  log: app.log,
  headersMs: ARRIVE_MS,
  bodyMsOf: () => ARRIVE_MS,
  lookEveryMs: 50,
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const port = portOf(server);
afterAll(() => new Promise((done) => server.close(done)));

/** Asserts that a response is a refusal of the API with status, code and headers, and nothing else. */
function expectRefusal(answer: RawAnswer | null, status: number, errorCode: string): void {
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answer?.headers.get('Connection')).toBe('close');
  expect(answer?.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer?.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(answer?.headers.get('Strict-Transport-Security')).toContain('max-age=');
  expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  expect(answer?.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  const body = JSON.parse(Buffer.from(answer?.body ?? '', 'latin1').toString());
  expect(ErrorBody.strict().parse(body)).toMatchObject({ errorCode });
  expect(Number(answer?.headers.get('Content-Length'))).toBe(answer?.body.length);
}

const POST = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it('keeps an idle connection open for longer than common proxies do', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=75');
  await answer.arrayBuffer();
});

describe('a request that Node refuses before it reaches the app', () => {
  it.each([
    ['an invalid request line', 'nonsense\r\n\r\n'],
    ['an unknown method', 'FETCH /api/health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown HTTP version', 'GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a header without a colon', 'GET /api/health HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n'],
    ['a header with NUL', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: \x00\r\n\r\n'],
    ['an obsolete folded header line', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n'],
    ['a space in the path', 'GET /api/he alth HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a Content-Length that is not a number', `${POST}Content-Length: many\r\n\r\n`],
    ['two Content-Length headers', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['both Content-Length and chunks', `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nmany\r\n{}\r\n0\r\n\r\n`],
    ['a chunk longer than its size', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n`],
  ])('gets 400 in our error format: %s', async (_, bytes) => {
    expectRefusal(await exchange(port, bytes), 400, 'REQUEST_INVALID');
  });

  it.each([
    ['no Host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    ['an invalid Host', 'GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a target that is not a path', 'GET api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a backslash', 'GET /api\\health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an address of another scheme', 'GET ftp://x/api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a CONNECT request', 'CONNECT outro.example:443 HTTP/1.1\r\nHost: outro.example:443\r\n\r\n'],
  ])('gets 400 in our error format: %s', async (_, bytes) => {
    expectRefusal(await exchange(port, bytes), 400, 'REQUEST_INVALID');
  });

  it('gets 431 if the headers are too long', async () => {
    const bytes = `GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(60_000)}\r\n\r\n`;
    expectRefusal(await exchange(port, bytes), 431, 'HEADERS_TOO_LARGE');
    const path = `GET /api/${'a'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
    expectRefusal(await exchange(port, path), 431, 'HEADERS_TOO_LARGE');
  });

  it('gets 413 if the chunk extensions are too long', async () => {
    const bytes = `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`;
    expectRefusal(await exchange(port, bytes), 413, 'BODY_TOO_LARGE');
  });

  it.each([
    ['request line', 'GET /api/he'],
    ['header block', 'GET /api/health HTTP/1.1\r\nHost: x\r\n'],
    ['body', `${POST}Content-Length: 50\r\n\r\n{`],
    ['chunked body', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('gets 408 if it stops within the %s', async (_, bytes) => {
    expectRefusal(await exchange(port, bytes), 408, 'REQUEST_TIMEOUT');
  });

  it('is logged without its content and not as an error', async () => {
    expect(app.logged()).not.toContain('outro.example');
    expect(app.logged()).not.toContain('"level":50');
  });
});

describe('an unusual request that HTTP allows', () => {
  it.each([
    ['an unknown expectation', 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n'],
    ['HTTP/1.0 without a Host', 'GET /api/health HTTP/1.0\r\n\r\n'],
    ['an absolute URL', 'GET http://x/api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'an upgrade that the server doesn’t offer',
      'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close, upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
  ])('gets a normal response: %s', async (_, bytes) => {
    const answer = await exchange(port, bytes);
    expect(answer).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });

  it('gets its complete response even if the next request on the connection is refused', async () => {
    const answer = await exchange(port, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });
});

describe('an aborted upload', () => {
  it.each([
    ['with a length', `${POST}Content-Length: 50\r\n\r\n{`],
    ['in chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
    ['of a megabyte', `${POST}Content-Length: 1000000\r\n\r\n${' '.repeat(500_000)}`],
  ])('is not logged as an error: %s', async (_, bytes) => {
    const before = app.logged().length;
    expect(await exchange(port, bytes, 100)).toBeNull();
    await wait(200);
    const logged = app.logged().slice(before);
    expect(logged).not.toMatch(/"level":(50|60)/);
    expect(logged).not.toContain('"status":500');
  });
});

describe('a connection that is left or refused twice', () => {
  const NO_HOST = 'GET / HTTP/1.1\r\n\r\n';
  const CONNECT = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';
  const GET = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';
  const UPGRADE =
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';
  const end = (socket: Socket): void => void socket.end();
  const reset = (socket: Socket): void => void socket.resetAndDestroy();

  it.each<[string, string, (socket: Socket) => void]>([
    ['a tunnel after a request without a host', NO_HOST + CONNECT, end],
    ['two tunnels', CONNECT + CONNECT, end],
    ['a tunnel, and resets it', CONNECT, reset],
    ['a tunnel after a request, and resets it', GET + CONNECT, reset],
    ['an upgrade after a request without a host, and resets it', NO_HOST + UPGRADE, reset],
  ])('ends no process: %s', async (_, text, leave) => {
    const errors: unknown[] = [];
    const keep = (socket: Socket): void => {
      const { emit } = socket;
      // Without a listener the error would end the process.
      socket.emit = (name: string | symbol, ...args: unknown[]): boolean => {
        if (name === 'error' && socket.listenerCount('error') === 0) errors.push(args[0]);
        return name === 'error' && socket.listenerCount('error') === 0 ? false : emit.call(socket, name, ...args);
      };
    };
    server.on('connection', keep);
    for (let time = 0; time < 5; time += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(text);
      setImmediate(leave, socket);
      socket.resume();
      await once(socket, 'close');
    }
    await wait(50);
    server.off('connection', keep);
    expect(errors).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });
});

it('a photo may arrive slowly, and no other body', () => {
  expect(arrivalMsOf('POST', '/api/attachments')).toBeGreaterThan(600_000);
  expect(arrivalMsOf('POST', '/api/imports')).toBe(30_000);
  expect(arrivalMsOf('POST', '/api/mood-entries')).toBe(30_000);
});

it('a body in thousands of chunks of one byte is closed', async () => {
  expect(await exchange(port, `${POST}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(10_000)}`)).toBeNull();
});

it('a file that stops is refused when its time is over, which counts from its turn', async () => {
  const { token } = await app.signUp();
  const head = `POST /api/imports?source=daylio&filename=a.csv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  expectRefusal(await exchange(port, `${head}Content-Length: 50\r\n\r\nfull_date`), 408, 'REQUEST_TIMEOUT');
});

it('an answer may take longer than a body has to arrive', async () => {
  const slow = new Hono<Env>().post('/', async (c) => {
    await wait(2 * ARRIVE_MS);
    return c.text('ok');
  });
  const other = createHttpServer(slow, {
    hostname: '127.0.0.1',
    isHttps: false,
    log: app.log,
    bodyMsOf: () => ARRIVE_MS,
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const request = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}';
  expect(await exchange(portOf(other), request)).toMatchObject({ status: 200, body: 'ok' });
  await new Promise((done) => other.close(done));
});
