import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import type { QueryKey } from '@tanstack/react-query';
import { accountKeys } from '../../features/account/account.keys.ts';
import { screeningKeys } from '../../features/screening/screening.keys.ts';
import { queryClient } from '../../lib/query-client.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';

/** Query keys of other features whose data an onboarding step changes. */
const CHANGED: Partial<Record<OnboardingStep, () => QueryKey[]>> = {
  'recovery-email': () => [accountKeys.recoveryEmail()],
  'current-mood': () => [moodKeys.all(), analyticsKeys.all()],
  'depression-screening': () => [screeningKeys.all()],
  'anxiety-screening': () => [screeningKeys.all()],
};

/** Invalidates the queries whose data a saved onboarding step changed. */
export function afterOnboardingStep(step: OnboardingStep): void {
  for (const queryKey of CHANGED[step]?.() ?? []) void queryClient.invalidateQueries({ queryKey });
}
