import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { waitingWords } from './loading-words.copy.ts';

/** Placeholders for three recommendations. */
export const ListSkeleton = () => (
  <div role="status">
    <span className="sr-only">{waitingWords}</span>
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex gap-4 py-4">
        <Skeleton className="aspect-[4/3] w-24 shrink-0 self-start sm:w-36" />
        <div className="min-w-0 flex-1">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-2 h-5 w-5/6" />
          <Skeleton className="mt-3 h-9 w-40 max-w-full" />
        </div>
      </div>
    ))}
  </div>
);
