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

class Refused {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly details: RefusalDetails;

  constructor(status: number, errorCode: ErrorCode, details: RefusalDetails) {
    this.status = status;
    this.errorCode = errorCode;
    this.details = details;
  }
}

class Lost {
  readonly isLost = true;
}

class Headed<Data> {
  readonly data: Data;
  readonly headers: Record<string, string>;

  constructor(data: Data, headers: Record<string, string>) {
    this.data = data;
    this.headers = headers;
  }
}

/** Data with response headers. */
export const withHeaders = <Data>(data: Data, headers: Record<string, string>): Headed<Data> =>
  new Headed(data, headers);

/** An error response of the API. */
export const refused = (status: number, errorCode: ErrorCode, details: RefusalDetails = {}): Refused =>
  new Refused(status, errorCode, details);

/** A response that violates the contract, as text; null means no body. */
class OffContract {
  readonly text: string | null;

  constructor(text: string | null) {
    this.text = text;
  }
}

/** Creates a response that violates the contract, for tests of how the page handles it. */
export const offContract = (text: string | null): OffContract => new OffContract(text);

/** A connection that breaks before the response. */
export const lost = new Lost();

/** A request that never gets a response. */
export const never = new Promise<never>(() => undefined);

class Filed {
  readonly text: string;
  readonly mediaType: string;

  constructor(text: string, mediaType: string) {
    this.text = text;
    this.mediaType = mediaType;
  }
}

/** A file as the response, for a call whose response is not JSON. */
export const fileOf = (text: string, mediaType: string): Filed => new Filed(text, mediaType);

/** Every outcome other than JSON of the contract. */
export type Failure = Refused | Lost | OffContract | Filed;
export type Success<Data> = Data | Headed<Data>;

/**
 * Creates the response. Its status is 200, or 204 without a body, because the client doesn't distinguish success
 * statuses.
 */
export function responseOf(reply: unknown): Response {
  if (reply === undefined) return new Response(null, { status: 204 });
  if (reply instanceof Lost) return Response.error();
  if (reply instanceof OffContract) return new Response(reply.text, { status: reply.text === null ? 204 : 200 });
  if (reply instanceof EventStream) return reply.response;
  if (reply instanceof Filed) return new Response(reply.text, { headers: { 'Content-Type': reply.mediaType } });
  if (reply instanceof Headed) return Response.json(reply.data, { headers: reply.headers });
  if (!(reply instanceof Refused)) return Response.json(reply);
  const { message = errorText(reply.errorCode), retryAfter, ...rest } = reply.details;
  return Response.json(
    { errorCode: reply.errorCode, message, ...rest },
    { status: reply.status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
  );
}
