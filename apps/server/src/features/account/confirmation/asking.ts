import type { Context } from 'hono';
import type { SignedIn } from '../../../access/person.ts';
import type { Env } from '../../../http/env.ts';
import { clientAddress } from '../../../http/request/client-address.ts';

/** Origin of a request, for rate limits and the log of security events. */
export type Origin = { network: string; requestId: string };
/** Origin of a request and the signed-in person who sent it. */
export type Asking = Origin & { actor: SignedIn };

export const originOf = (c: Context<Env>, proxyHops: number): Origin => ({
  network: clientAddress(c, proxyHops),
  requestId: c.var.requestId,
});

export const askingOf = (c: Context<Env>, proxyHops: number): Asking => ({
  ...originOf(c, proxyHops),
  actor: c.var.actor,
});
