import { ExternalLink } from 'lucide-react';
import { crisisCopy } from '../crisis/crisis-card.copy.ts';

/** A link to another site, without opener and referrer. */
export const OutsideLink = ({ href, label }: { href: string; label: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4"
  >
    {label}
    <ExternalLink aria-hidden size={18} className="shrink-0" />
    <span className="sr-only">{crisisCopy.newTab}</span>
  </a>
);
