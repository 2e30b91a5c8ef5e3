import { type Endpoint, ErrorBody, generalErrors, limitOf, type ResponseOf } from '@alento/contract/endpoint';
import { errorText } from '@alento/domain/errors/catalogue';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { answerJson } from './answer.ts';
import type { Env } from './env.ts';
import { refusalOf } from './error-answer.ts';
import { statusOf } from './error-status.ts';
import { Refusal } from './refusal.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A validated call, as a route's body sees it. */
type Call<E extends Endpoint> = {
  c: Context<Env>;
  params: E extends { params: infer P } ? Output<P> : undefined;
  query: E extends { query: infer Q } ? Output<Q> : undefined;
  body: E extends { body: infer B } ? Output<B> : undefined;
};

export type Mount = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<ResponseOf<E>>) => void;

function errorResponses(endpoint: Endpoint) {
  const byStatus = Map.groupBy([...generalErrors(endpoint), ...endpoint.errors], statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: [...new Set(list)].map((code) => `${code}: ${errorText(code)}`).join('\n\n'),
        content: { 'application/json': { schema: ErrorBody } },
      },
    ]),
  );
}

function routeOf(endpoint: Endpoint, middleware: MiddlewareHandler<Env>[]) {
  const { method, path, summary, params, query, body, response } = endpoint;
  return createRoute({
    method,
    path,
    summary,
    middleware,
    ...(endpoint.auth === true ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.auth === 'optional' ? { security: [{ bearer: [] }, {}] } : {}),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    },
    responses: {
      [response.status]: response.body
        ? { description: 'OK', content: { 'application/json': { schema: response.body } } }
        : { description: 'OK' },
      ...(response.also && {
        [response.also.status]: {
          description: 'At once',
          content: { 'application/json': { schema: response.also.body } },
        },
      }),
      ...errorResponses(endpoint),
    },
  });
}

/** The authorisation checks there are. */
export type SessionChecks = { required: MiddlewareHandler<Env>; optional: MiddlewareHandler<Env> };

type TakeCall = (kind: 'writes' | 'searches', userId: string) => Promise<void>;

/** Ties contract endpoints to the app: authorise, limit, validate, answer with the contract's status. */
export function mountOn(api: OpenAPIHono<Env>, { required, optional }: SessionChecks, takeCall: TakeCall): Mount {
  return (endpoint, answer) => {
    const kind = limitOf(endpoint);
    const limit: MiddlewareHandler<Env> = async (c, next) => {
      if (kind !== null) await takeCall(kind, c.var.actor.owner.userId);
      await next();
    };
    const nameRoute: MiddlewareHandler<Env> = async (c, next) => {
      c.set('route', endpoint.path);
      await next();
    };
    const checks = { true: [required, limit], optional: [optional], false: [] }[`${endpoint.auth}`];
    const route = routeOf(endpoint, [nameRoute, ...checks]);
    api.openapi(
      route,
      async (c) => {
        const valid = (target: 'param' | 'query' | 'json') => (c.req.valid as (target: string) => unknown)(target);
        const result = await answer({
          c,
          params: endpoint.params && valid('param'),
          query: endpoint.query && valid('query'),
          body: endpoint.body && valid('json'),
        } as Parameters<typeof answer>[0]);
        // The route's type can't follow a generic endpoint; ResponseOf<E> has checked the answer above.
        return answerJson(c, c.var.otherStatus ?? endpoint.response.status, result) as never;
      },
      (result) => {
        if (!result.success) throw refusalOf(result.error);
      },
    );
  };
}

/** Where a call needs JSON and got something else. */
export const refuseOtherMedia: MiddlewareHandler<Env> = async (c, next) => {
  const hasBody = c.req.method === 'POST' || c.req.method === 'PUT';
  const type = c.req.header('Content-Type');
  if (hasBody && type !== undefined && !type.toLowerCase().startsWith('application/json'))
    throw new Refusal('INVALID_JSON');
  await next();
};
