import type { AnalyticsDetail } from '@alento/contract/analytics';
import type { Tag } from '@alento/contract/tag';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Suspense } from 'react';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { columnRows } from '../../ui/chart/figures/column-figure.ts';
import { figuresCopy } from '../../ui/chart/figures/figures.copy.ts';
import { MoodColumns } from '../../ui/chart/mood-columns.tsx';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { figureCopy, notableCopy, yearCopy } from './analytics.copy.ts';
import { ChartCard } from './charts/chart-card.tsx';
import { columnsSentence, partColumns, weekdayColumns } from './charts/figure-text.ts';
import { MoodLegend } from './charts/mood-legend.tsx';
import { RhythmCard } from './charts/rhythm-card.tsx';
import { InfluencesCard } from './influences/influences-card.tsx';
import { NotableDays } from './summary/notable-days.tsx';
import { YearPixels } from './year/year-pixels.tsx';
import { yearRows, yearSentence } from './year/year-text.ts';

// Loaded after the first screen, because few people open it.
const EarlierYears = optionalPart(async () => {
  await firstQuiet();
  return (await import('./year/earlier-years.tsx')).EarlierYears;
});

type Props = { detail: AnalyticsDetail; tags: readonly Tag[]; days: number; today: LocalDate };

/** The charts that only paid plans include. */
export function Detail({ detail, tags, days, today }: Props) {
  const weekdays = weekdayColumns(detail.weekdays);
  const parts = partColumns(detail.timesOfDay);
  return (
    <>
      <ChartCard
        title={yearCopy.title}
        sentence={yearSentence(detail.year)}
        table={{ columns: yearCopy.columns, rows: yearRows(detail.year) }}
        className="lg:col-span-12"
      >
        <YearPixels year={detail.year} today={today} />
        <MoodLegend />
        <Suspense>
          <EarlierYears today={today} firstShown={detail.year[0]?.date ?? today} />
        </Suspense>
      </ChartCard>
      <ChartCard
        title={figureCopy.weekdaysTitle}
        sentence={columnsSentence(weekdays)}
        table={{ columns: figureCopy.weekdayColumns, rows: columnRows(weekdays) }}
        className="lg:col-span-6"
      >
        <MoodColumns label={figureCopy.weekdaysChart} columns={weekdays} />
      </ChartCard>
      <ChartCard
        title={figureCopy.partsTitle}
        sentence={columnsSentence(parts)}
        table={{ columns: figuresCopy.columns.parts, rows: columnRows(parts) }}
        className="lg:col-span-6"
      >
        <MoodColumns label={figureCopy.partsChart} columns={parts} />
      </ChartCard>
      <div className="grid content-start gap-4 sm:gap-6 lg:col-span-12 lg:grid-cols-2">
        <NotableDays title={notableCopy.best} days={detail.bestDays} logged={days} />
        <NotableDays title={notableCopy.hardest} days={detail.hardestDays} logged={days} />
      </div>
      <div className="lg:col-span-12">
        <InfluencesCard influences={detail.influences} tags={tags} />
      </div>
      <div className="lg:col-span-12">
        <RhythmCard rhythm={detail.rhythm} />
      </div>
    </>
  );
}
