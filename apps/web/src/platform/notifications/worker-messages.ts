import { ownPath } from './tap-target.ts';

/** What the service worker tells open pages: a path to open after a tap, or that the browser changed the subscription. */
export type WorkerMessage =
  | { readonly type: 'open-path'; readonly path: string }
  | { readonly type: 'subscription-changed' };

/** The page's answer to 'open-path', so that the worker knows that it needn't navigate itself. */
export const OPENED = 'opened';

/** A message of the service worker; null for anything else, such as a path of another origin. */
export function workerMessageOf(data: unknown): WorkerMessage | null {
  const { type, path } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (type === 'subscription-changed') return { type };
  const own = type === 'open-path' ? ownPath(path) : null;
  return own === null ? null : { type: 'open-path', path: own };
}
