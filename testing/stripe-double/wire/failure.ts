/** The body of Stripe's errors. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** An error that the API answers with. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const refused = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });

/** 404 for an id in the path, 400 for an id in a parameter, as at Stripe. */
export const missing = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** A fault that the next calls meet. */
export interface PlannedFailure {
  method: string;
  /** A regular expression. */
  path: string;
  times: number;
  /** A connection that is lost after the work was done, or work that begins after `ms`, or with `until`. */
  status: 402 | 500 | 'disconnect' | 'slow';
  ms?: number;
  until?: Promise<unknown>;
  /** A 500 that Stripe keeps for the idempotency key, so that a repeated call gets it again. */
  saved?: boolean;
}

export const PLANNED: Readonly<Record<402 | 500, ErrorBody>> = {
  402: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  500: { type: 'api_error', message: 'An unknown error occurred.' },
};
