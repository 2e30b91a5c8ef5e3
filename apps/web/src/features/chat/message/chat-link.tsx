import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { apiOrigin } from '../../../lib/api/api-origin.ts';
import { chatCopy } from '../chat.copy.ts';

/** The kinds of link that a reply may contain. Any other target is not rendered as a link. */
type LinkKind =
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

/** Called when a person follows an internal link, so that the sheet over the page can close. */
export const FollowContext = createContext<() => void>(() => undefined);

const neverChanges = () => () => undefined;

type Props = { href: string | undefined; children: ReactNode; className?: string };

/** A link in a reply, rendered according to its kind. A link with an unsafe target becomes plain text. */
export function ChatLink({ href, children, className }: Props) {
  // Empty while prerendering.
  const origin = useSyncExternalStore(neverChanges, apiOrigin, () => '');
  const onFollow = use(FollowContext);
  const link = linkKindOf(href ?? 'about:blank', origin);
  if (link.kind === 'none') return <span className={className}>{children}</span>;
  if (link.kind === 'internal') {
    return (
      <Link to={link.to} onClick={onFollow} data-link="internal" className={className}>
        {children}
      </Link>
    );
  }
  if (link.kind === 'external') {
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer" data-link="external" className={className}>
        {children}
        <ArrowUpRight aria-hidden size={16} className="ml-0.5 inline align-[-0.125em]" />
        {/* Screen readers need the space before the text. */} <span className="sr-only">{chatCopy.newTab}</span>
      </a>
    );
  }
  const Icon = link.kind === 'tel' ? Phone : Mail;
  return (
    <a href={link.href} data-link={link.kind} className={className}>
      <Icon aria-hidden size={16} className="mr-1 inline align-[-0.125em]" />
      {children}
    </a>
  );
}
