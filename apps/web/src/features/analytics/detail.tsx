import type { AnalyticsDetail } from '@alento/contract/analytics';
import type { Tag } from '@alento/contract/tag';
import { CalendarCheck, Leaf, Sprout } from 'lucide-react';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { columnTableRows } from '../../ui/chart/figures/column-figure.ts';
import { figuresCopy } from '../../ui/chart/figures/figures.copy.ts';
import { MoodColumns } from '../../ui/chart/mood-columns.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../ui/state/part-states.tsx';
import { figureCopy, notableCopy, rhythmCopy } from './analytics.copy.ts';
import { ChartCard } from './charts/chart-card.tsx';
import { columnsSentence, partColumns, weekdayColumns } from './charts/figure-text.ts';
import { NotableDays } from './summary/notable-days.tsx';

const ROW = 'flex items-start gap-3';
const ICON = 'mt-0.5 shrink-0 text-brand';

function stretchText(current: number, longest: number): string {
  if (current > 0 && current === longest) return rhythmCopy.isLongest(current);
  const now = current === 0 ? rhythmCopy.noCurrent : rhythmCopy.current(current);
  return longest > 0 ? `${now} ${rhythmCopy.longest(longest)}` : now;
}

/** Shows how often the person records moods, without scores or goals. */
function RhythmCard({ rhythm }: { rhythm: AnalyticsDetail['rhythm'] }) {
  const { daysLogged, daysInPeriod, currentStretch, longestStretch } = rhythm;
  return (
    <ChartCard title={rhythmCopy.title}>
      <ul className="grid gap-4">
        <li className={ROW}>
          <CalendarCheck size={22} aria-hidden="true" className={ICON} />
          {rhythmCopy.logged(daysLogged, daysInPeriod)}
        </li>
        <li className={ROW}>
          <Sprout size={22} aria-hidden="true" className={ICON} />
          <span>{stretchText(currentStretch, longestStretch)}</span>
        </li>
        <li className={`${ROW} text-ink-muted`}>
          <Leaf size={22} aria-hidden="true" className={ICON} />
          {rhythmCopy.rest}
        </li>
      </ul>
    </ChartCard>
  );
}

// Far below the first screen.
const Influences = lazyPart(
  async () => {
    await firstQuiet();
    return (await import('./influences/influences.tsx')).Influences;
  },
  { waiting: <Skeleton className="h-80" /> },
);

type Props = { detail: AnalyticsDetail; tags: readonly Tag[]; days: number };

/** The charts that only paid plans include. */
export function Detail({ detail, tags, days }: Props) {
  const weekdays = weekdayColumns(detail.weekdays);
  const parts = partColumns(detail.timesOfDay);
  return (
    <>
      <ChartCard
        title={figureCopy.weekdaysTitle}
        sentence={columnsSentence(weekdays)}
        table={{ columns: figureCopy.weekdayColumns, rows: columnTableRows(weekdays) }}
        className="lg:col-span-6"
      >
        <MoodColumns label={figureCopy.weekdaysChart} columns={weekdays} />
      </ChartCard>
      <ChartCard
        title={figureCopy.partsTitle}
        sentence={columnsSentence(parts)}
        table={{ columns: figuresCopy.columns.parts, rows: columnTableRows(parts) }}
        className="lg:col-span-6"
      >
        <MoodColumns label={figureCopy.partsChart} columns={parts} />
      </ChartCard>
      <div className="grid content-start gap-4 sm:gap-6 lg:col-span-12 lg:grid-cols-2">
        <NotableDays title={notableCopy.best} days={detail.bestDays} logged={days} none={notableCopy.even} />
        <NotableDays
          title={notableCopy.hardest}
          days={detail.hardestDays}
          logged={days}
          // Days that are all equal may all be low.
          none={detail.bestDays.length > 0 ? notableCopy.noneHard : notableCopy.even}
        />
      </div>
      <div className="grid gap-4 sm:gap-6 lg:col-span-12">
        <Influences influences={detail.influences} tags={tags} />
      </div>
      <div className="lg:col-span-12">
        <RhythmCard rhythm={detail.rhythm} />
      </div>
    </>
  );
}
