/** Kinds of link a reply may hold (companion §2), each with where it leads; anything else is no link. */
export type LinkKind =
  | { kind: 'internal'; to: string }
  | { kind: 'external' | 'mailto' | 'tel'; href: string }
  | { kind: 'none' };

/** Addresses without a host of their own are ours; `origin` tells our own host apart from others. */
export function linkKindOf(address: string, origin: string): LinkKind {
  const base = origin === '' ? 'https://alento.invalid' : origin;
  if (!URL.canParse(address, base)) return { kind: 'none' };
  const { protocol, host, pathname, search, hash, href } = new URL(address, base);
  if (protocol === 'mailto:' || protocol === 'tel:') return { kind: protocol === 'tel:' ? 'tel' : 'mailto', href };
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'none' };
  if (host === new URL(base).host) return { kind: 'internal', to: `${pathname}${search}${hash}` };
  return { kind: 'external', href };
}
