import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CareLinks } from '../features/daily-care/care-links.tsx';
import { DailyCareCard } from '../features/daily-care/daily-care-card.tsx';
import { HomeScreen } from '../features/mood-entry/home-screen.tsx';
import { concerningQuery, weekQuery } from '../features/mood-entry/mood-entry.queries.ts';
import { onboardingOverviewQuery } from '../features/onboarding/onboarding.queries.ts';
import { OnboardingGate } from '../features/onboarding/onboarding-gate.tsx';
import { PendingItemsBanner } from '../features/onboarding/pending-items-banner.tsx';
import { AskAgainCard } from '../features/safety/ask-again-card.tsx';
import { safetyStateQuery } from '../features/safety/safety.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { today } from '../lib/use-today.ts';
import { afterOnboardingStep } from './after-onboarding-step.ts';
import { ScreeningStep, screeningFormQuery } from './screening-step.tsx';

/** Asked for while the session is still being checked: all answers come in one wait. */
export function prefetch(): void {
  void queryClient.prefetchQuery(weekQuery(today()));
  void queryClient.prefetchQuery(concerningQuery());
  void queryClient.prefetchQuery(onboardingOverviewQuery());
  void queryClient.prefetchQuery(safetyStateQuery());
}

export function Component() {
  const onboarding = useQuery(onboardingOverviewQuery());
  const safety = useQuery(safetyStateQuery());
  const isNewcomer = onboarding.data?.isComplete === false;
  useEffect(() => {
    if (isNewcomer) void queryClient.prefetchQuery(screeningFormQuery);
  }, [isNewcomer]);
  return (
    <>
      <HomeScreen
        daily={<DailyCareCard />}
        care={<CareLinks />}
        waitsForNotices={onboarding.isPending || (safety.isPending && safety.errorUpdateCount === 0)}
        notices={
          <>
            <AskAgainCard />
            <PendingItemsBanner screening={ScreeningStep} onSaved={afterOnboardingStep} />
          </>
        }
      />
      <OnboardingGate screening={ScreeningStep} onSaved={afterOnboardingStep} />
    </>
  );
}
