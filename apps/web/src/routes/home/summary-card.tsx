import type { MoodEntry } from '@alento/contract/mood-entry';
import { dayAverages } from '@alento/domain/mood-entry/day-averages';
import { namedDays } from '@alento/domain/mood-entry/named-days';
import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import { weeklyStats } from '@alento/domain/mood-entry/weekly-stats';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { ReactNode } from 'react';
import { datedScores } from '../../features/mood-entry/week/week-series.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { capitalised, formatAverage, nearDayName } from '../../lib/time/dates.format.ts';
import { Card } from '../../ui/card.tsx';
import { MoodFace } from '../../ui/mood/mood-face.tsx';
import { Skeleton } from '../../ui/state/part-states.tsx';
import { homeCopy, summaryCopy } from './home.copy.ts';

type Props = {
  entries: readonly MoodEntry[];
  today: LocalDate;
  /** The AI's text about the week, rendered by another feature. */
  insight: ReactNode;
};

/** Summary of the week: average, best and hardest day, trend and one recommendation. */
export function SummaryCard({ entries, today, insight }: Props) {
  const scores = datedScores(entries, timeZone());
  const { averageMood, trend, recommendation } = weeklyStats(scores);
  const { best, hardest } = namedDays(dayAverages(scores));
  return (
    <Card title={summaryCopy.title} look="text-xl font-bold">
      {/* The average is -1 if there is no data. */}
      {averageMood < 0 ? null : (
        <div className="mt-4 flex items-center gap-4">
          <MoodFace score={nearestScore(averageMood)} size={72} />
          <dl className="min-w-0">
            <dt className="text-sm text-ink-muted">{summaryCopy.average}</dt>
            <dd className="text-lg font-bold">
              {moodLabelOf(averageMood)}{' '}
              <span className="font-normal whitespace-nowrap text-ink-muted">
                {formatAverage(averageMood)} {summaryCopy.outOf}
              </span>
            </dd>
            {trend && (
              <>
                <dt className="sr-only">{summaryCopy.trend}</dt>
                <dd className="mt-1 inline-block rounded-pill bg-brand-soft px-3 py-0.5 text-sm text-on-brand-soft">
                  <span aria-hidden="true">{summaryCopy.trend}: </span>
                  <strong>{trend}</strong>
                </dd>
              </>
            )}
          </dl>
        </div>
      )}
      {(best || hardest) && (
        <dl className="mt-5 grid grid-cols-2 gap-3">
          <Day name={summaryCopy.best} day={best} today={today} />
          <Day name={summaryCopy.worst} day={hardest} today={today} />
        </dl>
      )}
      <p className="mt-5 max-w-prose border-l-4 border-brand pl-4">{recommendation}</p>
      {insight}
    </Card>
  );
}

type DayProps = { name: string; day: { date: LocalDate; average: number } | null; today: LocalDate };

function Day({ name, day, today }: DayProps) {
  if (!day) return null;
  return (
    <div className="rounded-control bg-ground p-3">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="mt-1 flex items-center gap-x-2 gap-y-1 max-sm:flex-col max-sm:items-start">
        <MoodFace score={nearestScore(day.average)} size={32} />
        <span className="min-w-0">
          <span className="block font-semibold">{capitalised(nearDayName(day.date, today))}</span>
          <span className="block text-sm text-ink-muted">{moodLabelOf(day.average)}</span>
        </span>
      </dd>
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <Card role="status">
      <span className="sr-only">{homeCopy.loading}</span>
      <Skeleton className="h-7 w-48" />
      <div className="mt-4 flex items-center gap-4">
        <Skeleton className="size-[72px] rounded-pill" />
        <div className="flex-1">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-2 h-6 w-40" />
        </div>
      </div>
      <Skeleton className="mt-5 h-20" />
      <Skeleton className="mt-5 h-16" />
      <Skeleton className="mt-6 h-58 sm:h-48" />
    </Card>
  );
}
