import { PasswordItem } from '../../features/account/password/password-item.tsx';
import { AppearanceItem } from '../../features/account/profile/appearance-item.tsx';
import { CareItems } from '../../features/account/profile/care-items.tsx';
import { DataItem } from '../../features/account/profile/data-item.tsx';
import { HelpItem } from '../../features/account/profile/help-item.tsx';
import { IdentityItem } from '../../features/account/profile/identity-item.tsx';
import { OpenSessionsItem } from '../../features/account/profile/open-sessions-item.tsx';
import { profileCopy } from '../../features/account/profile/profile.copy.ts';
import { ProfileGroup, ProfileItem } from '../../features/account/profile/profile-group.tsx';
import { RemindersItem } from '../../features/account/profile/reminders-item.tsx';
import { TimeZoneItem } from '../../features/account/profile/time-zone-item.tsx';
import { RecoveryEmailItem } from '../../features/account/recovery-email/recovery-email-item.tsx';
import { SecondFactorItem } from '../../features/account/second-factor/second-factor-item.tsx';
import { AcceptanceList } from '../../features/account/sign-up/acceptance-list.tsx';
import { consentCopy } from '../../features/consent/consent.copy.ts';
import { ConsentItems } from '../../features/consent/consent-items.tsx';
import { LockItem } from '../../features/lock/lock-item.tsx';
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
        <DataItem />
        <ProfessionalItem Item={ProfileItem} />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.access}>
        <PasswordItem />
        <SecondFactorItem />
        <RecoveryEmailItem />
        <LockItem Item={ProfileItem} />
        <OpenSessionsItem />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.care}>
        <ReviewProfileItem screening={ScreeningStep} identity={IdentityQuestion} onSaved={afterOnboardingStep} />
        <CareItems />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.preferences}>
        <RemindersItem />
        <AppearanceItem />
        <TimeZoneItem />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.help}>
        <HelpItem />
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
