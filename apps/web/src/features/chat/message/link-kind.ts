/** Kinds of link that a reply may contain (companion §2), with their targets; anything else is no link. */
export type LinkKind =
  | { kind: 'internal'; to: string }
  | { kind: 'external' | 'mailto' | 'tel'; href: string }
  | { kind: 'none' };

/** Classifies a link. Relative URLs are internal; `origin` identifies absolute URLs of the app's own host. */
export function linkKindOf(address: string, origin: string): LinkKind {
  const base = origin === '' ? 'https://alento.invalid' : origin;
  if (!URL.canParse(address, base)) return { kind: 'none' };
  const { protocol, host, pathname, search, hash, href } = new URL(address, base);
  if (protocol === 'mailto:' || protocol === 'tel:') return { kind: protocol === 'tel:' ? 'tel' : 'mailto', href };
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'none' };
  if (host === new URL(base).host) return { kind: 'internal', to: `${pathname}${search}${hash}` };
  return { kind: 'external', href };
}
