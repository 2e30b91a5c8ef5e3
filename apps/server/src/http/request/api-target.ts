import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/** Matches scheme and host of a request target in absolute form. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Matches `/api` after any number of slashes and dots, if no letter or digit follows. */
const API = /^[/\\]+(?:\.[/\\]+)*api(?![\w-])/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path with an invalid encoding is matched without decoding.
    return path;
  }
}

/** Whether a raw request target is meant for the API. */
const meansApi = (target: string): boolean => API.test(decoded(target.replace(ORIGIN, '')));

/**
 * Refuses targets that are meant for the API but don't match its routes: `/api%2Ffoo`, `//api/foo`, `/api/../`. They
 * would otherwise get a page of the web app, although the client expects JSON.
 */
export const refuseApiLookalikes: MiddlewareHandler<Env> = (c, next) => {
  const { path } = c.req;
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isApi && (meansApi(path) || meansApi(c.env?.incoming?.url ?? ''))) throw new Refusal('NOT_FOUND');
  return next();
};
