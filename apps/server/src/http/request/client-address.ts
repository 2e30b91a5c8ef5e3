import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from '../env.ts';

/** An IPv6 customer holds a whole /64: its first eight bytes stand for them. */
const IPV6_PREFIX_BYTES = 8;

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES).join('.') : parsed.toString();
}

/**
 * The network a request comes from, for rate limits only; never stored or logged in clear.
 *
 * @param hops how many proxies of ours stand in front: that many entries from the right of
 *   X-Forwarded-For are theirs. 0 trusts nobody.
 */
export function clientAddress(c: Context<Env>, hops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return networkOf(hops > 0 ? chain.at(-hops) || socket : socket);
}
