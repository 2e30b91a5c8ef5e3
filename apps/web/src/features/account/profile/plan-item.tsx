import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { formatDate } from '../account.format.ts';
import { planCopy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

type Plan = { planId: keyof typeof PLAN_NAMES; canceledAt: number | null; currentPeriodEnd: number | null };

function planNote({ planId, canceledAt, currentPeriodEnd }: Plan): string {
  if (planId === 'free') return planCopy.free;
  if (currentPeriodEnd === null) return planCopy.open;
  const date = formatDate(currentPeriodEnd);
  return canceledAt === null ? planCopy.until(date) : planCopy.canceledUntil(date);
}

function Content() {
  const { data, isPending, isFetching, refetch } = useQuery(currentPlanQuery());
  if (data) {
    return (
      <>
        <p className="mt-1 font-semibold">{PLAN_NAMES[data.planId]}</p>
        <p className="text-ink-muted text-sm">{planNote(data)}</p>
      </>
    );
  }
  if (isPending) {
    return (
      <div role="status" aria-label={planCopy.loading}>
        <Skeleton className="mt-1 h-7 w-28" />
        <Skeleton className="mt-1 h-5 w-60 max-w-full" />
      </div>
    );
  }
  return <ErrorState message={planCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
}

/** The person's current plan, with a link to all plans. */
export const PlanItem = () => (
  <ProfileItem
    title={planCopy.title}
    action={
      <Button variant="secondary" asChild>
        <Link to={paths.plans}>{planCopy.seePlans}</Link>
      </Button>
    }
    summary={<Content />}
  />
);
