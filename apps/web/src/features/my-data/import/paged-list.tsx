import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { previewCopy as copy, entriesText } from './import.copy.ts';

/** Rows of one page. A file may have thousands of names, and each row has a list of choices. */
const PAGE_ROWS = 20;

export const pageIndexOf = (index: number): number => Math.floor(index / PAGE_ROWS);

type ChoiceRowProps = { name: string; entries: number; children: ReactNode };

/** A name of the file with the number of its entries, and the choice of what it becomes. */
export const ChoiceRow = ({ name, entries, children }: ChoiceRowProps) => (
  <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:gap-4">
    <p className="min-w-0 flex-1">
      <span className="block break-words font-semibold" dir="auto">
        {name}
      </span>
      <span className="block text-ink-muted text-sm">{entriesText(entries)}</span>
    </p>
    {children}
  </li>
);

type Props<Item> = {
  label: string;
  items: readonly Item[];
  page: number;
  onPage: (page: number) => void;
  /** Renders a row with its key. `index` is the position in the whole list. */
  row: (item: Item, index: number) => ReactNode;
};

/** A long list of which one page is drawn at a time. */
export function PagedList<Item>({ label, items, page, onPage, row }: Props<Item>) {
  const first = page * PAGE_ROWS;
  const pageItems = items.slice(first, first + PAGE_ROWS);
  const isLast = first + PAGE_ROWS >= items.length;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-border">
        {pageItems.map((item, at) => row(item, first + at))}
      </ul>
      {items.length > PAGE_ROWS && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {copy.previous}
          </Button>
          <p role="status" className="text-ink-muted text-sm tabular-nums">
            {copy.page(first + 1, first + pageItems.length, items.length)}
          </p>
          <Button variant="secondary" disabled={isLast} onClick={() => onPage(page + 1)}>
            {copy.next}
          </Button>
        </div>
      )}
    </>
  );
}
