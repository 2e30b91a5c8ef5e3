import type { Article } from '@alento/contract/content';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { HelpFirst } from '../search/help-first.tsx';
import { Breadcrumb } from '../shelf/breadcrumb.tsx';
import { ROOT_CRUMB } from '../shelf/category-screen.tsx';
import { HELP_CATEGORY, shelfPath } from '../shelf/shelf.ts';
import { articleCopy as copy } from './article.copy.ts';
import { ARTICLE_HEADER } from './article-frame.ts';

/** Breadcrumb, title, summary, reading time and date of an article. */
export function ArticleHeader({ article }: { article: Article }) {
  const { category, subcategory, categoryTitle, subcategoryTitle } = article;
  const crumbs = [
    ROOT_CRUMB,
    { title: categoryTitle, path: shelfPath(category) },
    { title: subcategoryTitle, path: shelfPath(category, subcategory ?? undefined) },
  ];
  return (
    <header className={ARTICLE_HEADER}>
      <Breadcrumb crumbs={crumbs} />
      <h1 ref={takeFocus} tabIndex={-1} className="font-bold text-3xl tracking-tight">
        {article.title}
      </h1>
      {category === HELP_CATEGORY && (
        <div className="mt-5">
          <HelpFirst />
        </div>
      )}
      <p className="mt-4 max-w-[52ch] text-ink-muted text-lg">{article.summary}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
        <ContentBadge isPremium={article.isPremium} isLocked={article.isLocked} />
        <span>{contentCopy.minutes.article(article.minutes)}</span>
        <time dateTime={article.lastUpdated}>{copy.updated(formatDate(article.lastUpdated))}</time>
      </p>
    </header>
  );
}
