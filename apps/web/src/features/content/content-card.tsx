import type { ContentCard as Content } from '@alento/contract/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/skeleton.tsx';
import { contentCopy } from './content.copy.ts';
import { ContentBadge } from './content-badge.tsx';
import { ContentImage } from './content-image.tsx';

type Props = {
  content: Content;
  /** Level of its heading, one below the list's own. */
  level?: 'h2' | 'h3';
  /** Says what kind of piece it is, where several stand together. */
  withKind?: boolean;
  isFirst?: boolean;
  /** Below the words: buttons of the piece. They lie above the link that covers the card. */
  children?: ReactNode;
};

const FRAME =
  'relative flex h-full gap-4 rounded-card border border-border bg-surface p-4 transition-colors ' +
  'has-[a:hover]:border-border-strong sm:flex-col sm:gap-0 sm:overflow-hidden sm:p-0';
const PICTURE = 'size-18 shrink-0 rounded-control sm:aspect-[4/3] sm:h-auto sm:w-full sm:rounded-none';
const WORDS = 'flex min-w-0 flex-1 flex-col sm:p-5';

/** A piece in a list: a row with a small picture on phones, a card with a large one elsewhere. */
export function ContentCard({ content, level: Heading = 'h3', withKind = false, isFirst = false, children }: Props) {
  return (
    <article className={FRAME}>
      <ContentImage content={content} isFirst={isFirst} className={PICTURE} />
      <div className={WORDS}>
        <Heading className="font-bold leading-snug">
          <Link
            to={content.url}
            className="after:absolute after:inset-0 after:rounded-card hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
          >
            {content.title}
          </Link>
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
        {children && <div className="relative mt-3 flex flex-wrap gap-2">{children}</div>}
      </div>
    </article>
  );
}

/** The place of a card that is still to come. */
export const ContentCardSkeleton = () => (
  <div aria-hidden className={FRAME}>
    <Skeleton className={PICTURE} />
    <div className={WORDS}>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="mt-2 mb-4 h-4 w-2/3" />
      <Skeleton className="mt-auto h-5 w-28" />
    </div>
  </div>
);

/** Cards side by side as the width allows. */
export const ContentGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">{children}</ul>
);
