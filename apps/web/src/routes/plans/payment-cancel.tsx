import { paths } from '@alento/domain/interface/paths';
import { resultCopy } from '../../features/plan/result/result.copy.ts';
import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/button.tsx';

export function Component() {
  const signedIn = useAccount() !== null;
  return (
    <PublicPage>
      <div className="max-w-2xl">
        <PageOpening title={resultCopy.cancelTitle} lead={resultCopy.cancelLead}>
          <LinkButton to={paths.plans} size="lg">
            {resultCopy.backToPlans}
          </LinkButton>
          <LinkButton to={signedIn ? paths.home : paths.landing} size="lg" variant="secondary">
            {signedIn ? resultCopy.home : resultCopy.landing}
          </LinkButton>
        </PageOpening>
      </div>
    </PublicPage>
  );
}
