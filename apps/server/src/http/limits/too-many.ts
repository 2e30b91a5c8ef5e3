import type { Refusal as Refused } from '@alento/domain/result';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { orRefuse } from '../errors/refusal.ts';

/** Converts the rejection of a rate limiter into a refusal. Rethrows any other error. */
export function tooMany(refused: unknown): Refused {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  return { ok: false, code: 'RATE_LIMITED', retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
}

/** Throws the refusal that `tooMany` returns. */
export const throwTooMany = (refused: unknown): never => orRefuse<never>(tooMany(refused));
