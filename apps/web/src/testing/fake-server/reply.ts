import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { EventStream } from './event-stream.ts';

/** A message that replaces the catalogue's, Retry-After in seconds, the code of an empty read, and reasons. */
export type RefusalDetails = {
  message?: string;
  retryAfter?: number;
  code?: string;
  error?: string;
  details?: { path: string; message: string }[];
};

/** Every outcome other than JSON of the contract. */
export class Failure {
  readonly respond: () => Response;

  constructor(respond: () => Response) {
    this.respond = respond;
  }
}

class Headed<Data> {
  readonly data: Data;
  readonly headers: Record<string, string>;

  constructor(data: Data, headers: Record<string, string>) {
    this.data = data;
    this.headers = headers;
  }
}

export type Success<Data> = Data | Headed<Data>;

/** Data with response headers. */
export const withHeaders = <Data>(data: Data, headers: Record<string, string>): Headed<Data> =>
  new Headed(data, headers);

/** An error response of the API. */
export const refused = (
  status: number,
  errorCode: ErrorCode,
  { message = errorText(errorCode), retryAfter, ...rest }: RefusalDetails = {},
): Failure => {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return new Failure(() => Response.json({ errorCode, message, ...rest }, { status, headers }));
};

/** A response that violates the contract, as text; null means no body. For tests of how the page handles it. */
export const offContract = (text: string | null): Failure =>
  new Failure(() => new Response(text, { status: text === null ? 204 : 200 }));

/** A file as the response, for a call whose response is not JSON. */
export const fileOf = (text: string, mediaType: string): Failure =>
  new Failure(() => new Response(text, { headers: { 'Content-Type': mediaType } }));

/** A connection that breaks before the response. */
export const lost = new Failure(() => Response.error());

/** A request that never gets a response. */
export const never = new Promise<never>(() => undefined);

/**
 * Creates the response. Its status is 200, or 204 without a body, because the client doesn't distinguish success
 * statuses.
 */
export function responseOf(reply: unknown): Response {
  if (reply === undefined) return new Response(null, { status: 204 });
  if (reply instanceof Failure) return reply.respond();
  if (reply instanceof EventStream) return reply.response;
  if (reply instanceof Headed) return Response.json(reply.data, { headers: reply.headers });
  return Response.json(reply);
}
