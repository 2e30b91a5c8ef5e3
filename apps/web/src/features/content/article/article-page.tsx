import type { Article } from '@alento/contract/content';
import { type ReactNode, useRef } from 'react';
import { Prose } from '../../../ui/prose/prose.tsx';
import { LockedPrompt } from '../piece/locked-prompt.tsx';
import { ReadingPlace } from '../reading/reading-place.tsx';
import { ArticleAside } from './article-aside.tsx';
import { ArticleEnd, RelatedContent } from './article-end.tsx';
import { ARTICLE_BODY, ARTICLE_FRAME } from './article-frame.ts';
import { ArticleHeader } from './article-header.tsx';
import { TextSkeleton } from './article-skeleton.tsx';

type Props = {
  article: Article;
  userId: string | null;
  /** Whether the article is the version for visitors, shown while the member's version loads. */
  isStandIn: boolean;
  between?: ReactNode;
};

/** The page of an article: the text, its sources and related articles. */
export function ArticlePage({ article, userId, isStandIn, between }: Props) {
  const text = useRef<HTMLDivElement>(null);
  // While it is unknown whether the member may read the text, the content below it is hidden, because the text would
  // shift that content.
  const isAwaited = article.content === null && isStandIn;
  return (
    <>
      <div className={ARTICLE_FRAME}>
        <ArticleHeader article={article} />
        <ArticleAside article={article} />
        <article className={ARTICLE_BODY}>
          {article.content !== null && <Prose ref={text} html={article.content} />}
          {isAwaited && <TextSkeleton />}
          {article.content === null && !isStandIn && <LockedPrompt content={article} />}
          <div className={isAwaited ? 'invisible' : undefined}>
            <ArticleEnd article={article} />
          </div>
        </article>
      </div>
      <div className={isAwaited ? 'invisible' : undefined}>
        {between}
        <RelatedContent related={article.related} />
      </div>
      {userId !== null && article.content !== null && <ReadingPlace text={text} userId={userId} id={article.id} />}
    </>
  );
}
