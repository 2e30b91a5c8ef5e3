/**
 * How the service worker responds. 'page': from the network, or from the cache if the network fails. 'cache': from the
 * cache, or from the network if the file is not cached. 'network': it doesn't handle the request.
 */
export type Way = 'page' | 'cache' | 'network';

/** The app's files, and the library's pictures: all of them, so that none tells what a person reads. */
const CACHED_FOLDERS = ['/assets/', '/imagens/'];

type RequestParts = { method: string; mode: string; destination: string; url: string };

/**
 * API responses are never cached, because they are personal. Pages come from the network first, files of the build from
 * the cache first.
 */
export function wayFor({ method, mode, destination, url }: RequestParts, origin: string): Way {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin || pathname.startsWith('/api/')) return 'network';
  // The cached app must not appear inside a frame of the app.
  if (destination === 'iframe') return 'network';
  if (mode === 'navigate') return 'page';
  return CACHED_FOLDERS.some((folder) => pathname.startsWith(folder)) ? 'cache' : 'network';
}

/** Whether the status means that the server fails; a cached page is shown instead. */
export const isFailure = (status: number): boolean => status >= 500;

/**
 * The cached page to show for a path when the network fails: the page itself if it is cached, otherwise the bare app.
 */
export const cachedPageFor = (pathname: string, pages: readonly string[], shell: string): string =>
  pages.find((page) => page === pathname) ?? shell;
