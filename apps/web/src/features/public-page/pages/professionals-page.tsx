import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { returningTo } from '../../../lib/page/return-address.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageOpening } from '../page-opening.tsx';
import { PageSection, TitledTexts } from '../page-section.tsx';
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
  const toProfile = isSignedIn
    ? { to: paths.professionalProfile }
    : { to: createAccountPath, state: returningTo(paths.professionalProfile) };
  return (
    <>
      <LinkButton {...toProfile} size="lg">
        {copy.profile}
      </LinkButton>
      <LinkButton to={isSignedIn ? paths.patients : paths.about} size="lg" variant="secondary">
        {isSignedIn ? copy.patients : copy.about}
      </LinkButton>
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
      <TitledTexts items={copy.share} ordered />
    </PageSection>
    <PageSection id="professionals-account" title={copy.accountTitle}>
      <p className="max-w-[65ch]">{copy.account}</p>
    </PageSection>
    <PageSection id="professionals-today" title={copy.withTitle}>
      <TitledTexts items={copy.withList} />
    </PageSection>
    <PageSection id="professionals-data" title={copy.dataTitle}>
      <p className="max-w-[65ch]">{copy.data}</p>
      <LinkButton to={paths.privacy} variant="secondary" className="mt-6">
        {copy.privacy}
      </LinkButton>
    </PageSection>
  </>
);
