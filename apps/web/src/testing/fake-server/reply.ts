import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { EventStream } from './event-stream.ts';

/** Another text than that of the catalogue, the wait in seconds, the code of an empty read. */
export type RefusalDetails = { message?: string; retryAfter?: number; code?: string };

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

/** Data with headers of its own. */
export const withHeaders = <Data>(data: Data, headers: Record<string, string>): Headed<Data> =>
  new Headed(data, headers);

/** A refusal of the API. */
export const refused = (status: number, errorCode: ErrorCode, details: RefusalDetails = {}): Refused =>
  new Refused(status, errorCode, details);

/** An answer that is not of the contract, as JSON text; null is one without a body. */
class OffContract {
  readonly text: string | null;

  constructor(text: string | null) {
    this.text = text;
  }
}

/** For tests of what the page makes of an answer it should never get. */
export const offContract = (text: string | null): OffContract => new OffContract(text);

/** The connection breaks before an answer. */
export const lost = new Lost();

/** A call that hangs. */
export const never = new Promise<never>(() => undefined);

/** What is no data of the contract. */
export type Failure = Refused | Lost | OffContract;
export type Success<Data> = Data | Headed<Data>;

/** The client does not tell one success from another, so each is 200, or 204 where there is no body. */
export function responseOf(reply: unknown): Response {
  if (reply === undefined) return new Response(null, { status: 204 });
  if (reply instanceof Lost) return Response.error();
  if (reply instanceof OffContract) return new Response(reply.text, { status: reply.text === null ? 204 : 200 });
  if (reply instanceof EventStream) return reply.response;
  if (reply instanceof Headed) return Response.json(reply.data, { headers: reply.headers });
  if (!(reply instanceof Refused)) return Response.json(reply);
  const { message = errorText(reply.errorCode), retryAfter, code } = reply.details;
  return Response.json(
    { errorCode: reply.errorCode, message, ...(code === undefined ? {} : { code }) },
    { status: reply.status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
  );
}
