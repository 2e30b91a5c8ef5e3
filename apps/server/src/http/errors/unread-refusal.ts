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

/** Node's names for what is not its parser's plain "bad request". */
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Refusals of requests that never reach the app: they can't be read, or don't arrive. */
export function unreadRefusals(log: Logger, isHttps: boolean) {
  const common = apiHeaders(isHttps);

  /** Takes a line of the log, as every request does: its id and status, and Node's name for the reason. */
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
    /** What a connection's error is to whoever sent the request; null where nobody is left to be told. */
    codeOf({ code = '' }: NodeJS.ErrnoException): ErrorCode | null {
      return CODES[code] ?? (code.startsWith('HPE_') ? 'REQUEST_INVALID' : null);
    },

    responseFor(code: ErrorCode): Response {
      const { status, headers, body } = tell(code, undefined);
      return new Response(body, { status, headers });
    },

    /** Writes a refusal to a connection that has no answer to come, and closes it. */
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
