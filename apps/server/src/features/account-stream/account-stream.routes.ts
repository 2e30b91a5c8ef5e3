import { streamAccount } from '@alento/contract/account-stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../http/env.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { accountStream } from './account-stream.ts';

/** A stream ends after this time, ms. The client opens another one, and its session is checked again. */
const LONGEST_MS = 10 * 60_000;

type Deps = { realtime: Realtime; openStream: (userId: string) => () => void };

/** Mounts the stream of an account's events. The specification doesn't contain this endpoint. */
export function accountStreamRoute(
  api: OpenAPIHono<Env>,
  authorise: MiddlewareHandler<Env>,
  { realtime, openStream }: Deps,
): void {
  const { path } = streamAccount;
  api.use(path, async (c, next) => {
    c.set('route', path);
    await next();
  });
  api.get(path, authorise, (c) => {
    const { actor, answerHeaders } = c.var;
    const { userId } = actor.owner;
    const closed = openStream(userId);
    return new Response(accountStream({ realtime, userId, longestMs: LONGEST_MS, closed }), {
      headers: { ...answerHeaders, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
    });
  });
}
