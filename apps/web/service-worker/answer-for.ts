/**
 * How the service worker handles a request: 'page' from the network or else from the cache, 'kept' from the cache,
 * 'network' not at all.
 */
export type Way = 'page' | 'kept' | 'network';

type Asked = { method: string; mode: string; destination: string; url: string };

/**
 * API responses are never cached, because they are personal. Pages come from the network if there is one, hashed files
 * from the cache.
 */
export function wayFor({ method, mode, destination, url }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'network';
  // The cached app must not appear inside a frame of the app.
  if (destination === 'iframe') return 'network';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'kept' : 'network';
}

/** Whether a response means that the server is failing; a cached page is better then. */
export const isFailure = (status: number): boolean => status >= 500;

/** The cached page for a path without a network: its own, or the bare app. */
export const keptPageFor = (pathname: string, pages: readonly string[], shell: string): string =>
  pages.find((page) => page === pathname) ?? shell;
