import type { ContentCard as Content } from '@alento/contract/content';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { CARD_FRAME, CARD_PICTURE, CardLink } from './card-parts.tsx';

type Props = {
  content: Content;
  /** The level of the card's heading, which is one below the heading of the list. */
  level?: 'h2' | 'h3';
  /** Whether to show the kind of content, as in lists with several kinds. */
  withKind?: boolean;
  isFirst?: boolean;
};

const FRAME = `flex gap-4 sm:flex-col sm:gap-0 ${CARD_FRAME}`;
const WORDS = 'flex min-w-0 flex-1 flex-col sm:p-5';

/** An article in a list: a row with a small picture on phones, a card with a large one elsewhere. */
export function ContentCard({ content, level: Heading = 'h3', withKind = false, isFirst = false }: Props) {
  return (
    <article className={FRAME}>
      <ContentImage content={content} isFirst={isFirst} className={CARD_PICTURE} />
      <div className={WORDS}>
        <Heading className="font-bold leading-snug">
          <CardLink to={content.url}>{content.title}</CardLink>
        </Heading>
        <p className="mt-1 mb-3 line-clamp-3 text-ink-muted text-sm">{content.summary}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
          <ContentBadge isPremium={content.isPremium} isLocked={content.isLocked} />
          <span>
            {withKind
              ? contentCopy.kindAndMinutes(content.kind, content.minutes)
              : contentCopy.minutes[content.kind](content.minutes)}
          </span>
        </p>
      </div>
    </article>
  );
}

/** A placeholder for a card. */
export const ContentCardSkeleton = () => (
  <div aria-hidden className={FRAME}>
    <Skeleton className={CARD_PICTURE} />
    <div className={WORDS}>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="mt-2 mb-4 h-4 w-2/3" />
      <Skeleton className="mt-auto h-5 w-28" />
    </div>
  </div>
);

/** A grid of cards that adapts to the screen's width. */
export const ContentGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">{children}</ul>
);
