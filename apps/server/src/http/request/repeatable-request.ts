import { IDEMPOTENCY_KEY_HEADER } from '@alento/domain/http/headers';
import type { Context } from 'hono';
import { z } from 'zod';
import { requestHash } from '../../crypto/seal.ts';
import type { Repeatable } from '../../idempotency/idempotency.ts';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

const Key = z.uuid();

/**
 * Reads the idempotency key of a validated request; null if the request has none.
 *
 * @param call name of the endpoint. It is hashed too, so that a key can't be reused for another endpoint.
 */
export function repeatableOf(c: Context<Env>, call: string, input: unknown): Repeatable | null {
  const key = c.req.header(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return null;
  if (!Key.safeParse(key).success) throw new Refusal('IDEMPOTENCY_KEY_INVALID');
  return { key: key.toLowerCase(), hash: requestHash(c.get('actor').userKey(), `${call}\n${JSON.stringify(input)}`) };
}
