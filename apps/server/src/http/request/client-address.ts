import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from '../env.ts';

/** A customer has a whole IPv6 /64, so only the first eight bytes are used. */
const IPV6_PREFIX_BYTES = 8;

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES).join('.') : parsed.toString();
}

/**
 * The network of a request, for rate limits only; never stored or logged in clear text.
 *
 * @param hops number of our own reverse proxies: that many entries from the right of X-Forwarded-For are theirs. 0
 * ignores the header.
 */
export function clientAddress(c: Context<Env>, hops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return networkOf(hops > 0 ? chain.at(-hops) || socket : socket);
}
