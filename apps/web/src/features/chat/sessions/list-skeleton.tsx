import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { chatCopy } from '../chat.copy.ts';

/** Placeholder for a loading conversation. */
export const ListSkeleton = () => (
  <div role="status" className="mx-auto w-full max-w-prose flex-1 overflow-hidden px-4 py-6">
    <span className="sr-only">{chatCopy.loading}</span>
    <Skeleton className="ml-auto h-11 w-3/5 rounded-card" />
    <Skeleton className="mt-4 h-32 w-11/12 rounded-card" />
    <Skeleton className="mt-4 ml-auto h-16 w-4/5 rounded-card" />
    <Skeleton className="mt-4 h-24 w-4/5 rounded-card" />
  </div>
);
