import { Skeleton } from '../../../ui/state/part-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { articleCopy as copy } from './article.copy.ts';
import { ARTICLE_ASIDE, ARTICLE_BODY, ARTICLE_FRAME, ARTICLE_HEADER } from './article-frame.ts';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/5', 'w-full', 'w-10/12', 'w-full'];

/** A placeholder for the text. */
export const TextSkeleton = () => (
  <div className="flex max-w-[47ch] flex-col gap-3">
    <p role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
    </p>
    {LINES.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change or move.
      <Skeleton key={index} className={`h-5 ${width}`} />
    ))}
  </div>
);

/** A placeholder with the layout of an article's page. */
export const ArticleSkeleton = () => (
  <div className={ARTICLE_FRAME}>
    <div className={ARTICLE_HEADER}>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-5 h-9 w-11/12" />
      <Skeleton className="mt-2 h-9 w-3/5" />
      <Skeleton className="mt-5 h-5 w-64" />
    </div>
    <div className={ARTICLE_ASIDE}>
      <Skeleton className="aspect-[4/3] w-full rounded-card" />
    </div>
    <div className={ARTICLE_BODY}>
      <TextSkeleton />
    </div>
  </div>
);
