import { paths } from '@alento/domain/interface/paths';
import { PasswordItem } from '../../features/account/password/password-item.tsx';
import { AppearanceItem } from '../../features/account/profile/appearance-item.tsx';
import { IdentityItem } from '../../features/account/profile/identity-item.tsx';
import { OpenSessionsItem } from '../../features/account/profile/open-sessions-item.tsx';
import {
  careItemsCopy,
  dataCopy,
  helpItemCopy,
  profileCopy,
  remindersItemCopy,
} from '../../features/account/profile/profile.copy.ts';
import { LinkItem, ProfileGroup, ProfileItem } from '../../features/account/profile/profile-group.tsx';
import { TimeZoneItem } from '../../features/account/profile/time-zone-item.tsx';
import { RecoveryEmailItem } from '../../features/account/recovery-email/recovery-email-item.tsx';
import { SecondFactorItem } from '../../features/account/second-factor/second-factor-item.tsx';
import { AcceptanceList } from '../../features/account/sign-up/acceptance-list.tsx';
import { consentCopy } from '../../features/consent/consent.copy.ts';
import { ConsentItems } from '../../features/consent/consent-items.tsx';
import { lockItemCopy } from '../../features/lock/lock-item.copy.ts';
import { ReviewProfileItem } from '../../features/onboarding/pending/review-profile-item.tsx';
import { OwnPlan } from '../../features/plan/subscription/own-plan.tsx';
import { ProfessionalItem } from '../../features/sharing/professional/profile-item.tsx';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { afterOnboardingStep } from '../home/after-onboarding-step.ts';
import { ScreeningStep } from '../home/screening-step.tsx';
import { IdentityQuestion } from './identity-question.tsx';

/** The item of /perfil about the person's plan. */
const PlanItem = () => <OwnPlan frame={(parts) => <ProfileItem {...parts} />} />;

/** Only in the native shell, which updates itself over the air. */
const VersionItem = import.meta.env.VITE_SHELL
  ? optionalPart(async () => (await import('../../features/app-update/version-item.tsx')).VersionItem)
  : null;

export const Component = () => (
  <div className="mx-auto max-w-5xl">
    <PageTitle>{profileCopy.title}</PageTitle>
    <div className="flex flex-col gap-8 lg:gap-10">
      <ProfileGroup {...profileCopy.account}>
        <IdentityItem />
        <PlanItem />
        <LinkItem to={paths.myData} copy={dataCopy} />
        <ProfessionalItem Item={ProfileItem} />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.access}>
        <PasswordItem />
        <SecondFactorItem />
        <RecoveryEmailItem />
        <LinkItem to={paths.discreetMode} copy={lockItemCopy} />
        <OpenSessionsItem />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.care}>
        <ReviewProfileItem screening={ScreeningStep} identity={IdentityQuestion} onSaved={afterOnboardingStep} />
        <LinkItem to={paths.screenings} copy={careItemsCopy.screenings} />
        <LinkItem to={paths.safetyPlan} copy={careItemsCopy.safetyPlan} />
        <LinkItem to={paths.medication} copy={careItemsCopy.medication} />
        <LinkItem to={paths.sharing} copy={careItemsCopy.sharing} />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.preferences}>
        <LinkItem to={paths.notifications} copy={remindersItemCopy} />
        <AppearanceItem />
        <TimeZoneItem />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.help}>
        <LinkItem to={paths.appHelp} copy={helpItemCopy} />
        {VersionItem && <VersionItem Item={ProfileItem} />}
      </ProfileGroup>
      <ProfileGroup {...profileCopy.documents}>
        <AcceptanceList />
      </ProfileGroup>
      <ConsentItems
        frame={(items) => (
          <ProfileGroup title={consentCopy.title} lead={consentCopy.lead}>
            {items}
          </ProfileGroup>
        )}
      />
    </div>
  </div>
);
