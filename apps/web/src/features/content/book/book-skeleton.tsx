import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { bookCopy as copy } from './book.copy.ts';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12', 'w-full', 'w-2/5'];
const CHAPTERS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/5', 'w-2/3', 'w-1/2'];

const Bars = ({ widths, className }: { widths: readonly string[]; className: string }) =>
  widths.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change or move.
    <Skeleton key={index} className={`${className} ${width}`} />
  ));

/** A placeholder for chapters and text. */
export const TextSkeleton = () => (
  <div role="status" className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14">
    <span className="sr-only">{copy.loading}</span>
    <div className="flex flex-col gap-4">
      <Bars widths={CHAPTERS} className="h-7" />
    </div>
    <div className="mt-14 flex max-w-[32.5rem] flex-col gap-3 lg:mt-0">
      <Skeleton className="mb-4 h-9 w-2/3" />
      <Bars widths={LINES} className="h-5" />
    </div>
  </div>
);

/** A placeholder for a book's page without cached data. */
export const BookSkeleton = () => (
  <>
    <Skeleton className="mb-2 h-9 w-44" />
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center">
      <Skeleton className="aspect-[2/1] w-full sm:aspect-[4/3] rounded-card" />
      <div>
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="mt-3 h-7 w-full" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="mt-3 h-6 w-52" />
        <Skeleton className="mt-6 h-11 w-full sm:w-80" />
        <Skeleton className="mt-3 h-14 w-full sm:w-80" />
      </div>
    </div>
    <TextSkeleton />
  </>
);
