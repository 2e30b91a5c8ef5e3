import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ScreeningStep as Step } from '../../features/onboarding/screening-step.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { screeningStepCopy } from './screening-step.copy.ts';

/** The questionnaire's code. Asked for early: who answers offline must not stand before nothing. */
export const screeningFormQuery = queryOptions({
  queryKey: ['code', 'screening-form'],
  queryFn: async () => ({
    Form: (await import('../../features/screening/answering/screening-form.tsx')).ScreeningForm,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The questionnaires inside onboarding: drawn by the feature that knows them. */
export const ScreeningStep: Step = (props) => {
  const { data, isError, isFetching, refetch } = useQuery(screeningFormQuery);
  if (data) return <data.Form {...props} />;
  if (isError)
    return <ErrorState message={screeningStepCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton className="h-96 w-full" />;
};
