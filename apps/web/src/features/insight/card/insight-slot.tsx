import type { MoodEntry } from '@alento/contract/mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Suspense } from 'react';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

const WeeklyInsight = optionalPart(async () => (await import('./weekly-insight.tsx')).WeeklyInsight);

/** How far from the screen its code is asked for, px. */
const NEAR_PX = 160;

const Room = () => (
  <div aria-hidden>
    <Skeleton className="h-7 w-44" />
    <Skeleton className="mt-3 h-12" />
    <Skeleton className="mt-4 h-11 w-60" />
  </div>
);

type Props = { entries: readonly MoodEntry[]; today: LocalDate };

/**
 * The room of the week's insight. Its code comes when somebody scrolls near it: /home's own is all that
 * the first look may cost. What stands there at first fits the room, so that nothing below moves.
 */
export function InsightSlot(props: Props) {
  const { place, isNear } = useIsNear<HTMLDivElement>(NEAR_PX);
  return (
    <div ref={place} className="mt-6 min-h-58 border-border border-t pt-5 empty:hidden sm:min-h-48">
      {isNear ? (
        <Suspense fallback={<Room />}>
          <WeeklyInsight {...props} />
        </Suspense>
      ) : (
        // Nothing is on its way yet: nothing says so.
        <div aria-hidden />
      )}
    </div>
  );
}
