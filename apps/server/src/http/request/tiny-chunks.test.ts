import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { refuseTinyChunks } from './tiny-chunks.ts';

const seen: IncomingMessage[] = [];
let looks = 0;
const server = createServer(async (incoming, outgoing) => {
  refuseTinyChunks(incoming);
  seen.push(incoming);
  // The count looks at the headers once a chunk.
  const { headers } = incoming;
  Object.defineProperty(incoming, 'headers', {
    get() {
      looks += 1;
      return headers;
    },
  });
  // Answers some without reading the body.
  if (incoming.url === '/unread') outgoing.end('0');
  const body = await text(incoming).catch(() => null);
  if (body !== null && !outgoing.writableEnded) outgoing.end(String(body.length));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => new Promise((done) => server.close(done)));

/** Sends a body of these chunks, all of them in one packet. Resolves to the response’s body, empty without a response. */
async function answerTo(path: string, chunks: readonly string[]): Promise<string> {
  const lines = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${lines}0\r\n\r\n`,
  );
  let answer = '';
  socket.on('data', (data) => (answer += data));
  await once(socket, 'close');
  return answer.split('\r\n\r\n')[1] ?? '';
}

it.each(['/', '/unread'])('a body in tiny chunks is closed, and Node stops to call back for them: %s', async (path) => {
  looks = 0;
  await answerTo(path, Array(10_000).fill('x'));
  expect(seen.at(-1)?.socket.destroyed).toBe(true);
  expect(looks).toBe(33);
});

it('bodies of few chunks, and of many large ones, are read, also by a parser that skipped chunks before', async () => {
  await answerTo('/', Array(10_000).fill('x'));
  for (let call = 0; call < 3; call += 1) {
    expect(await answerTo('/', Array(32).fill('x'))).toBe('32');
    expect(await answerTo('/', Array(1_000).fill('x'.repeat(256)))).toBe('256000');
  }
});
