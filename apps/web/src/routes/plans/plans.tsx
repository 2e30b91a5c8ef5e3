import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { rememberPlan } from '../../features/account/pending-payment.ts';
import { loginPathFor } from '../../features/plan/checkout/wanted-plan.ts';
import { comparisonCopy, questionsCopy } from '../../features/plan/comparison/comparison.copy.ts';
import { PlanComparison } from '../../features/plan/comparison/plan-comparison.tsx';
import { PlanQuestions } from '../../features/plan/comparison/plan-questions.tsx';
import { Plans } from '../../features/plan/plans.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { now } from '../../lib/time/clock.ts';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/section.tsx';

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
      <section aria-labelledby="plans-comparison" className="border-border border-t py-3">
        <Fold
          name={
            <h2 id="plans-comparison" className="font-bold text-lg">
              {comparisonCopy.title}
            </h2>
          }
        >
          <p className="text-ink-muted">{comparisonCopy.lead}</p>
          <PlanComparison />
        </Fold>
      </section>
      <Section title={questionsCopy.title} className="border-border border-t pt-6">
        <PlanQuestions />
      </Section>
    </PublicPage>
  );
}
