import { AcceptanceList } from '../features/account/acceptance-list.tsx';
import { AppearanceItem } from '../features/account/appearance-item.tsx';
import { CareItems } from '../features/account/care-items.tsx';
import { IdentityItem } from '../features/account/identity-item.tsx';
import { OpenSessionsItem } from '../features/account/open-sessions-item.tsx';
import { PasswordItem } from '../features/account/password-item.tsx';
import { PlanItem } from '../features/account/plan-item.tsx';
import { profileCopy } from '../features/account/profile.copy.ts';
import { ProfileGroup } from '../features/account/profile-group.tsx';
import { RecoveryEmailItem } from '../features/account/recovery-email/recovery-email-item.tsx';
import { SecondFactorItem } from '../features/account/second-factor/second-factor-item.tsx';
import { TimeZoneItem } from '../features/account/time-zone-item.tsx';
import { consentCopy } from '../features/consent/consent.copy.ts';
import { ConsentItems } from '../features/consent/consent-items.tsx';
import { ReviewProfileItem } from '../features/onboarding/review-profile-item.tsx';
import { PageTitle } from '../ui/page-title.tsx';

import { afterOnboardingStep } from './after-onboarding-step.ts';
import { IdentityQuestion } from './identity-question.tsx';
import { ScreeningStep } from './screening-step.tsx';

export const Component = () => (
  <div className="mx-auto max-w-5xl">
    <PageTitle>{profileCopy.title}</PageTitle>
    <div className="flex flex-col gap-8 lg:gap-10">
      <ProfileGroup {...profileCopy.account}>
        <IdentityItem />
        <PlanItem />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.access}>
        <PasswordItem />
        <SecondFactorItem />
        <RecoveryEmailItem />
        <OpenSessionsItem />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.care}>
        <ReviewProfileItem screening={ScreeningStep} identity={IdentityQuestion} onSaved={afterOnboardingStep} />
        <CareItems />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.preferences}>
        <AppearanceItem />
        <TimeZoneItem />
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
