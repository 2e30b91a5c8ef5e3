import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { Altered, alter } from './altered.ts';
import type { Call } from './call.ts';
import { textOf } from './call-body.ts';
import { Known, type Memory, type PersonName } from './known.ts';
import { sendable } from './other-targets.ts';

/** A call with all placeholders resolved, as it is sent. */
export type WireCall = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | null;
  isChunked: boolean;
  /** Whether the path contains an id that only the other person has. */
  namesOthers?: boolean;
};
export type WireAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

const PATIENCE_MS = 20_000;
/** How long a stream is read, ms. Its content is checked by other tests. */
const STREAM_MS = 150;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Replaces placeholders by values of earlier responses. */
function filled(value: unknown, memory: Memory, person: PersonName): unknown {
  if (value instanceof Known) return memory.find(person, value);
  if (value instanceof Altered) return alter(filled(value.inner, memory, person), value.how);
  if (Array.isArray(value)) return value.map((item) => filled(item, memory, person));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, filled(inner, memory, person)]));
}

/** Encodes a value for a URL unless it begins with a percent sign, so that invalid encodings can be sent. */
const encoded = (value: unknown): string => {
  const text = String(value);
  return /^%|\.mp3/.test(text) ? sendable(text) : encodeURIComponent(text.toWellFormed());
};

/** Replaces all placeholders of a call. @param authorization value of the Authorization header; null for none. */
export function wireCallOf(call: Call, memory: Memory, person: PersonName, authorization: string | null): WireCall {
  const params = Object(filled(call.params, memory, person)) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const query = call.query
    .map(([name, value]) => `${encoded(name)}=${encoded(filled(value, memory, person))}`)
    .join('&');
  const { 'Content-Type': type, ...headers } = call.headers;
  const body = call.body && textOf({ ...call.body, value: filled(call.body.value, memory, person) });
  return {
    method: call.method,
    target: query === '' ? path : `${path}?${query}`,
    headers: {
      ...headers,
      ...(body !== null && type !== undefined ? { 'Content-Type': type } : {}),
      ...(authorization === null ? {} : { Authorization: authorization }),
    },
    body,
    isChunked: call.body?.isChunked ?? false,
    namesOthers: Object.values(call.params ?? {}).some(
      (value) => value instanceof Known && memory.isOthers(person, value),
    ),
  };
}

/** Sends a call. Returns null if the connection closed without a response. */
export function send(port: number, { method, target, headers, body, isChunked }: WireCall): Promise<WireAnswer | null> {
  return new Promise((resolve, reject) => {
    const bytes = body === null ? null : Buffer.from(body);
    // Set here, because Node's client sets neither of these headers for the body of a GET.
    const framing = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(bytes?.length) };
    const framed = { ...headers, ...(bytes === null ? {} : framing) };
    const outgoing = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path: target,
      headers: framed,
    });
    const timer = setTimeout(() => {
      outgoing.destroy();
      reject(new Error(`no answer in ${PATIENCE_MS} ms`));
    }, PATIENCE_MS);
    const end = (answer: WireAnswer | null) => {
      clearTimeout(timer);
      resolve(answer);
    };
    outgoing.on('error', () => end(null));
    outgoing.on('response', (incoming) => {
      let text = '';
      const answer = () => ({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text });
      incoming.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      incoming.on('end', () => end(answer()));
      incoming.on('error', () => end(null));
      if (!incoming.headers['content-type']?.startsWith('text/event-stream')) return;
      setTimeout(() => {
        end(answer());
        outgoing.destroy();
      }, STREAM_MS);
    });
    outgoing.end(bytes);
  });
}
