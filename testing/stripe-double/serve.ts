import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { control } from './controls/control-routes.ts';
import type { Controls } from './controls/controls.ts';
import type { PageAnswer } from './pages/page-answer.ts';
import { pageAt } from './pages/serve-page.ts';
import type { Context } from './store/context.ts';
import type { ApiServer } from './wire/api-server.ts';
import { StripeFailure } from './wire/failure.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function serveControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: string,
): Promise<void> {
  if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) {
    json(response, 403, { error: { message: 'Only from this machine.' } });
    return;
  }
  const answer = await control(controls, request.method ?? 'GET', path, body);
  if (answer === undefined) json(response, 404, { error: { message: 'No such control.' } });
  else json(response, 200, answer);
}

function sendPage(response: ServerResponse, answer: PageAnswer): void {
  response.setHeader('Cache-Control', 'no-store');
  if ('location' in answer) response.writeHead(answer.status, { Location: answer.location }).end();
  else response.writeHead(answer.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.page);
}

async function serve(
  context: Context,
  api: ApiServer,
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  if (url.pathname.startsWith('/_double/')) {
    await serveControl(controls, request, response, url.pathname, body);
    return;
  }
  const page = pageAt(context, request.method ?? 'GET', url, body);
  if (page === undefined) await api.serve(request, response, url, body);
  else sendPage(response, page);
}

/** Sends each request to the API, the controls or the hosted pages. */
export const listener =
  (context: Context, api: ApiServer, controls: Controls) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    serve(context, api, controls, request, response).catch((error: unknown) => {
      if (error instanceof StripeFailure) json(response, error.status, { error: error.body });
      else if (error instanceof SyntaxError) json(response, 400, { error: { message: error.message } });
      else if (response.headersSent) response.destroy();
      else json(response, 500, { error: { type: 'api_error', message: String(error) } });
    });
  };
