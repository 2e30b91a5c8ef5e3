import { type LocalDate, monthOf } from '@alento/domain/time/local-date';
import { lazy, Suspense, useId, useState } from 'react';
import { formatDayOfMonth } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { insightCopy as copy } from '../insight.copy.ts';
import type { Insight } from '../insight.ts';
import { foldOf } from './fold.ts';
import { PlainText } from './plain-text.tsx';

// This component is large and needed only for a text. Until it is loaded, or if it can't be, PlainText shows the
// text.
const InsightText = lazy(async () => ({
  default: await import('./insight-text.tsx').then(
    (module) => module.InsightText,
    () => PlainText,
  ),
}));

/** Formats the week as "De 15 a 21 de novembro", with both months if the week is in two. */
function periodOf(start: LocalDate, end: LocalDate): string {
  const isOneMonth = monthOf(start).first === monthOf(end).first;
  return copy.period(isOneMonth ? `${Number(start.slice(8))}` : formatDayOfMonth(start), formatDayOfMonth(end));
}

/** The text, folded if it is long, with its author and the disclaimer that it is no diagnosis. */
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
