import { type CallLimitName, isCallLimit, type LimitName } from '@alento/domain/http/limits';
import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { clientAddress } from '../request/client-address.ts';
import type { ConfiguredLimits } from './configured-limits.ts';
import { throwTooMany } from './too-many.ts';

/** Counts a call against each of these limits and throws a refusal beyond one. */
export type TakeCalls = (c: Context<Env>, limits: readonly LimitName[]) => Promise<void>;

/**
 * Counts calls in the memory of this process. Signed-in people are counted by account or session, because many people
 * may share a network address.
 *
 * @param proxyHops number of our own reverse proxies (http/request/client-address.ts).
 */
export function callLimits(limits: ConfiguredLimits, proxyHops: number): TakeCalls {
  const counters = new Map<CallLimitName, RateLimiterMemory>();

  function counterOf(name: CallLimitName): RateLimiterMemory {
    const known = counters.get(name);
    if (known) return known;
    const { calls, seconds } = limits[name];
    const counter = new RateLimiterMemory({ points: calls, duration: seconds });
    counters.set(name, counter);
    return counter;
  }

  /** The key to count by: the account or session if the endpoint has set `actor` or `visitor`, else the network. */
  function keyOf(c: Context<Env>, name: CallLimitName): string {
    if (limits[name].by === 'account') return c.get('actor').owner.userId;
    if (limits[name].by === 'session') return c.get('actor').sessionId;
    return c.get('visitor')?.owner.userId ?? clientAddress(c, proxyHops);
  }

  return async (c, names) => {
    for (const name of names) if (isCallLimit(name)) await counterOf(name).consume(keyOf(c, name)).catch(throwTooMany);
  };
}
