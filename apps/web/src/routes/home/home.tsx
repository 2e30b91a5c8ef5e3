import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { CareLinks } from '../../features/daily-care/care-links.tsx';
import { InsightSlot } from '../../features/insight/card/insight-slot.tsx';
import { concerningQuery, entryCountQuery, weekQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { useWaitingEntries } from '../../features/mood-entry/waiting/waiting-entry.ts';
import { onboardingOverviewQuery } from '../../features/onboarding/onboarding.queries.ts';
import { OnboardingGate } from '../../features/onboarding/onboarding-gate.tsx';
import { PendingItemsBanner } from '../../features/onboarding/pending/pending-items-banner.tsx';
import { DailyCard } from '../../features/recommendation/daily-card.tsx';
import { AskAgainCard } from '../../features/safety/ask-again/ask-again-card.tsx';
import { safetyStateQuery } from '../../features/safety/safety.queries.ts';
import { PatientsCard } from '../../features/sharing/professional/patients-card.tsx';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { today as dayNow, useToday } from '../../lib/time/use-today.ts';
import { profileQuery } from '../../state/account/professional-profile.queries.ts';
import { deviceState } from '../../state/crisis/device-state.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { IdentityQuestion } from '../account/identity-question.tsx';
import { useHelpFirst } from '../care/use-help-first.ts';
import { afterOnboardingStep } from './after-onboarding-step.ts';
import { EndNoticePlace } from './end-notice-place.tsx';
import { HomeScreen } from './home-screen.tsx';
import { moodToday } from './mood-today.ts';
import { NotificationBannerPlace } from './notification-banner-place.tsx';
import { RecordHere } from './record-here.tsx';

// Shown only on days without recommendations, so its code is loaded on demand.
const DailyPractice = optionalPart(
  async () => (await import('../../features/daily-care/daily-practice.tsx')).DailyPractice,
);

// Below the first screen, and shown once a week at most.
const YearAgo = optionalPart(async () => {
  await firstQuiet();
  return (await import('./year-ago-place.tsx')).YearAgoPlace;
});

/** Starts the queries while the token is still being validated, so that the requests run in parallel. */
export function prefetch(): void {
  void queryClient.prefetchQuery(weekQuery(dayNow()));
  void queryClient.prefetchQuery(concerningQuery());
  void queryClient.prefetchQuery(onboardingOverviewQuery());
  void queryClient.prefetchQuery(safetyStateQuery());
  void queryClient.prefetchQuery(profileQuery());
}

export function Component() {
  const onboarding = useQuery(onboardingOverviewQuery());
  const safety = useQuery(safetyStateQuery());
  const profile = useQuery(profileQuery());
  const person = useQuery(sessionQuery());
  const today = useToday();
  // The query is observed here, because the column below is remounted after loading, which would retry a failed query.
  const week = useQuery(weekQuery(today));
  const waiting = useWaitingEntries();
  const helpFirst = useHelpFirst();
  const isNewcomer = onboarding.data?.isComplete === false;
  const { data: entryCount } = useQuery({ ...entryCountQuery(), enabled: isNewcomer && Boolean(profile.data) });
  return (
    <>
      <HomeScreen
        name={person.data?.user.name?.split(' ', 1)[0]}
        faces={<RecordHere />}
        daily={(isWaiting) => (
          <DailyCard
            mood={isWaiting ? 'waiting' : moodToday(week, waiting, today, timeZone())}
            onCheck={() => void week.refetch()}
            isChecking={week.isFetching}
            helpFirst={helpFirst}
            practice={<DailyPractice />}
          />
        )}
        insight={<InsightSlot entries={week.data ?? []} today={today} />}
        care={
          <>
            {safety.data && <YearAgo states={[deviceState(session.userId() ?? ''), safety.data]} />}
            <EndNoticePlace />
            <NotificationBannerPlace isNewcomer={onboarding.data?.isComplete !== true} />
            <CareLinks />
          </>
        }
        waitsForNotices={
          onboarding.isPending ||
          (safety.isPending && safety.errorUpdateCount === 0) ||
          (profile.isPending && profile.errorUpdateCount === 0)
        }
        notices={
          <>
            <AskAgainCard />
            {profile.data && <PatientsCard />}
            <PendingItemsBanner identity={IdentityQuestion} onSaved={afterOnboardingStep} />
          </>
        }
      />
      <OnboardingGate
        identity={IdentityQuestion}
        onSaved={afterOnboardingStep}
        keepsDiary={entryCount === undefined ? undefined : entryCount > 0}
      />
    </>
  );
}
