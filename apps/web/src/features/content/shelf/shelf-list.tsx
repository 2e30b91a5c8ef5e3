import type { Category } from '@alento/contract/content';
import { Link } from 'react-router';
import { shelfPath } from './shelf.ts';

type Props = { shelves: readonly Pick<Category, 'id' | 'title'>[]; label: string; categoryId?: string };

const PILL =
  'inline-flex min-h-11 items-center rounded-pill border border-border-strong bg-surface px-4 font-semibold text-sm ' +
  'transition-colors hover:bg-brand-soft hover:text-on-brand-soft';

/** Links to categories. */
export const ShelfList = ({ shelves, label, categoryId }: Props) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
      {shelves.map(({ id, title }) => (
        <li key={id}>
          <Link to={categoryId === undefined ? shelfPath(id) : shelfPath(categoryId, id)} className={PILL}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
