import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { REQUEST_ID_HEADER } from '@alento/domain/http/headers';
import type { Logger } from 'pino';
import { apiHeaders } from '../request/security-headers.ts';
import { errorBodyOf } from './error-answer.ts';
import { statusOf } from './error-status.ts';
import { Refusal } from './refusal.ts';

/** Our error codes for some error codes of Node. All other parser errors become REQUEST_INVALID. */
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Refuses and logs requests that don't reach the app, because they can't be parsed or don't arrive completely. */
export function unreadRefusals(log: Logger, isHttps: boolean) {
  const common = apiHeaders(isHttps);

  /** Writes the request's log line with id, status and Node's error code. */
  function tell(code: ErrorCode, reason: string | undefined) {
    const requestId = randomUUID();
    const status = statusOf(code);
    log.info({ requestId, status, reason }, 'unreadable request');
    const body = JSON.stringify(errorBodyOf(new Refusal(code)));
    const headers: Record<string, string> = {
      ...common,
      [REQUEST_ID_HEADER]: requestId,
      'Content-Type': 'application/json; charset=utf-8',
      Connection: 'close',
    };
    return { status, headers, body };
  }

  return {
    /** Our error code for an error of a connection; null if the client has disconnected. */
    codeOf({ code = '' }: NodeJS.ErrnoException): ErrorCode | null {
      return CODES[code] ?? (code.startsWith('HPE_') ? 'REQUEST_INVALID' : null);
    },

    responseFor(code: ErrorCode): Response {
      const { status, headers, body } = tell(code, undefined);
      return new Response(body, { status, headers });
    },

    /** Writes a refusal to a connection without a pending response, and closes it. */
    refuse(socket: Socket, code: ErrorCode, reason?: string): void {
      const { status, headers, body } = tell(code, reason);
      const lines = Object.entries({
        ...headers,
        Date: new Date().toUTCString(),
        'Content-Length': String(Buffer.byteLength(body)),
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroySoon();
    },
  };
}
