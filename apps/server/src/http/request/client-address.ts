import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from '../env.ts';

/** Number of bytes of an IPv6 address that are used, because one customer usually has a whole /64. */
const IPV6_PREFIX_BYTES = 8;

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES).join('.') : parsed.toString();
}

function networkOfChain(socket = 'unknown', forwarded = '', hops: number): string {
  const chain = forwarded.split(',').map((part) => part.trim());
  return networkOf(hops > 0 ? chain.at(-hops) || socket : socket);
}

/**
 * The network of a request, used only for rate limits. It is never stored or logged in clear text.
 *
 * @param hops number of our reverse proxies, each of which appends an entry to X-Forwarded-For. 0 ignores the header.
 */
export function clientAddress(c: Context<Env>, hops: number): string {
  return networkOfChain(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), hops);
}

/** The same for a request that the app doesn't see. */
export const networkOfRequest = ({ socket, headers }: IncomingMessage, hops: number): string =>
  networkOfChain(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','), hops);
