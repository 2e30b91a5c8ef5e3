import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';

/** A refusal on its way out of a route; the one error handler turns it into an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: readonly { path: string; message: string }[] | undefined;

  constructor(
    code: ErrorCode,
    {
      headers = {},
      details,
    }: { headers?: Record<string, string>; details?: readonly { path: string; message: string }[] } = {},
  ) {
    super(errorText(code));
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

/** The value of a result, or its refusal thrown: where services' answers become HTTP. */
export function orRefuse<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, retryAfter } = result;
  throw new Refusal(code, retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } });
}
