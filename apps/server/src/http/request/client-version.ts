import { CLIENT_VERSION_HEADER } from '@alento/domain/http/headers';
import { compareVersions, validate } from 'compare-versions';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Refuses outdated clients with 426 and a text that they can show. The header is `web/1.2.3` or `native/1.2.3`.
 * Requests without the header are not refused.
 */
export function requireClientVersion(minimum: string): MiddlewareHandler<Env> {
  return (c, next) => {
    const version = c.req.header(CLIENT_VERSION_HEADER)?.split('/').at(-1);
    if (version !== undefined && validate(version) && compareVersions(version, minimum) < 0) {
      throw new Refusal('CLIENT_OUTDATED', { headers: { Upgrade: `alento/${minimum}` } });
    }
    return next();
  };
}
