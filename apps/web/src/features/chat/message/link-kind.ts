/** The kinds of link that a reply may contain, with their targets. Any other target is not rendered as a link. */
export type LinkKind =
  | { kind: 'internal'; to: string }
  | { kind: 'external' | 'mailto' | 'tel'; href: string }
  | { kind: 'none' };

/** Classifies a link. Relative URLs and absolute URLs with the app's own `origin` are internal. */
export function linkKindOf(address: string, origin: string): LinkKind {
  const base = origin === '' ? 'https://alento.invalid' : origin;
  if (!URL.canParse(address, base)) return { kind: 'none' };
  const { protocol, host, pathname, search, hash, href } = new URL(address, base);
  if (protocol === 'mailto:' || protocol === 'tel:') return { kind: protocol === 'tel:' ? 'tel' : 'mailto', href };
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'none' };
  if (host === new URL(base).host) return { kind: 'internal', to: `${pathname}${search}${hash}` };
  return { kind: 'external', href };
}
