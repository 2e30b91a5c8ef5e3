import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';

const mine = () => ['onboarding', session.userId()] as const;

export const onboardingKeys = {
  all: mine,
  overview: () => [...mine(), 'overview'] as const,
  status: () => [...mine(), 'status'] as const,
  userData: () => [...mine(), 'user-data'] as const,
};

/** Returns default values if a read of onboarding data fails, instead of throwing. */
async function readOr<Data>(read: Promise<{ data: Data }>, fallback: Data): Promise<Data> {
  try {
    return (await read).data;
  } catch {
    return fallback;
  }
}

/** Reads the data for /home: whether the modal has to open, and which steps the banner lists. */
export const onboardingOverviewQuery = () =>
  queryOptions({
    queryKey: onboardingKeys.overview(),
    queryFn: async ({ signal }) => {
      const [complete, pending] = await Promise.all([
        // If this can't be loaded, the modal must not open, so the default is that the onboarding is complete.
        readOr(call('GET /onboarding/is-complete', {}, { signal }), { isComplete: true }),
        readOr(call('GET /onboarding/pending-steps', {}, { signal }), { pendingSteps: [] }),
      ]);
      return { isComplete: complete.isComplete, pendingSteps: pending.pendingSteps };
    },
  });

export const onboardingStatusQuery = () =>
  queryOptions({
    queryKey: onboardingKeys.status(),
    queryFn: ({ signal }) =>
      readOr(call('GET /onboarding/status', {}, { signal }), {
        hasSeenOnBoarding: false,
        completedSteps: [],
        lastCompletedStep: null,
        lastUpdated: null,
      }),
    staleTime: 0,
  });

export const userDataQuery = () =>
  queryOptions({
    queryKey: onboardingKeys.userData(),
    queryFn: ({ signal }) =>
      readOr(call('GET /onboarding/user-data', {}, { signal }), { isAnonymous: true, updatedAt: null }),
    staleTime: 0,
  });
