import type { Podcast } from '@alento/contract/content';
import type { PodcastKind } from '@alento/domain/content/kinds';
import { paths } from '@alento/domain/interface/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { podcastsQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/part-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LibraryOpening } from '../shelf/library-opening.tsx';
import { PodcastItem, PodcastSkeleton } from './podcast-item.tsx';
import { podcastsCopy as copy } from './podcasts.copy.ts';

/**
 * Reads all podcasts as this reader may hear them. If a member's list can't be loaded, it returns the visitors' list.
 */
function usePodcastList() {
  const client = useQueryClient();
  const query = useQuery(podcastsQuery(useAccount()?.userId ?? null));
  return { ...query, data: query.data ?? client.getQueryData<Podcast[]>(contentKeys.podcasts(null)) };
}

type PodcastShelf = { kind: PodcastKind; podcasts: Podcast[] };

/** Groups podcasts by kind. Guided sessions are first, because unlike narrations they exist only as audio. */
const podcastShelves = (podcasts: readonly Podcast[]): PodcastShelf[] =>
  (['guided', 'narrated'] as const)
    .map((kind) => ({ kind, podcasts: podcasts.filter(({ podcastKind }) => podcastKind === kind) }))
    .filter((shelf) => shelf.podcasts.length > 0);

const GRID = 'grid gap-4 lg:grid-cols-2 lg:gap-5';
const SKELETONS = ['a', 'b', 'c', 'd'];
const TEXTS = {
  guided: { title: copy.guidedTitle, lead: copy.guidedLead },
  narrated: { title: copy.narratedTitle, lead: copy.narratedLead },
} as const;

/** Returns the podcast in the hash of the URL. Null during hydration, because the hash is unknown when prerendering. */
function usePointedAt(): string | null {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const id = isHydrated && hash !== '' ? hash.slice(1) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the current hash scrolls again
  useEffect(() => {
    const target = id === null ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [id, key]);
  return id;
}

type ShelvesProps = { podcasts: readonly Podcast[]; isUncertain: boolean };

function Shelves({ podcasts, isUncertain }: ShelvesProps) {
  const pointedAt = usePointedAt();
  return podcastShelves(podcasts).map((shelf, shelfIndex) => (
    <Section
      key={shelf.kind}
      title={TEXTS[shelf.kind].title}
      look="font-bold text-xl tracking-tight"
      className="border-border border-t py-8 first:border-t-0 first:pt-0 lg:py-10"
    >
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-muted">{TEXTS[shelf.kind].lead}</p>
      <ul className={GRID}>
        {shelf.podcasts.map((podcast, index) => (
          <li key={podcast.id}>
            <PodcastItem
              podcast={podcast}
              isPointedAt={pointedAt === podcast.id}
              isUncertain={isUncertain}
              isFirst={shelfIndex === 0 && index < 2}
            />
          </li>
        ))}
      </ul>
    </Section>
  ));
}

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
    </p>
    <div className={GRID}>
      {SKELETONS.map((each) => (
        <PodcastSkeleton key={each} />
      ))}
    </div>
  </>
);

const Empty = () => (
  <div className="rounded-card border border-border bg-surface">
    <EmptyState
      title={copy.emptyTitle}
      text={copy.empty}
      picture={<Headphones aria-hidden size={32} className="text-ink-muted" />}
      action={<LinkButton to={paths.articles}>{copy.toArticles}</LinkButton>}
    />
  </div>
);

export function PodcastsScreen() {
  const { data, isError, isFetching, isPlaceholderData, refetch } = usePodcastList();
  return (
    <>
      <LibraryOpening title={copy.title} lead={copy.lead} />
      {data ? (
        data.length === 0 ? (
          <Empty />
        ) : (
          <>
            {isError && <ErrorState message={copy.planFailed} onRetry={() => void refetch()} busy={isFetching} />}
            <Shelves podcasts={data} isUncertain={isPlaceholderData || isError} />
          </>
        )
      ) : isError ? (
        <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading />
      )}
    </>
  );
}
