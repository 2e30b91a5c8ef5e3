import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { TRANSPORT_TEXTS } from '@alento/domain/errors/transport';

type Extras = {
  /** Database-style code with which the API reports an empty read. */
  code?: string | undefined;
  /** Why a payment page can't be opened, for the specified alert. */
  reason?: string | undefined;
  /** Sentences about what failed, from the response's details; empty without any. */
  details?: readonly string[];
  /** True if the response contained no message, or only that of a fault of the server: `message` is a general text. */
  isUnexplained?: boolean;
};

/** A response of the API with an error status. Status 0 means that the call got no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorCode: string;
  /** Seconds to wait before a retry, from the Retry-After header; null without one. */
  readonly retryAfter: number | null;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly details: readonly string[];
  readonly isUnexplained: boolean;

  constructor(
    status: number,
    errorCode: string,
    message: string,
    retryAfter: number | null = null,
    extras: Extras = {},
  ) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.retryAfter = retryAfter;
    this.code = extras.code;
    this.reason = extras.reason;
    this.details = extras.details ?? [];
    this.isUnexplained = extras.isUnexplained ?? false;
  }
}

/** The server's message, and what failed, if it says so. */
export const explanationOf = ({ message, details }: ApiError): string => [message, ...details].join(' ');

const OFFLINE_MESSAGE = 'Sem conexão com o Alento. Verifique sua internet e tente novamente.';

/** Whether the error is the given code of the error catalogue. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.errorCode === code;

/** The error of a call that got no response, or one that can't be parsed. */
export const offline = (): ApiError => new ApiError(0, 'OFFLINE', OFFLINE_MESSAGE);

/** Converts an error while a body is read into a network error. An abort by the caller stays an abort. */
export const lostOr = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'AbortError' ? error : offline();

/** Whether the call got no response. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.errorCode === 'OFFLINE';

/**
 * Whether the server rejected the call, so that nothing was stored. After any other failure something may have been
 * stored.
 */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The message to show for an error: the server's, if it gave one. */
export const messageOf = (error: unknown, fallback: string = TRANSPORT_TEXTS.INTERNAL): string =>
  error instanceof ApiError && !error.isUnexplained ? error.message : fallback;
