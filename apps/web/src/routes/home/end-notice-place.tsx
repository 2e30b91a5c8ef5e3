import { END_NOTICE_DAYS } from '@alento/domain/payment/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../lib/time/clock-skew.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';

const HomeEndNotice = optionalPart(
  async () => (await import('../../features/plan/subscription/home-end-notice.tsx')).HomeEndNotice,
);

/**
 * The notice that a plan ends soon or has ended. Its code and data are loaded only on the days before and after the
 * end.
 */
export function EndNoticePlace() {
  const { data } = useQuery(currentPlanQuery());
  const end = data?.currentPeriodEnd ?? null;
  const endsSoon = data?.planId !== 'free' && end !== null && end - serverNow() <= END_NOTICE_DAYS * DAY_MS;
  if (!endsSoon && (data?.endedAt ?? null) === null) return null;
  return <HomeEndNotice />;
}
