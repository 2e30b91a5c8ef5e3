import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';

/** A refusal thrown by a route; the error handler converts it into a response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: readonly { path: string; message: string }[] | undefined;
  /** Whether the request's token is of an account that doesn't exist any more. */
  readonly isOfDeletedAccount: boolean;

  constructor(
    code: ErrorCode,
    {
      headers = {},
      details,
      isOfDeletedAccount = false,
    }: {
      headers?: Record<string, string>;
      details?: readonly { path: string; message: string }[];
      isOfDeletedAccount?: boolean;
    } = {},
  ) {
    super(errorText(code));
    this.code = code;
    this.headers = headers;
    this.details = details;
    this.isOfDeletedAccount = isOfDeletedAccount;
  }
}

/** Returns the value of a service's result, or throws a Refusal with its code and reason. */
export function orRefuse<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, retryAfter, reason } = result;
  throw new Refusal(code, {
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
    ...(reason === undefined ? {} : { details: [reason] }),
  });
}
