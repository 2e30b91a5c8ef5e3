import { type LocalDate, monthOf } from '@alento/domain/time/local-date';
import { lazy, Suspense, useId, useState } from 'react';
import { formatDayOfMonth } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { insightCopy as copy } from '../insight.copy.ts';
import type { Insight } from '../insight.ts';
import { foldOf } from './fold.ts';
import { PlainText } from './plain-text.tsx';

// Heavy, and for a text alone. Without it the words still stand, with fewer marks.
const InsightText = lazy(async () => ({
  default: await import('./insight-text.tsx').then(
    (module) => module.InsightText,
    () => PlainText,
  ),
}));

/** De 15 a 21 de novembro; the month stands twice where there are two. */
function periodOf(start: LocalDate, end: LocalDate): string {
  const isOneMonth = monthOf(start).first === monthOf(end).first;
  return copy.period(isOneMonth ? `${Number(start.slice(8))}` : formatDayOfMonth(start), formatDayOfMonth(end));
}

/** The words, folded where they are many; who wrote them, and that they are no diagnosis. */
export function ShownInsight({ insight: { text, startDate, endDate, writtenBy } }: { insight: Insight }) {
  const [isOpen, setOpen] = useState(false);
  const region = useId();
  const folded = foldOf(text);
  return (
    <>
      <p className="mt-1 text-ink-muted text-sm">{periodOf(startDate, endDate)}</p>
      <div id={region} className="mt-3 max-w-prose">
        <Suspense fallback={<Skeleton className="h-28" />}>
          <InsightText text={folded === null || isOpen ? text : folded} />
        </Suspense>
      </div>
      {folded !== null && (
        <Button
          variant="quiet"
          className="mt-1 -ml-4"
          aria-expanded={isOpen}
          aria-controls={region}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.less : copy.more}
        </Button>
      )}
      <p className="mt-2 text-ink-muted text-sm">
        {writtenBy !== null && `${copy.writtenBy[writtenBy]}. `}
        {copy.notDiagnosis}
      </p>
    </>
  );
}
