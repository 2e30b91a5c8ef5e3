import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
  if (!result.ok) throw new Refusal(result.code);
  return result.value;
}

/** Codes whose status is not 422. */
const STATUSES: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  INVALID_JSON: 400,
  REQUEST_INVALID: 400,
  UNAUTHORIZED: 401,
  CREDENTIALS_INVALID: 401,
  SECOND_FACTOR_WRONG: 403,
  SECOND_FACTOR_TICKET_ENDED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  PASSWORD_REQUIRED: 403,
  FORBIDDEN: 403,
  PLAN_REQUIRED: 403,
  BOOK_CHAT_PLAN_REQUIRED: 403,
  AUDIO_ADDRESS_ENDED: 403,
  NOT_FOUND: 404,
  ENTRY_NOT_FOUND: 404,
  TAG_NOT_FOUND: 404,
  ONBOARDING_STEP_UNKNOWN: 404,
  LEGAL_DOCUMENT_NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  CHAT_SESSION_NOT_FOUND: 404,
  CHAT_REPLY_NOT_FOUND: 404,
  WEEKLY_SUMMARY_NOT_FOUND: 404,
  PASSKEY_NOT_FOUND: 404,
  ACCOUNT_EXISTS: 409,
  TOTP_EXISTS: 409,
  PASSKEYS_FULL: 409,
  SECOND_FACTOR_NONE: 409,
  TAG_NAME_TAKEN: 409,
  SCREENING_TODAY_DONE: 409,
  SAFETY_PLAN_CHANGED: 409,
  LEGAL_DOCUMENTS_OUTDATED: 409,
  CHAT_REPLY_PENDING: 409,
  WEEKLY_SUMMARY_PROCESSING: 409,
  REQUEST_TIMEOUT: 408,
  IDEMPOTENT_RESULT_GONE: 410,
  CONTENT_WITHDRAWN: 410,
  BODY_TOO_LARGE: 413,
  AUDIO_RANGE_INVALID: 416,
  CLIENT_OUTDATED: 426,
  RATE_LIMITED: 429,
  RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED: 429,
  AI_MESSAGES_DAILY_LIMIT_EXCEEDED: 429,
  WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED: 429,
  WEEKLY_SUMMARY_INSUFFICIENT_DAYS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  CHAT_FAILED: 502,
  ANALYZE_MOOD_TIMEOUT: 504,
  SEARCH_HISTORY_TIMEOUT: 504,
  UNAVAILABLE: 503,
};

/** The one place that maps codes to statuses. */
export const statusOf = (code: ErrorCode): ContentfulStatusCode => STATUSES[code] ?? 422;
