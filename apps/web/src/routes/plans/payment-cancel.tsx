import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { resultCopy } from '../../features/plan/result/result.copy.ts';
import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button.tsx';

export function Component() {
  const signedIn = useAccount() !== null;
  return (
    <PublicPage>
      <div className="max-w-2xl">
        <PageOpening title={resultCopy.cancelTitle} lead={resultCopy.cancelLead}>
          <Button size="lg" asChild>
            <Link to={paths.plans}>{resultCopy.backToPlans}</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <Link to={signedIn ? paths.home : paths.landing}>{signedIn ? resultCopy.home : resultCopy.landing}</Link>
          </Button>
        </PageOpening>
      </div>
    </PublicPage>
  );
}
