/** How the service worker answers a request: with the newest page, from what it keeps, or not at all. */
export type Way = 'page' | 'kept' | 'network';

type Asked = { method: string; mode: string; destination: string; url: string };

/**
 * The API is never kept: what it says is one person's own. Pages come from the network while there is one,
 * hashed files from what is kept.
 */
export function wayFor({ method, mode, destination, url }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'network';
  // The app inside a frame would be the app twice: a frame has what the network has, or nothing.
  if (destination === 'iframe') return 'network';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'kept' : 'network';
}

/** Whether an answer says only that the server can't answer: a page that is kept is better. */
export const isFailure = (status: number): boolean => status >= 500;

/** The kept page that stands for a path without a network: its own, or the bare app. */
export const keptPageFor = (pathname: string, pages: readonly string[], shell: string): string =>
  pages.find((page) => page === pathname) ?? shell;
