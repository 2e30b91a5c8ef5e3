import { endpoints } from '@alento/contract/endpoints';
import { RENEWED_TOKEN_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { isTimeZone } from '@alento/domain/time/local-date';
import type { MiddlewareHandler } from 'hono';
import type { AccountExists } from '../../access/account-exists.ts';
import type { CheckSession } from '../../access/person.ts';
import { readSessionToken } from '../../access/session-token.ts';
import { setAnswerHeader } from '../answer.ts';
import type { Env } from '../env.ts';
import { type Lookups, refusalIfEnded } from '../errors/error-answer.ts';
import { Refusal } from '../errors/refusal.ts';
import { unauthorizedOf } from '../errors/unauthorized.ts';
import type { SessionChecks } from '../mount.ts';

const BEARER = /^Bearer ([\w.-]{20,200})$/i;

/** The check for endpoints that don't require a session. Sets `visitor` if the token is valid. */
export function optionalSessionOf(check: CheckSession): SessionChecks['optional'] {
  return async (c) => {
    const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1];
    const timeZone = c.req.header(TIME_ZONE_HEADER);
    const found =
      token === undefined
        ? null
        : await check(token, timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined);
    if (found) c.set('visitor', found.signedIn);
    if (found?.renewedToken) setAnswerHeader(c, RENEWED_TOKEN_HEADER, found.renewedToken);
  };
}

/** Whether a token is of an account that doesn't exist any more. */
async function isOfDeletedAccount(token: string, exists: AccountExists): Promise<boolean> {
  const userId = readSessionToken(token)?.userId ?? null;
  return userId !== null && !(await exists(userId));
}

/**
 * The check for endpoints that require a session. Sets `actor` for a valid bearer token, else refuses with 401, and
 * says whether the account was deleted.
 */
export function requireSessionOf(check: CheckSession, exists: AccountExists): SessionChecks['required'] {
  return async (c) => {
    const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined) throw new Refusal(unauthorizedOf(c));
    const timeZone = c.req.header(TIME_ZONE_HEADER);
    if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Refusal('INVALID_TIME_ZONE');
    // The header of a request that changes the zone is ignored, because the zone can change only once a day.
    const names = c.req.method === 'PUT' && c.get('route') === endpoints.changeTimeZone.path;
    const found = await check(token, timeZone, !names);
    if (!found) throw new Refusal(unauthorizedOf(c), { isOfDeletedAccount: await isOfDeletedAccount(token, exists) });
    c.set('actor', found.signedIn);
    if (found.renewedToken) setAnswerHeader(c, RENEWED_TOKEN_HEADER, found.renewedToken);
  };
}

/** The check for a session that was checked before the request's body arrived. */
export const checkAgainOf =
  (lookups: Lookups): SessionChecks['again'] =>
  async (c) => {
    const refusal = await refusalIfEnded(c, lookups);
    if (refusal) throw refusal;
  };

/** The check of `requireSessionOf` as a middleware, for a route that is not in the contract. */
export const behindSession =
  (required: SessionChecks['required']): MiddlewareHandler<Env> =>
  async (c, next) => {
    await required(c);
    await next();
  };
