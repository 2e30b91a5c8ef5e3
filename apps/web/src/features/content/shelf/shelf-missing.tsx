import type { Category } from '@alento/contract/content';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { articlesCopy as copy } from './articles.copy.ts';
import { LibraryOpening } from './library-opening.tsx';
import { ShelfList } from './shelf-list.tsx';

/** Shown if the category in the URL doesn't exist. It links to the existing categories. */
export function ShelfMissing({ categories }: { categories: readonly Category[] }) {
  usePageTitle(copy.missingTitle);
  return (
    <>
      <LibraryOpening title={copy.missingTitle} lead={copy.missingText} />
      <ShelfList shelves={categories} label={copy.otherShelves} />
    </>
  );
}
