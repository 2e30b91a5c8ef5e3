import { Skeleton } from '../../ui/state/skeleton.tsx';
import { screenCopy } from './analytics.copy.ts';

/** Placeholders for the cards that every plan sees, at their final positions. */
export const AnalyticsSkeleton = () => (
  <div role="status" className="grid gap-4 sm:gap-6 lg:grid-cols-12">
    <span className="sr-only">{screenCopy.loading}</span>
    <Skeleton className="h-80 rounded-card lg:col-span-5 lg:h-[27rem]" />
    <Skeleton className="-mx-4 h-[27rem] sm:mx-0 sm:rounded-card lg:col-span-7" />
    <Skeleton className="-mx-4 h-[28rem] sm:mx-0 sm:rounded-card lg:col-span-12" />
  </div>
);
