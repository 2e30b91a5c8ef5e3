import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startDoubleServer } from '../double-server.ts';
import { type ApprovedTemplate, readMessage, type SentMessage, WhatsAppFailure } from './check-message.ts';

const WHATSAPP_TOKEN = 'EAAdouble';
const WHATSAPP_PHONE_NUMBER_ID = '106540352242922';

/** The templates of docs/operations.md, as they would be approved. */
const TEMPLATES: Readonly<Record<string, ApprovedTemplate>> = {
  alento_lembrete: { variables: 0, hasButton: true },
  alento_lembrete_discreto: { variables: 0, hasButton: true },
  alento_conteudo: { variables: 1, hasButton: true },
  alento_conteudo_discreto: { variables: 0, hasButton: true },
  alento_plano: { variables: 2, hasButton: true },
  alento_codigo: { variables: 1, hasButton: true },
};

/** How the next request is answered instead. `lost` takes the message and cuts the connection. */
export type PlannedFailure =
  | { kind: 'error'; status: number; code: number; retryAfter?: number }
  | { kind: 'status'; status: number }
  | { kind: 'lost' };

const MESSAGES: Readonly<Record<number, string>> = {
  130429: 'Rate limit hit',
  131026: 'Message undeliverable',
  131016: 'Service unavailable',
  131000: 'Something went wrong',
};

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** An error as the Graph API sends it. */
const errorBody = (code: number, message: string, details: string) => ({
  error: {
    message,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: randomBytes(8).toString('base64url'),
  },
});

export type WhatsAppDouble = {
  /** Origin, for WHATSAPP_API_BASE. */
  address: string;
  /** Messages that it took, oldest first. */
  messages: SentMessage[];
  /** Plans answers for the next requests, one for each. */
  fail(...failures: PlannedFailure[]): void;
  close(): Promise<void>;
};

/** Variables with which a server sends by the double. */
export const whatsAppVariables = (address: string): Record<string, string> => ({
  WHATSAPP_TOKEN,
  WHATSAPP_PHONE_NUMBER_ID,
  WHATSAPP_API_BASE: address,
});

/** Starts a double of Meta's WhatsApp Cloud API on a free port of this machine. */
export async function startWhatsAppDouble(): Promise<WhatsAppDouble> {
  const messages: SentMessage[] = [];
  const failures: PlannedFailure[] = [];

  /** Answers as planned. */
  function answerPlanned(planned: PlannedFailure, request: IncomingMessage, response: ServerResponse): void {
    if (planned.kind === 'lost') return void request.socket.destroy();
    if (planned.kind === 'status') return void response.writeHead(planned.status).end('<html>Bad gateway</html>');
    const { status, code, retryAfter } = planned;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    json(response, status, errorBody(code, `(#${code}) ${MESSAGES[code] ?? 'Error'}`, 'Planned by the test'), headers);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.headers.authorization !== `Bearer ${WHATSAPP_TOKEN}`)
      return json(response, 401, errorBody(190, 'Invalid OAuth access token.', 'Cannot parse access token'));
    if (request.method !== 'POST' || request.url !== `/v23.0/${WHATSAPP_PHONE_NUMBER_ID}/messages`)
      return json(response, 404, errorBody(100, 'Unsupported request', 'Object does not exist'));
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return json(response, 400, errorBody(100, '(#100) Invalid parameter', 'The body must be JSON'));
    const message = readMessage(JSON.parse(body), `wamid.${randomBytes(12).toString('base64url')}`, TEMPLATES);
    const planned = failures.shift();
    if (!planned || planned.kind === 'lost') messages.push(message);
    if (planned) return answerPlanned(planned, request, response);
    const input = message.to;
    json(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input, wa_id: input.replace(/^\+/, '') }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    });
  }

  const { address, stop } = await startDoubleServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (error instanceof WhatsAppFailure)
        return json(response, 400, errorBody(100, '(#100) Invalid parameter', error.message));
      json(response, 500, errorBody(131000, '(#131000) Something went wrong', String(error)));
    });
  });
  return { address, messages, fail: (...planned) => void failures.push(...planned), close: stop };
}
