import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Incoming, Reply } from '../exchange.ts';

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;
/** What both kinds of responses have in common. */
type Answerable = { statusCode: number; setHeader(name: string, value: string): unknown; end(text: string): unknown };

async function read(request: Request): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers[name] = String(value);
  }
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers,
    body: Buffer.concat(chunks),
    isHttp2: request.httpVersionMajor === 2,
    isEncrypted: 'encrypted' in request.socket,
  };
}

function drop(request: Request): void {
  if ('stream' in request) request.stream.session?.destroy();
  else request.socket.destroy();
}

/** Answers requests of both protocols. Null as an answer ends the connection. */
export const listener =
  (answer: (incoming: Incoming) => Promise<Reply | null>) =>
  (request: Request, response: Response): void => {
    const send = ({ status, headers = {}, body }: Reply): void => {
      const answerable = response as Answerable;
      answerable.statusCode = status;
      if (body !== undefined) answerable.setHeader('content-type', 'application/json');
      for (const [name, value] of Object.entries(headers)) answerable.setHeader(name, value);
      answerable.end(body === undefined ? '' : JSON.stringify(body));
    };
    request.on('error', () => {});
    read(request)
      .then(answer)
      .then((reply) => (reply === null ? drop(request) : send(reply)))
      .catch((error: unknown) => send({ status: 500, body: { message: String(error) } }));
  };
