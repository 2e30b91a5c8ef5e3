import { useNavigate } from 'react-router';
import { rememberPlan } from '../../features/account/pending-payment.ts';
import { loginPathFor } from '../../features/plan/checkout/wanted-plan.ts';
import { PlanComparison } from '../../features/plan/comparison/plan-comparison.tsx';
import { PlanQuestions } from '../../features/plan/comparison/plan-questions.tsx';
import { comparisonCopy, plansCopy, questionsCopy } from '../../features/plan/plan.copy.ts';
import { Plans } from '../../features/plan/plans.tsx';
import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PageSection } from '../../features/public-page/page-section.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { now } from '../../lib/time/clock.ts';

export function Component() {
  const navigate = useNavigate();
  return (
    <PublicPage>
      <PageOpening title={plansCopy.title} lead={plansCopy.lead} />
      <Plans
        onVisitorChoice={(plan) => {
          rememberPlan(plan, now());
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
