import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { LimitName } from '@alento/domain/http/limits';
import { z } from 'zod';

/** Names of the limits a call counts among (domain/http/limits.ts); `none` where nothing may refuse it. */
type StatedLimits = 'none' | readonly [LimitName, ...LimitName[]];

/**
 * Who may call, and how often. What anybody may call says its limits. What needs a token counts among the
 * `writes` where it writes and is not limited where it reads, unless it says otherwise.
 */
type Access =
  /** A bearer token is needed. */
  | { readonly auth: true; readonly limits?: StatedLimits }
  /** None is needed; where it is optional, one that is not live counts as none. */
  | { readonly auth: false | 'optional'; readonly limits: StatedLimits };

/** One call of the API: the server validates by it, the web client is typed by it, OpenAPI shows it. */
export type Endpoint = Access & {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, parameters in braces: `/mood-entries/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** Whether an Idempotency-Key is honoured (decision D6). */
  readonly idempotent?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: {
    readonly status: 200 | 201 | 202 | 204;
    readonly body?: z.ZodType;
    /** Another success, where one call has two: an answer at once instead of a place to ask again, or a further step. */
    readonly also?: { readonly status: 200 | 202; readonly body: z.ZodType };
  };
  readonly errors: readonly ErrorCode[];
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The limits a call counts among. */
export function limitsOf({ method, limits }: Endpoint): readonly LimitName[] {
  if (limits === 'none') return [];
  return limits ?? (method === 'get' ? [] : ['writes']);
}

/** Refusals that a call may meet beside its own: before it is known, before it is read, or while it is. */
export const generalErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...(['VALIDATION_FAILED', 'REQUEST_INVALID', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE', 'CLIENT_OUTDATED'] as const),
  ...(endpoint.method === 'get' ? [] : (['INVALID_JSON', 'BODY_TOO_LARGE'] as const)),
  ...(endpoint.auth === true ? (['UNAUTHORIZED', 'INVALID_TIME_ZONE'] as const) : []),
  ...(limitsOf(endpoint).length === 0 ? [] : (['RATE_LIMITED'] as const)),
];

/** A schema refusal that carries a code of the catalogue instead of a sentence. */
export const refusedAs = (code: ErrorCode): { error: string } => ({ error: code });

/** Every refusal of the API (decision D24). */
export const ErrorBody = z.object({
  errorCode: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Only where a row was read and none found (decision D15). */
  code: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

type Input<S> = S extends z.ZodType ? z.input<S> : never;

/** What a caller sends to an endpoint, part by part. */
export type RequestOf<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : unknown) &
  (E extends { query: infer Q } ? { query?: Input<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

type OtherOf<E extends Endpoint> = E['response'] extends { also: { body: infer B extends z.ZodType } }
  ? z.output<B>
  : never;

/** What an endpoint answers when it succeeds, in either way where it has two. */
export type ResponseOf<E extends Endpoint> =
  | (E['response'] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined)
  | OtherOf<E>;
