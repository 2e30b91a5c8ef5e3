import type { MoodEntry } from '@alento/contract/mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Suspense } from 'react';
import { optionalLazy } from '../../../ui/loading/optional-part.tsx';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { Skeleton } from '../../../ui/state/part-states.tsx';

const WeeklyInsight = optionalLazy(async () => (await import('./weekly-insight.tsx')).WeeklyInsight);

/** The code is loaded when the slot is at most this far from the viewport, in px. */
const NEAR_PX = 160;

const InsightSkeleton = () => (
  <div aria-hidden>
    <Skeleton className="h-7 w-44" />
    <Skeleton className="mt-3 h-12" />
    <Skeleton className="mt-4 h-11 w-60" />
  </div>
);

type Props = { entries: readonly MoodEntry[]; today: LocalDate };

/**
 * Reserves the space of the weekly insight and loads its code near the viewport, because /home doesn't need it for
 * its first paint. The initial content of the insight fits the space, so that nothing below it shifts.
 */
export function InsightSlot(props: Props) {
  const { place, isNear } = useIsNear<HTMLDivElement>(NEAR_PX);
  return (
    <div ref={place} className="mt-6 min-h-58 border-border border-t pt-5 empty:hidden sm:min-h-48">
      {isNear ? (
        <Suspense fallback={<InsightSkeleton />}>
          <WeeklyInsight {...props} />
        </Suspense>
      ) : (
        // Nothing is being loaded yet, so nothing is announced.
        <div aria-hidden />
      )}
    </div>
  );
}
