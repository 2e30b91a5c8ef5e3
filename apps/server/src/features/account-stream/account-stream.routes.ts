import { streamAccount } from '@alento/contract/streams/event-streams';
import type { PlanId } from '@alento/domain/plan/plans';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { Owner } from '../../access/owner.ts';
import type { Env } from '../../http/env.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { accountStream } from './account-stream.ts';

/** A stream ends after this time, ms. The client opens another one. */
const LONGEST_MS = 10 * 60_000;

type Deps = {
  realtime: Realtime;
  readPlan: (owner: Owner) => Promise<PlanId>;
  isSessionOpen: (owner: Owner, sessionId: string) => Promise<boolean>;
  openStream: (userId: string) => () => void;
};

/** Mounts the stream of an account's events. The specification doesn't contain this endpoint. */
export function accountStreamRoute(
  api: OpenAPIHono<Env>,
  authorise: MiddlewareHandler<Env>,
  { realtime, readPlan, isSessionOpen, openStream }: Deps,
): void {
  const { path } = streamAccount;
  api.use(path, async (c, next) => {
    c.set('route', path);
    await next();
  });
  api.get(path, authorise, (c) => {
    const { actor, answerHeaders } = c.var;
    const { owner } = actor;
    const { userId } = owner;
    const closed = openStream(userId);
    const stream = accountStream({
      realtime,
      userId,
      readPlan: () => readPlan(owner),
      isSignedIn: () => isSessionOpen(owner, actor.sessionId),
      longestMs: LONGEST_MS,
      closed,
    });
    return new Response(stream, {
      headers: { ...answerHeaders, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
    });
  });
}
