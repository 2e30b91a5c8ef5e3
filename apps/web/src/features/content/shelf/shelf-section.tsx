import type { ContentCard as Content } from '@alento/contract/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContentCard, ContentGrid } from './content-card.tsx';

type Props = {
  id: string;
  title: string;
  description: string;
  path: string;
  articles: readonly Content[];
  /** The link to the other articles of the category, if there are more. */
  more?: ReactNode;
  /** Whether the section is at the top of the page. Its pictures then load eagerly. */
  isFirst?: boolean;
};

/** A category: its linked name, description and some articles. */
export const ShelfSection = ({ id, title, description, path, articles, more, isFirst = false }: Props) => (
  <section aria-labelledby={id} className="border-border border-t py-8 lg:py-10">
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h2 id={id} className="font-bold text-xl tracking-tight">
          <Link to={path} className="hover:text-brand">
            {title}
          </Link>
        </h2>
        <p className="mt-1 max-w-[60ch] text-ink-muted">{description}</p>
      </div>
      {more}
    </div>
    <ContentGrid>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ContentCard content={article} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ContentGrid>
  </section>
);
