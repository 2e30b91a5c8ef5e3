import type { Refusal as Refused } from '@alento/domain/result';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { orRefuse } from '../errors/refusal.ts';

/** What a counter refused. Any other failure of it is thrown on. */
export function tooMany(refused: unknown): Refused {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  return { ok: false, code: 'RATE_LIMITED', retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
}

/** The same as an answer of the API. */
export const throwTooMany = (refused: unknown): never => orRefuse<never>(tooMany(refused));
