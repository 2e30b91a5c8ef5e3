import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { returningTo } from '../../../lib/page/return-address.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { PageOpening } from '../page-opening.tsx';
import { PageSection, Thoughts } from '../page-section.tsx';
import { professionalsCopy as copy } from './professionals.copy.ts';

const Start = () => (
  <div className="max-w-sm rounded-card border border-border-strong border-dashed p-5 sm:p-6">
    <p className="font-bold">{copy.start}</p>
    <p className="mt-1 text-ink-muted text-sm">{copy.startText}</p>
  </div>
);

/** A visitor gets to the profile after creating an account. */
function Ways() {
  const isSignedIn = useAccount() !== null;
  return (
    <>
      <Button size="lg" asChild>
        {isSignedIn ? (
          <Link to={paths.professionalProfile}>{copy.profile}</Link>
        ) : (
          <Link to={createAccountPath} state={returningTo(paths.professionalProfile)}>
            {copy.profile}
          </Link>
        )}
      </Button>
      <Button size="lg" variant="secondary" asChild>
        {isSignedIn ? <Link to={paths.patients}>{copy.patients}</Link> : <Link to={paths.about}>{copy.about}</Link>}
      </Button>
    </>
  );
}

/** The page /profissionais: how sharing works, and the way to a professional profile. */
export const ProfessionalsPage = () => (
  <>
    <PageOpening title={copy.title} lead={copy.lead} picture={<Start />}>
      <Ways />
    </PageOpening>
    <PageSection id="professionals-share" title={copy.shareTitle} lead={copy.shareLead}>
      <Thoughts items={copy.share} ordered />
    </PageSection>
    <PageSection id="professionals-account" title={copy.accountTitle}>
      <p className="max-w-[65ch]">{copy.account}</p>
    </PageSection>
    <PageSection id="professionals-today" title={copy.withTitle}>
      <Thoughts items={copy.withList} />
    </PageSection>
    <PageSection id="professionals-data" title={copy.dataTitle}>
      <p className="max-w-[65ch]">{copy.data}</p>
      <Button variant="secondary" asChild className="mt-6">
        <Link to={paths.privacy}>{copy.privacy}</Link>
      </Button>
    </PageSection>
  </>
);
