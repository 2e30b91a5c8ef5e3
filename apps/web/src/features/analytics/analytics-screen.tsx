import type { Tag } from '@alento/contract/tag';
import { ANALYTICS_PERIODS, canSeePeriod } from '@alento/domain/analytics/period';
import type { RankedPlan } from '@alento/domain/plan/plans';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOffline, isRefusal } from '../../lib/api/api-error.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { SegmentedControl } from '../../ui/field/segmented-control.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { periodLabels, screenCopy } from './analytics.copy.ts';
import { analyticsQuery } from './analytics.queries.ts';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { Detail } from './detail.tsx';
import { LockedCard } from './summary/locked-card.tsx';
import { NoEntries } from './summary/no-entries.tsx';
import { Overview } from './summary/overview.tsx';
import { usePeriod } from './use-period.ts';

type Props = {
  tags: readonly Tag[];
  /** The person's plan. Null while it is unknown. */
  plan: RankedPlan | null;
  /** What the medication diary shows of the days of the period. It is no analysis, so every plan has it. */
  medicationOf: (start: LocalDate, end: LocalDate) => ReactNode;
};

/** The screen /analises: charts of the moods of a period. */
export function AnalyticsScreen({ tags, plan, medicationOf }: Props) {
  const [period, setPeriod] = usePeriod();
  return (
    <div className="mx-auto max-w-6xl">
      <PageTitle lead={screenCopy.lead}>{screenCopy.title}</PageTitle>
      <SegmentedControl
        label={screenCopy.period}
        value={period}
        onChange={setPeriod}
        options={ANALYTICS_PERIODS.map((value) => ({
          value,
          label: periodLabels[value],
          ...(plan && !canSeePeriod(plan, value) ? { icon: <Padlock /> } : {}),
        }))}
      />
      <div className="mt-5">
        <Content tags={tags} medicationOf={medicationOf} />
      </div>
    </div>
  );
}

const Padlock = () => (
  <>
    <Lock size={14} aria-hidden="true" />
    <span className="sr-only">, {screenCopy.locked}</span>
  </>
);

function Content({ tags, medicationOf }: Pick<Props, 'tags' | 'medicationOf'>) {
  const [period] = usePeriod();
  const today = useToday();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery(analyticsQuery(period));
  if (isRefusal(error, 'PLAN_REQUIRED')) return <LockedCard part="period" />;
  if (isPending) return <AnalyticsSkeleton />;
  if (!data) {
    const message = isOffline(error) ? screenCopy.offline : screenCopy.failed;
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  // Without entries every card would show the same text, so one card replaces them.
  const isEmpty = data.current.entries === 0;
  const isBare = isEmpty && !data.detail?.year.some(({ entries }) => entries > 0);
  return (
    <>
      <p role="status" className="sr-only">
        {isPlaceholderData ? screenCopy.updating : ''}
      </p>
      <div
        aria-busy={isPlaceholderData}
        className={`grid gap-4 transition-opacity sm:gap-6 lg:grid-cols-12 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {isEmpty ? <NoEntries /> : <Overview analytics={data} />}
        {medicationOf(data.startDate, data.endDate)}
        {!isBare && data.detail && <Detail detail={data.detail} tags={tags} days={data.current.days} today={today} />}
        {!isBare && !data.detail && <LockedCard part="detail" />}
      </div>
    </>
  );
}
