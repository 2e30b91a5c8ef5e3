import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/** Scheme and host of a request target in absolute form. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** `/api` after any slashes and dots, not followed by further letters. */
const API = /^[/\\]+(?:\.[/\\]+)*api(?![\w-])/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid encoding is matched undecoded.
    return path;
  }
}

/** Whether a request target is meant for the API, before it is decoded or resolved. */
const meansApi = (target: string): boolean => API.test(decoded(target.replace(ORIGIN, '')));

/**
 * Refuses targets that are meant for the API but are not below it: `/api%2Ffoo`, `//api/foo`, `/api/../`. Such a client
 * expects JSON and would get a page of the web app.
 */
export const refuseApiLookalikes: MiddlewareHandler<Env> = (c, next) => {
  const { path } = c.req;
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isApi && (meansApi(path) || meansApi(c.env?.incoming?.url ?? ''))) throw new Refusal('NOT_FOUND');
  return next();
};
