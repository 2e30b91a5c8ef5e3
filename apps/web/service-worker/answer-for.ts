import { paths } from '@alento/domain/interface/paths';
import { SHARE_TARGET_NAMES } from '@alento/domain/interface/share-target';

/**
 * How the service worker responds. 'app': with the bare app from the cache. 'page': from the network, or from the cache if the network fails. 'cache': from the
 * cache, or from the network if the file is not cached. 'network': it doesn't handle the request.
 */
export type Way = 'app' | 'page' | 'cache' | 'network';

/** The app's files, and the library's pictures: all of them, so that none tells what a person reads. */
const CACHED_FOLDERS = ['/assets/', '/imagens/'];

type RequestParts = { method: string; mode: string; destination: string; url: string };

/**
 * API responses are never cached, because they are personal. Pages come from the network first, files of the build from
 * the cache first.
 */
export function wayFor({ method, mode, destination, url }: RequestParts, origin: string): Way {
  const { origin: requestOrigin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin || pathname.startsWith('/api/')) return 'network';
  // The cached app must not appear inside a frame of the app.
  if (destination === 'iframe') return 'network';
  // What another app shared must not reach the server, whose proxies may log addresses.
  const isShared = pathname === paths.record && SHARE_TARGET_NAMES.some((name) => searchParams.has(name));
  if (mode === 'navigate') return isShared ? 'app' : 'page';
  return CACHED_FOLDERS.some((folder) => pathname.startsWith(folder)) ? 'cache' : 'network';
}

/** Whether the status means that the server fails; a cached page is shown instead. */
export const isFailure = (status: number): boolean => status >= 500;

/**
 * The cached page to show for a path when the network fails: the page itself if it is cached, otherwise the bare app.
 */
export const cachedPageFor = (pathname: string, pages: readonly string[], shell: string): string =>
  pages.find((page) => page === pathname) ?? shell;
