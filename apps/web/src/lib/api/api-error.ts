import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { TRANSPORT_TEXTS } from '@alento/domain/errors/transport';

/** A refusal of the API, or a network that never answered (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorCode: string;
  /** Seconds after which another try makes sense, when the server says so. */
  readonly retryAfter: number | null;
  /** Database-style code of an empty read (decision D15). */
  readonly code: string | undefined;

  constructor(status: number, errorCode: string, message: string, retryAfter: number | null = null, code?: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const OFFLINE_MESSAGE = 'Sem conexão com o Alento. Verifique sua internet e tente novamente.';

/** Whether the error is this refusal of the catalogue. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.errorCode === code;

/** What a call without an answer that could be read ends with. */
export const offline = (): ApiError => new ApiError(0, 'OFFLINE', OFFLINE_MESSAGE);

/** What a call ends with that broke off on its way: a lost connection, unless the caller gave it up. */
export const lostOr = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'AbortError' ? error : offline();

/** Whether the network never answered. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.errorCode === 'OFFLINE';

/** Whether the server said no, so that nothing was stored. After any other failure it may have been. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The sentence to show for whatever went wrong. */
export const messageOf = (error: unknown, fallback: string = TRANSPORT_TEXTS.INTERNAL): string =>
  error instanceof ApiError ? error.message : fallback;
