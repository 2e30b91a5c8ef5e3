import type { Article } from '@alento/contract/content';
import { ExternalLink } from 'lucide-react';
import { Section } from '../../../ui/section.tsx';
import { contentCopy, referencesCopy as copy } from '../content.copy.ts';

type Reference = Article['references'][number];
const originOf = ({ authors, publisher, year }: Reference): string =>
  [authors, publisher, year].filter((part) => part !== undefined).join(' · ');

/** A list of a text's sources, and how each was verified. */
export function ReferencesList({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <Section title={copy.title}>
      <p className="mt-1 text-ink-muted text-sm">{copy.lead}</p>
      <ol className="mt-4 list-decimal space-y-4 pl-6 marker:text-ink-muted">
        {references.map((reference) => (
          <li key={reference.title} className="pl-1 text-sm">
            <a
              href={reference.url}
              target="_blank"
              rel="noopener"
              className="font-semibold text-brand underline underline-offset-4"
            >
              {reference.title}&nbsp;
              <ExternalLink aria-hidden size={14} className="inline" />{' '}
              <span className="sr-only">{contentCopy.newTab}</span>
            </a>
            <p className="text-ink-muted">{originOf(reference)}</p>
            <p className="mt-1 text-ink-muted">
              <span className="font-semibold">{copy.verified}</span> {reference.verified}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
