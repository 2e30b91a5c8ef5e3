import type { Podcast } from '@alento/contract/content';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { podcastsCopy as copy } from './podcasts.copy.ts';

type Props = { podcast: Pick<Podcast, 'title' | 'references'> };

/** The sources of a guided session, collapsed at first. It works without JavaScript. */
export const PodcastSources = ({ podcast: { title, references } }: Props) => (
  <details className="group text-sm">
    <summary
      aria-label={copy.sourcesOf(title)}
      className="inline-flex min-h-11 list-none items-center gap-1 font-semibold text-brand [&::-webkit-details-marker]:hidden"
    >
      {copy.sources}
      <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
    </summary>
    <ul className="space-y-3 pb-2">
      {references.map((source) => (
        <li key={source.url}>
          <a
            href={source.url}
            target="_blank"
            rel="noopener"
            className="font-semibold text-brand underline underline-offset-4"
          >
            {source.title}
            <ExternalLink aria-hidden size={14} className="ml-1 inline" />
            <span className="sr-only"> {copy.newTab}</span>
          </a>
          <p className="text-ink-muted">
            {[source.authors, source.publisher, source.year].filter((part) => part !== undefined).join(' · ')}
          </p>
          <p className="mt-1 text-ink-muted">
            <span className="font-semibold">{copy.verified}</span> {source.verified}
          </p>
        </li>
      ))}
    </ul>
  </details>
);
