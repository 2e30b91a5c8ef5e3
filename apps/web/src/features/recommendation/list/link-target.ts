/** Where a recommendation leads: inside the app by its path, to another site, or nowhere safe. */
export type LinkTarget = { inApp: string } | { outside: string } | null;

/** Addresses on the product's own host are routed in the app, by path, search and hash (companion §2). */
export function linkTargetOf(address: string, origin: string): LinkTarget {
  if (!URL.canParse(address, origin)) return null;
  const { protocol, host, pathname, search, hash, href } = new URL(address, origin);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return host === new URL(origin).host ? { inApp: `${pathname}${search}${hash}` } : { outside: href };
}
