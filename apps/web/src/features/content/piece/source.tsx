import type { Article } from '@alento/contract/content';
import { ExternalLink } from 'lucide-react';
import { contentCopy } from '../content.copy.ts';
import { referencesCopy as copy } from './piece.copy.ts';

export type Reference = Article['references'][number];

/** A source of a text: a link to it, its origin, and how it was verified. */
export const Source = ({ source: { title, url, authors, publisher, year, verified } }: { source: Reference }) => (
  <>
    <a href={url} target="_blank" rel="noopener" className="font-semibold text-brand underline underline-offset-4">
      {title}&nbsp;
      <ExternalLink aria-hidden size={14} className="inline" /> <span className="sr-only">{contentCopy.newTab}</span>
    </a>
    <p className="text-ink-muted">{[authors, publisher, year].filter((part) => part !== undefined).join(' · ')}</p>
    <p className="mt-1 text-ink-muted">
      <span className="font-semibold">{copy.verified}</span> {verified}
    </p>
  </>
);
