import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Env } from './env.ts';

/** An IPv6 customer holds a whole /64: its first four groups stand for them. */
const IPV6_GROUPS = 4;

/**
 * The network address a request comes from, for rate limits only; never stored or logged in clear.
 *
 * @param hops how many proxies of ours stand in front: that many entries from the right of
 *   X-Forwarded-For are theirs. 0 trusts nobody.
 */
export function clientAddress(c: Context<Env>, hops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const address = hops > 0 ? chain.at(-hops) || socket : socket;
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, IPV6_GROUPS).join(':')
    : address;
}
