/**
 * A speech service with the OpenAI protocol, in a process of its own: it transcribes and speaks after a fixed time,
 * whatever it gets. Each transcript is one of the given texts, in turn.
 *
 *     node speech-service.ts <delay in ms> <texts as JSON>
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const [, , delay = '', given = '[]'] = process.argv;
const texts: readonly string[] = JSON.parse(given);
/** Size of a spoken sentence of four seconds, MP3 with 32 kbps. */
const AUDIO = Buffer.alloc(16_000, 'ID3');
let heard = 0;

const json = (response: ServerResponse, value: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

function answer(path: string, response: ServerResponse): void {
  if (path.endsWith('/audio/transcriptions')) {
    heard += 1;
    json(response, { text: texts[heard % texts.length] });
  } else if (path.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(AUDIO);
  } else {
    response.writeHead(404).end();
  }
}

const server = createServer((request, response) => {
  const path = request.url ?? '';
  request.resume();
  request.on('end', () => {
    if (path.endsWith('/models')) return json(response, { object: 'list', data: [] });
    setTimeout(() => answer(path, response), Number(delay));
  });
});
// The product keeps its connections; closing idle ones early would add failures that are no part of the measurement.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Speech service: http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
});
process.on('SIGTERM', () => process.exit(0));
