import type { Podcast } from '@alento/contract/content';
import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { ListenButton } from '../piece/listen-button.tsx';
import { Source } from '../piece/source.tsx';
import { podcastsCopy as copy } from './podcasts.copy.ts';

type PodcastSourcesProps = { podcast: Pick<Podcast, 'title' | 'references'> };

/** The sources of a guided session, collapsed at first. It works without JavaScript. */
const PodcastSources = ({ podcast: { title, references } }: PodcastSourcesProps) => (
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
          <Source source={source} />
        </li>
      ))}
    </ul>
  </details>
);

const FRAME = 'flex h-full gap-4 rounded-card border bg-surface p-4 sm:gap-5 sm:p-5';
const PICTURE = 'size-18 shrink-0 rounded-control sm:size-28';
const SIGN = 'mt-0.5 shrink-0 text-ink-muted';
const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand text-sm underline underline-offset-4';
/** On a phone this link is always on its own line, so that the layout doesn't depend on the element before it. */
const OWN_LINE = `${LINK} max-sm:basis-full`;

/** The reserved height of the line about the plan. On a phone, a text that names two plans needs two lines. */
const ROOM = { basic: '', essential: 'min-h-[2lh] sm:min-h-[1lh]', premium: 'min-h-[1lh]' } as const;

/**
 * The line about whether the reader's plan includes the podcast. Its height is reserved, because its text is known
 * only after the page is rendered.
 */
const Reach = ({ podcast: { podcast, requiredPlan }, isUncertain }: Pick<Props, 'podcast' | 'isUncertain'>) => (
  <p className={`mb-2 flex items-start gap-2 text-sm ${ROOM[requiredPlan]}`}>
    {podcast !== null ? (
      <>
        <Check aria-hidden size={16} className={SIGN} />
        {copy.included}
      </>
    ) : (
      !isUncertain && (
        <>
          <Lock aria-hidden size={16} className={SIGN} />
          {copy.lockedOn(requiredPlan)}
        </>
      )
    )}
  </p>
);

/** Links to the plans and, for visitors, to sign-up. */
function WaysToPlan() {
  const isVisitor = useAccount() === null;
  return (
    <>
      <Link to={paths.plans} className={LINK}>
        {copy.plans}
      </Link>
      {isVisitor && (
        <Link to={createAccountPath} className={LINK}>
          {copy.create}
        </Link>
      )}
    </>
  );
}

type Props = {
  podcast: Podcast;
  /** Whether the hash of the URL names this podcast. */
  isPointedAt: boolean;
  /** Whether the member's plan is not known yet. */
  isUncertain: boolean;
  isFirst: boolean;
};

/** One podcast: title, summary, play button and sources. */
export function PodcastItem({ podcast, isPointedAt, isUncertain, isFirst }: Props) {
  const { id, title, summary, podcastKind, minutes, isPremium, isLocked, categoryTitle, article } = podcast;
  const isOpen = podcast.podcast !== null;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-pointed-at={isPointedAt || undefined}
      className={`${FRAME} border-border data-pointed-at:border-brand data-pointed-at:ring-2 data-pointed-at:ring-brand data-pointed-at:outline-none`}
    >
      <ContentImage content={podcast} isFirst={isFirst} className={PICTURE} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 id={`${id}-title`} className="font-bold leading-snug">
          {title}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
          <ContentBadge isPremium={isPremium} isLocked={isLocked && !isUncertain} />
          {podcastKind === 'narrated' && <Badge>{copy.automatic}</Badge>}
          <span>{`${categoryTitle} · ${copy.minutes(minutes)}`}</span>
        </p>
        <p className="mt-2 mb-3 text-ink-muted text-sm">{summary}</p>
        <div className="mt-auto">
          {isPremium && <Reach podcast={podcast} isUncertain={isUncertain} />}
          <div className="flex flex-wrap items-center gap-x-4">
            {isLocked && !isUncertain && <WaysToPlan />}
            {podcast.podcast !== null && <ListenButton content={podcast} podcast={podcast.podcast} />}
            {!isOpen && isUncertain && <Skeleton className="h-11 w-28" />}
            {article !== null && (
              <Link to={article.url} aria-label={copy.readOf(article.title)} className={OWN_LINE}>
                {copy.read}
              </Link>
            )}
          </div>
          {podcast.references.length > 0 && <PodcastSources podcast={podcast} />}
        </div>
      </div>
    </article>
  );
}

/** A placeholder for a podcast. */
export const PodcastSkeleton = () => (
  <div aria-hidden className={`${FRAME} border-border`}>
    <Skeleton className={PICTURE} />
    <div className="flex-1">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-2 h-5 w-40" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="mt-2 mb-4 h-4 w-2/3" />
      <Skeleton className="h-11 w-28" />
      <Skeleton className="mt-3 mb-3 h-5 w-20" />
    </div>
  </div>
);
