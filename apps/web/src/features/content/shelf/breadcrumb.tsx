import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { articlesCopy } from './articles.copy.ts';

export type Crumb = { title: string; path: string };

/** Links to the categories that contain a page, the outermost first. The page itself isn't listed. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={articlesCopy.crumbs} className="-mt-2 mb-2">
    <ol className="flex flex-wrap items-center gap-x-1 text-sm">
      {crumbs.map(({ title, path }, index) => (
        <li key={path} className="flex items-center gap-x-1">
          {index > 0 && <ChevronRight aria-hidden size={16} className="text-ink-muted" />}
          <Link
            to={path}
            className="inline-flex min-h-11 items-center text-ink-muted underline decoration-border-strong underline-offset-4 hover:text-ink hover:decoration-current"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
