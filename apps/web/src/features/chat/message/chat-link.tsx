import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { chatCopy } from '../chat.copy.ts';
import { useOrigin } from '../panel/use-origin.ts';
import { linkKindOf } from './link-kind.ts';

/** Called when a person follows an internal link, so that the sheet over the page can close. */
export const FollowContext = createContext<() => void>(() => undefined);

type Props = { href: string | undefined; children: ReactNode; className?: string };

/** A link in a reply, rendered according to its kind. A link with an unsafe target becomes plain text. */
export function ChatLink({ href, children, className }: Props) {
  const origin = useOrigin();
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
