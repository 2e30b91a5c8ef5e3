/** The target of a recommendation: a path in the app, another site, or null if the URL is unsafe. */
export type LinkTarget = { inApp: string } | { outside: string } | null;

/** Classifies a URL. URLs on the app's own host become paths with search and hash. */
export function linkTargetOf(address: string, origin: string): LinkTarget {
  if (!URL.canParse(address, origin)) return null;
  const { protocol, host, pathname, search, hash, href } = new URL(address, origin);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return host === new URL(origin).host ? { inApp: `${pathname}${search}${hash}` } : { outside: href };
}
