import type { Tag } from '@alento/contract/tag';
import { ANALYTICS_PERIODS, type AnalyticsPeriod, canSeePeriod } from '@alento/domain/analytics/period';
import { paths } from '@alento/domain/interface/paths';
import type { RankedPlan } from '@alento/domain/plan/plans';
import type { LocalDate } from '@alento/domain/time/local-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarHeart, Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '../../lib/api/api-error.ts';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/field/segmented-control.tsx';
import { ThreeFaces } from '../../ui/mood/three-faces.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QuietLink } from '../../ui/quiet-link.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/state/part-states.tsx';
import { lockedCopy, periodLabels, screenCopy } from './analytics.copy.ts';
import { Detail } from './detail.tsx';
import { Overview } from './summary/overview.tsx';
import { YearCard } from './year/year-card.tsx';

/** Describes which charts a paid plan adds, without blurred or invented ones. */
function LockedCard({ part }: { part: 'detail' | 'period' }) {
  const isDetail = part === 'detail';
  return (
    <Card aria-labelledby="locked-title" className="flex flex-col gap-4 sm:flex-row sm:gap-6 lg:col-span-12">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-on-brand-soft"
      >
        <Lock size={26} />
      </span>
      <div className="min-w-0">
        <h2 id="locked-title" className="text-xl font-bold">
          {isDetail ? lockedCopy.detailTitle : lockedCopy.periodTitle}
        </h2>
        <p className="mt-1 max-w-prose text-ink-muted">{isDetail ? lockedCopy.detailText : lockedCopy.periodText}</p>
        {isDetail && (
          <ul className="mt-3 grid gap-2">
            {lockedCopy.parts.map((text) => (
              <li key={text} className="flex items-start gap-2">
                <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
                {text}
              </li>
            ))}
          </ul>
        )}
        <LinkButton to={paths.plans} variant="secondary" className="mt-5">
          {lockedCopy.plans}
        </LinkButton>
      </div>
    </Card>
  );
}

const PARAMETER = 'periodo';
const DEFAULT: AnalyticsPeriod = '30';
/** The word in the URL for the period `all`. */
const ALL = 'tudo';

const periodOf = (text: string | null): AnalyticsPeriod =>
  text === ALL ? 'all' : (ANALYTICS_PERIODS.find((period) => period === text) ?? DEFAULT);

/**
 * Reads and sets the period, which is stored in the URL so that it survives a reload and returning from a day's page.
 */
function usePeriod(): [AnalyticsPeriod, (next: AnalyticsPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (next: AnalyticsPeriod) =>
    setSearch(
      (now) => {
        now.set(PARAMETER, next === 'all' ? ALL : next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [periodOf(search.get(PARAMETER)), choose];
}

/** The empty state of a period. It describes what will be shown after the first entries. */
const NoEntries = () => (
  <Card className="lg:col-span-12">
    <EmptyState
      title={screenCopy.emptyTitle}
      text={screenCopy.emptyText}
      picture={<ThreeFaces />}
      action={
        <LinkButton to={paths.record} size="lg">
          {screenCopy.record}
        </LinkButton>
      }
    />
  </Card>
);

/** Reads the analytics of a period. While they load, those of the previously chosen period stay visible. */
const analyticsQuery = (period: AnalyticsPeriod) =>
  apiQuery(analyticsKeys.period(period), 'GET /analytics', { query: { period }, placeholderData: keepPreviousData });

/** Placeholders for the cards that every plan sees, at their final positions. */
const AnalyticsSkeleton = () => (
  <div role="status" className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-12">
    <span className="sr-only">{screenCopy.loading}</span>
    <Skeleton className="h-80 rounded-card lg:col-span-5 lg:h-[27rem]" />
    <Skeleton className="-mx-4 h-[27rem] sm:mx-0 sm:rounded-card lg:col-span-7" />
    <Skeleton className="-mx-4 h-[28rem] sm:mx-0 sm:rounded-card lg:col-span-12" />
  </div>
);

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
      <p className="mt-2">
        <QuietLink to={paths.retrospective} icon={CalendarHeart}>
          {screenCopy.retrospective}
        </QuietLink>
      </p>
      <div className="mt-2">
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
    return <ErrorState message={screenCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  // Without entries every card would show the same text, so one card replaces them.
  const isEmpty = data.current.entries === 0;
  const isBare = isEmpty && !data.year.some(({ entries }) => entries > 0);
  return (
    <>
      <p role="status" className="sr-only">
        {isPlaceholderData ? screenCopy.updating : ''}
      </p>
      <div
        aria-busy={isPlaceholderData}
        className={`grid grid-cols-1 gap-4 transition-opacity sm:gap-6 lg:grid-cols-12 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {isEmpty ? <NoEntries /> : <Overview analytics={data} />}
        {medicationOf(data.startDate, data.endDate)}
        {!isBare && <YearCard year={data.year} today={today} />}
        {!isBare && data.detail && <Detail detail={data.detail} tags={tags} days={data.current.days} />}
        {!isBare && !data.detail && <LockedCard part="detail" />}
      </div>
    </>
  );
}
