import { type Endpoint, ErrorBody, generalErrors, limitsOf, type ResponseOf } from '@alento/contract/endpoint';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { BODY_LIMITS } from '@alento/domain/http/headers';
import type { Limit } from '@alento/domain/http/limits';
import type { Result } from '@alento/domain/result';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { SignedIn } from '../access/person.ts';
import { inTime, type Turns } from '../work-thread/turns.ts';
import { answerJson } from './answer.ts';
import type { Env } from './env.ts';
import { refusalOf } from './errors/error-answer.ts';
import { statusOf } from './errors/error-status.ts';
import { orRefuse, Refusal } from './errors/refusal.ts';
import type { TakeCalls } from './limits/call-limits.ts';
import type { ConfiguredLimits } from './limits/configured-limits.ts';
import { receiveFile } from './request/arrival.ts';
import { type BodyChunks, bodyChunks } from './request/body-chunks.ts';
import { fileLimitOf, isBodyIgnored } from './request/file-calls.ts';
import { jsonBodyOf } from './request/json-body.ts';

/** The validated parts of a call. */
type Parts = { params?: unknown; query?: unknown; body?: unknown };

function parsed(schema: z.ZodType, input: unknown): unknown {
  // No schema of the contract is asynchronous, and synchronous parsing is faster.
  const result = schema.safeParse(input);
  if (!result.success) throw refusalOf(result.error);
  return result.data;
}

/** A parameter is a string if given once, an array if given several times. */
const queryOf = (c: Context<Env>): unknown =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

/** Reads a call and validates it by the contract. Throws the refusal of the first invalid part. */
async function readCall(
  c: Context<Env>,
  { params, query, body, largeBody, file }: Endpoint,
  nextTurn: () => Promise<void>,
): Promise<Parts> {
  const parts: Parts = {};
  if (query) parts.query = parsed(query, queryOf(c));
  if (params) parts.params = parsed(params, c.req.param());
  if (body) parts.body = parsed(body, await jsonBodyOf(c, BODY_LIMITS[largeBody ? 'large' : 'usual'], nextTurn));
  // The handler gets the same bytes again, unless it reads them itself.
  if (file && !file.inChunks) await c.req.arrayBuffer();
  return parts;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A validated call, which is passed to the handler of a route. */
type Call<E extends Endpoint> = {
  c: Context<Env>;
  /** The signed-in person, if the endpoint requires a session. */
  actor: E extends { auth: true } ? SignedIn : undefined;
  params: E extends { params: infer P } ? Output<P> : undefined;
  query: E extends { query: infer Q } ? Output<Q> : undefined;
  body: E extends { body: infer B } ? Output<B> : undefined;
  /** The body, if it is a file that the handler reads in chunks. At its end the session is checked again. */
  chunks: E extends { file: { inChunks: true } } ? BodyChunks : undefined;
};

/** A body that can't be confused with a `Result`. One with arbitrary fields must be wrapped in a `Result`. */
type Closed<Body> = Body extends unknown ? (string extends keyof Body ? never : Body) : never;

/**
 * What a handler returns: the response's body, or a service's result with it, or the whole response if the endpoint
 * responds with a file. Anything but a refusal is ignored if the response has no body.
 */
type Answer<E extends Endpoint> = E['response'] extends { media: string }
  ? Response
  : E['response'] extends { body: unknown }
    ? Closed<ResponseOf<E>> | Result<ResponseOf<E>>
    : unknown;

/** A service's result. No body of the contract has a field `ok` (contract/endpoints.test.ts). */
const isResult = (answer: unknown): answer is Result<unknown> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer;

export type Mount = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Answer<E>>) => void;

/** A limit in the API description. */
type NamedLimit = Limit & { name: string };

const limitText = ({ name, calls, seconds, by, thenWaits }: NamedLimit): string =>
  `${name}: ${calls} in ${seconds} s by ${by}${thenWaits ? ', then a growing wait' : ''}`;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the next call may succeed', schema: { type: 'integer' as const } },
};

function errorResponses(endpoint: Endpoint, limits: readonly NamedLimit[]) {
  const described = (code: ErrorCode): string =>
    [`${code}: ${errorText(code)}`, ...(code === 'RATE_LIMITED' ? limits.map(limitText) : [])].join('\n');
  const byStatus = Map.groupBy([...generalErrors(endpoint), ...endpoint.errors], statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: [...new Set(list)].map(described).join('\n\n'),
        ...(list.includes('RATE_LIMITED') ? { headers: RETRY_AFTER } : {}),
        content: { 'application/json': { schema: ErrorBody } },
      },
    ]),
  );
}

/** A file in the API description. */
const FILE = { type: 'string', format: 'binary' } as const;

function contentOf({ body, media }: Endpoint['response']) {
  if (media !== undefined) return { content: { [media]: { schema: FILE } } };
  return body ? { content: { 'application/json': { schema: body } } } : {};
}

function routeOf(endpoint: Endpoint, limits: readonly NamedLimit[]) {
  const { method, path, summary, params, query, body, largeBody, file, response } = endpoint;
  const { characters, values } = BODY_LIMITS[largeBody ? 'large' : 'usual'];
  const description = `At most ${characters} characters with ${values} values`;
  return createRoute({
    method,
    path,
    summary,
    ...(endpoint.auth === true ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.auth === 'optional' ? { security: [{ bearer: [] }, {}] } : {}),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { description, required: true, content: { 'application/json': { schema: body } } } } : {}),
      ...(file ? { body: { required: true, content: { 'application/octet-stream': { schema: FILE } } } } : {}),
    },
    responses: {
      [response.status]: { description: 'OK', ...contentOf(response) },
      ...(response.also && {
        [response.also.status]: {
          description: 'At once',
          content: { 'application/json': { schema: response.also.body } },
        },
      }),
      ...errorResponses(endpoint, limits),
    },
    ...(limits.length > 0 ? { 'x-limits': limits } : {}),
  });
}

/** The session checks. Each throws a refusal if it fails. `again` is for a session that was checked before. */
export type SessionChecks = Record<'required' | 'optional' | 'again', (c: Context<Env>) => Promise<void>>;

/** The counters of calls, and the limits for the API description. */
type Limiting = { takeCalls: TakeCalls; limits: ConfiguredLimits };

/**
 * Returns a function that mounts an endpoint of the contract. Its handler checks the session, waits for a turn of the
 * account, counts the limits, validates the input and responds with the contract's status. It is a single handler,
 * because middlewares take longer. A session is checked again if the body arrived only after its check, because the
 * account may have been deleted or the session ended meanwhile.
 */
export function mountOn(
  api: OpenAPIHono<Env>,
  { required, optional, again }: SessionChecks,
  { takeCalls, limits }: Limiting,
  turns: Pick<Turns, 'next' | 'receive'>,
): Mount {
  return (endpoint, answer) => {
    const { method, path, auth, response } = endpoint;
    const unauthorized = endpoint.auth === true ? endpoint.unauthorized : undefined;
    const names = limitsOf(endpoint);
    const check = { true: required, optional, false: null }[`${auth}`];
    api.openAPIRegistry.registerPath(
      routeOf(
        endpoint,
        names.map((name) => ({ name, ...limits[name] })),
      ),
    );
    api.on(method, path.replaceAll(/\/{(.+?)}/g, '/:$1'), async (c) => {
      c.set('route', path);
      if (unauthorized) c.set('unauthorized', unauthorized);
      if (check) await check(c);
      const account = (c.get('actor') ?? c.get('visitor'))?.owner.userId;
      if (account !== undefined) await turns.next(account);
      const chunks = endpoint.file?.inChunks ? bodyChunks(c, () => again(c)) : undefined;
      const read = async () => {
        if (endpoint.file) receiveFile(c.env?.incoming);
        await takeCalls(c, names);
        const isLate = c.env?.incoming?.complete === false;
        const parts = await readCall(c, endpoint, () => turns.next(account ?? ''));
        if (isLate && !chunks) await again(c);
        const call = { c, actor: c.get('actor'), chunks, ...parts };
        return answer(call as Parameters<typeof answer>[0]);
      };
      const output =
        endpoint.file === undefined || account === undefined
          ? await read()
          : orRefuse(
              await inTime(
                'REQUEST_TIMEOUT',
                turns.receive(account, () => read().finally(chunks?.rest)),
              ),
            );
      if (output instanceof Response) return output;
      const result = isResult(output) ? orRefuse(output) : output;
      return answerJson(c, c.get('otherStatus') ?? response.status, result);
    });
  };
}

/** Refuses a request body that is neither JSON nor the file of a call that expects one, unless the call ignores it. */
export const refuseOtherMedia: MiddlewareHandler<Env> = (c, next) => {
  const { method, path } = c.req;
  const hasBody = method === 'POST' || method === 'PUT';
  const takesOther = fileLimitOf(method, path) || isBodyIgnored(method, path);
  const type = hasBody && !takesOther ? c.req.header('Content-Type') : undefined;
  if (type !== undefined && !type.toLowerCase().startsWith('application/json')) throw new Refusal('INVALID_JSON');
  return next();
};
