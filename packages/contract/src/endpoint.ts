import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { LimitName } from '@alento/domain/http/limits';
import { z } from 'zod';

/** Names of the rate limits that apply to a call (domain/http/limits.ts), or `none`. */
type StatedLimits = 'none' | readonly [LimitName, ...LimitName[]];

/** What a call says besides its method and path. */
type Stated = {
  readonly summary: string;
  /** Set if the call accepts an Idempotency-Key header. */
  readonly idempotent?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Set if a valid body may be larger than the usual limit (domain/http/headers.ts). */
  readonly largeBody?: true;
  /**
   * Set if the request's body is a file instead of JSON: the maximum size, the error for a larger one, and whether the
   * handler reads it in chunks, so that it is never whole in memory.
   */
  readonly file?: { readonly maxBytes: number; readonly tooLarge: ErrorCode; readonly inChunks?: true };
  /** Set if the request's body is not read and may have any media type, because others write it (RFC 8058). */
  readonly ignoresBody?: true;
  /** Errors of the call, besides those of `generalErrors`. */
  readonly errors?: readonly ErrorCode[];
};

/**
 * Authentication and rate limits of a call. By default it requires a bearer token, and is limited by `writes` if it
 * writes, and not limited if it reads. A call without authentication has to state its limits.
 */
type Access =
  /** `unauthorized` is the error without a token, if the specification gives the call its own. */
  | { readonly auth?: true; readonly limits?: StatedLimits; readonly unauthorized?: ErrorCode }
  /** No token is required. With `optional`, an invalid token is treated like a missing one. */
  | { readonly auth: false | 'optional'; readonly limits: StatedLimits };

type Response = {
  readonly status: 200 | 201 | 202 | 204;
  readonly body?: z.ZodType;
  /** Media type of the response if it is a file instead of JSON. The handler then returns the response itself. */
  readonly media?: string;
  /** A second success response: an immediate result instead of a poll URL, or a further step. */
  readonly also?: { readonly status: 200 | 202; readonly body: z.ZodType };
};

/** The body of a response with status 200, or a response of another kind. */
type Answer = { readonly answers: z.ZodType } | { readonly response: Response };

/**
 * One API call. The server validates requests with it, the web client derives its types from it, and OpenAPI is
 * generated from it.
 */
export type Endpoint = Stated &
  Access & {
    readonly method: 'get' | 'post' | 'put' | 'delete';
    /** Path below /api, with parameters in braces: `/mood-entries/{id}`. */
    readonly path: string;
    readonly auth: boolean | 'optional';
    readonly response: Response;
    readonly errors: readonly ErrorCode[];
  };

type Declared<Method, Path, S> = Omit<S, 'answers'> & {
  readonly method: Method;
  readonly path: Path;
} & (S extends { answers: infer Body }
    ? { readonly response: { readonly status: 200; readonly body: Body } }
    : unknown) &
  (S extends { auth: unknown } ? unknown : { readonly auth: true }) &
  (S extends { errors: unknown } ? unknown : { readonly errors: readonly [] });

/** Declares calls of a method. They are complete endpoints, with the defaults of `Access` and `Answer`. */
const declares =
  <const Method extends Endpoint['method']>(method: Method) =>
  <const Path extends string, const S extends Stated & Access & Answer>(path: Path, stated: S) => {
    const { answers, ...rest } = stated as S & { answers?: z.ZodType };
    const response = answers && { response: { status: 200, body: answers } };
    return { auth: true, errors: [], method, path, ...response, ...rest } as unknown as Declared<Method, Path, S>;
  };

export const get = declares('get');
export const post = declares('post');
export const put = declares('put');
export const remove = declares('delete');

/** The rate limits that apply to a call. */
export function limitsOf({ method, limits }: Endpoint): readonly LimitName[] {
  if (limits === 'none') return [];
  return limits ?? (method === 'get' ? [] : ['writes']);
}

/** Errors that any call may return besides its own errors, before or while its handler runs. */
export const generalErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...(['VALIDATION_FAILED', 'REQUEST_INVALID', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE', 'CLIENT_OUTDATED'] as const),
  ...(endpoint.method === 'get' || endpoint.file || endpoint.ignoresBody ? [] : (['INVALID_JSON'] as const)),
  ...(endpoint.method === 'get' || endpoint.file ? [] : (['BODY_TOO_LARGE'] as const)),
  ...(endpoint.auth === true ? [endpoint.unauthorized ?? ('UNAUTHORIZED' as const), 'INVALID_TIME_ZONE' as const] : []),
  ...(limitsOf(endpoint).length === 0 ? [] : (['RATE_LIMITED'] as const)),
  ...(endpoint.idempotent
    ? (['IDEMPOTENCY_KEY_INVALID', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENT_RESULT_GONE'] as const)
    : []),
];

/** Makes a schema fail with a code of the error catalogue instead of a message. */
export const refusedAs = (code: ErrorCode): { error: string } => ({ error: code });

/** The body of every error response. */
export const ErrorBody = z.object({
  errorCode: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Set only if a row was requested and not found, or if the token's account was deleted. */
  code: z.string().optional(),
  /** Set only if a payment page can't be opened: the reason, for the alert. */
  error: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

type Input<S> = S extends z.ZodType ? z.input<S> : never;

/** The parts of an endpoint's request: parameters, query and body. */
export type RequestOf<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : unknown) &
  (E extends { query: infer Q } ? { query?: Input<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

type OtherOf<E extends Endpoint> = E['response'] extends { also: { body: infer B extends z.ZodType } }
  ? z.output<B>
  : never;

/** The body of an endpoint's success response, or the union of both bodies if it has two. */
export type ResponseOf<E extends Endpoint> =
  | (E['response'] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined)
  | OtherOf<E>;
