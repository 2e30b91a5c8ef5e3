import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
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
        <PageOpening title={paymentCopy.cancelTitle} lead={paymentCopy.cancelLead}>
          <Button size="lg" asChild>
            <Link to={paths.plans}>{paymentCopy.backToPlans}</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <Link to={signedIn ? paths.home : paths.landing}>{signedIn ? paymentCopy.home : paymentCopy.landing}</Link>
          </Button>
        </PageOpening>
      </div>
    </PublicPage>
  );
}
