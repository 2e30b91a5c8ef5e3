import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { CurrentPlanCard } from '../../features/plan/current-plan-card.tsx';
import { paymentCopy } from '../../features/plan/plan.copy.ts';
import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button.tsx';

export function Component() {
  const signedIn = useAccount() !== null;
  return (
    <PublicPage>
      <div className="max-w-2xl">
        <PageOpening title={paymentCopy.successTitle} lead={paymentCopy.successLead} />
        <CurrentPlanCard />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={signedIn ? paths.profile : paths.login}>
              {signedIn ? paymentCopy.profile : paymentCopy.signIn}
            </Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to={signedIn ? paths.home : paths.plans}>
              {signedIn ? paymentCopy.home : paymentCopy.backToPlans}
            </Link>
          </Button>
        </div>
      </div>
    </PublicPage>
  );
}
