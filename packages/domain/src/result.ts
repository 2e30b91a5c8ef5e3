import type { ErrorCode } from './errors/catalogue.ts';

/** An expected error, returned as a value and not thrown. */
export type Refusal = {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Number of whole seconds after which a retry may succeed, if it is known. */
  readonly retryAfter?: number;
  /** What failed, as a name and as a sentence for the person, if the code doesn't tell. */
  readonly reason?: { readonly path: string; readonly message: string };
};
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (code: ErrorCode): Refusal => ({ ok: false, code });

/** A refusal with what failed, as a name and as a sentence for the person. */
export const refuseBecause = (code: ErrorCode, path: string, message: string): Refusal => ({
  ok: false,
  code,
  reason: { path, message },
});

/** @param until time from which on a retry may succeed, ms epoch. */
export const refuseUntil = (code: ErrorCode, until: number, now: number): Refusal => ({
  ok: false,
  code,
  retryAfter: Math.max(1, Math.ceil((until - now) / 1000)),
});
