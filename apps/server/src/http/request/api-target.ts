import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/** Scheme and host of a target in absolute form. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** `/api`, however many slashes and dots stand before it, and whatever follows that continues no word. */
const API = /^[/\\]+(?:\.[/\\]+)*api(?![\w-])/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Broken encoding is matched as it stands.
    return path;
  }
}

/** Whether a request's target means the API, before anything is decoded or resolved in it. */
const meansApi = (target: string): boolean => API.test(decoded(target.replace(ORIGIN, '')));

/**
 * Refuses what means the API and is no path of it: `/api%2Ffoo`, `//api/foo`, `/api/../`. Such a client reads
 * JSON, and would get a page of the web app.
 */
export const refuseApiLookalikes: MiddlewareHandler<Env> = (c, next) => {
  const { path } = c.req;
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isApi && (meansApi(path) || meansApi(c.env?.incoming?.url ?? ''))) throw new Refusal('NOT_FOUND');
  return next();
};
