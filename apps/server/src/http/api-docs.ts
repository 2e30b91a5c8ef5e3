import { ExportDocument } from '@alento/contract/my-data/export-document';
import { LiveChatAuth, liveChatReceived, liveChatSent } from '@alento/contract/voice/live-chat';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from './env.ts';
import { hashSource } from './request/security-headers.ts';

type Operation = { summary?: string; security?: unknown[]; responses: Record<string, { description: string }> };
type Document = { paths?: Record<string, Record<string, Operation>> };

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}code{font-weight:600}section{border-top:1px solid #9995;padding:.5rem 0}dt{font-weight:600}dd{white-space:pre-line}';

const DOCS_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; frame-ancestors 'none'; base-uri 'none'`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function operationOf(method: string, path: string, { summary = '', security, responses }: Operation): string {
  const answers = Object.entries(responses)
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${escapeHtml(description)}</dd>`)
    .join('');
  const lock = security ? ' · bearer token' : '';
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}${lock}</p><details><summary>Answers</summary><dl>${answers}</dl></details></section>`;
}

/** The payload's JSON Schema of each event; null for an event without a payload. */
const schemasOf = (events: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(
    Object.entries(events).map(([name, payload]) => [
      name,
      payload instanceof z.ZodUndefined ? null : z.toJSONSchema(payload, { io: 'input' }),
    ]),
  );

/** The events of the voice connection, at `/api/live-chat-events.json`. */
const LIVE_CHAT_EVENTS = {
  path: '/socket.io/',
  auth: z.toJSONSchema(LiveChatAuth),
  sent: schemasOf(liveChatSent),
  received: schemasOf(liveChatReceived),
};

const eventsOf = (title: string, events: Readonly<Record<string, unknown>>): string =>
  Object.entries(events)
    .map(
      ([name, schema]) =>
        `<section><h2><code>${escapeHtml(name)}</code></h2><p>${title}</p><details><summary>Payload</summary><pre>${schema === null ? 'none' : escapeHtml(JSON.stringify(schema, null, 2))}</pre></details></section>`,
    )
    .join('');

const LIVE_CHAT = `<h1 id="live-chat">Voice connection</h1><p>Socket.IO 4 at <code>/socket.io/</code>, with the bearer token in the <code>auth</code> payload. Schemas: <a href="/api/live-chat-events.json">live-chat-events.json</a></p>${eventsOf('Sent by the client', LIVE_CHAT_EVENTS.sent)}${eventsOf('Sent by the server', LIVE_CHAT_EVENTS.received)}`;

const JSON_TYPE = 'application/json; charset=utf-8';

/** The page of the API description. */
function pageOf({ paths = {} }: Document): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => operationOf(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>Alento API</title><style>${STYLE}</style></head><body><main><h1>Alento API</h1><p>Schemas: <a href="/api/openapi.json">openapi.json</a>, and <a href="/api/export-schema.json">export-schema.json</a> for diario.json in an export, and <a href="#live-chat">the voice connection</a></p>${sections.join('')}${LIVE_CHAT}</main></body></html>`;
}

/**
 * Responds with a text that is the same for everybody. It is written at the first request, when all routes are mounted,
 * and stored as bytes.
 */
function constantText(write: () => string, headers: Readonly<Record<string, string>>) {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  return (c: Context<Env>): Response => {
    bytes ??= new TextEncoder().encode(write());
    return new Response(bytes, { headers: { ...c.get('answerHeaders'), ...headers } });
  };
}

/**
 * Serves the API description, which is generated from the contract: as JSON at `/api/openapi.json`, and at `/api/docs`
 * as a page without scripts and without files of other hosts. The schema of the document in an export is at
 * `/api/export-schema.json`, the events of the voice connection at `/api/live-chat-events.json`.
 */
export function apiDocs(api: OpenAPIHono<Env>): void {
  const info = { openapi: '3.1.0', info: { title: 'Alento API', version: '0.1.0' }, servers: [{ url: '/api' }] };
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  const document = () => api.getOpenAPI31Document(info);
  const constantJson = (read: () => unknown) =>
    constantText(() => JSON.stringify(read()), { 'Content-Type': JSON_TYPE });
  api.get('/openapi.json', constantJson(document));
  api.get(
    '/export-schema.json',
    constantJson(() => z.toJSONSchema(ExportDocument)),
  );
  api.get(
    '/live-chat-events.json',
    constantJson(() => LIVE_CHAT_EVENTS),
  );
  const pageHeaders = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': DOCS_POLICY };
  api.get(
    '/docs',
    constantText(() => pageOf(document() as unknown as Document), pageHeaders),
  );
}
