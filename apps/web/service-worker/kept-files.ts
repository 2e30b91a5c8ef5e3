import { isFailure, keptPageFor } from './answer-for.ts';

/** The build inserts the values of these constants (build/write-service-worker.ts). */
declare const __VERSION__: string;
declare const __SHELL__: string;
declare const __PAGES__: readonly string[];
declare const __FILES__: readonly string[];

const CACHE_PREFIX = 'alento-';
const CACHE = `${CACHE_PREFIX}${__VERSION__}`;
/** How long to wait for the network before a cached page is shown, ms. */
const PATIENCE_MS = 4000;

/** Caches all files or none: an incomplete app would fail without a network. */
export async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([
    ...__FILES__,
    // Bypasses the HTTP cache, where an older page may refer to files that no longer exist.
    ...[__SHELL__, ...__PAGES__].map((page) => new Request(page, { cache: 'reload' })),
  ]);
}

/** Deletes the files of other versions. */
export async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

const kept = (url: string): Promise<Response | undefined> => caches.match(url, { cacheName: CACHE, ignoreVary: true });

const outOfPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));

/**
 * Responds with the page from the network, or with a cached page if the network fails, returns 5xx or takes too long.
 */
export async function page(request: Request): Promise<Response> {
  const network = fetch(request);
  const first = await Promise.race([network.catch(() => undefined), outOfPatience()]);
  if (first && !isFailure(first.status)) return first;
  const { pathname } = new URL(request.url);
  return (await kept(keptPageFor(pathname, __PAGES__, __SHELL__))) ?? network;
}

/** Responds with a cached file, or with the file from the network. */
export async function file(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}
