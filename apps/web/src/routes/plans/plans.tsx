import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { rememberPlan } from '../../features/account/pending-payment.ts';
import { loginPathFor } from '../../features/plan/checkout/wanted-plan.ts';
import { comparisonCopy, questionsCopy } from '../../features/plan/comparison/comparison.copy.ts';
import { PlanComparison } from '../../features/plan/comparison/plan-comparison.tsx';
import { PlanQuestions } from '../../features/plan/comparison/plan-questions.tsx';
import { Plans } from '../../features/plan/plans.tsx';
import { PageSection } from '../../features/public-page/page-section.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { now } from '../../lib/time/clock.ts';

export function Component() {
  const navigate = useNavigate();
  const { data: session } = useQuery({ ...sessionQuery(), enabled: useAccount() !== null });
  return (
    <PublicPage>
      <Plans
        isMinor={session?.isMinor ?? false}
        onVisitorChoice={({ plan, priceId }) => {
          rememberPlan(plan, priceId, now());
          navigate(loginPathFor(plan));
        }}
      />
      <PageSection id="plans-comparison" title={comparisonCopy.title} lead={comparisonCopy.lead}>
        <PlanComparison />
      </PageSection>
      <PageSection id="plans-questions" title={questionsCopy.title}>
        <PlanQuestions />
      </PageSection>
    </PublicPage>
  );
}
