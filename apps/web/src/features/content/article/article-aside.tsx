import type { Article } from '@alento/contract/content';
import { ContentImage } from '../piece/content-image.tsx';
import { ListenButton } from '../piece/listen-button.tsx';
import { SaveButton } from '../piece/save-button.tsx';
import { ShareButton } from '../piece/share-button.tsx';
import { articleCopy as copy } from './article.copy.ts';
import { ARTICLE_ASIDE } from './article-frame.ts';

/** The article's picture, with buttons to listen, save and share. */
export const ArticleAside = ({ article }: { article: Article }) => (
  <div className={ARTICLE_ASIDE}>
    <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
      <ContentImage content={article} isFirst className="aspect-[4/3] w-full rounded-card" />
      <section aria-label={copy.actions} className="mt-4 flex flex-wrap items-start gap-2">
        {article.podcast !== null && (
          <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
            <ListenButton content={article} podcast={article.podcast} />
            <span className="text-ink-muted text-sm">{copy.narrated}</span>
          </div>
        )}
        <SaveButton content={article} />
        <ShareButton content={article} />
      </section>
    </div>
  </div>
);
