import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ScreeningStep as Step } from '../../features/onboarding/screening-step.ts';
import { ErrorState, Skeleton } from '../../ui/state/part-states.tsx';
import { screeningStepCopy } from './screening-step.copy.ts';

/** Loads the code of the questionnaires, before they are shown, so that they also work without a network. */
export const screeningFormQuery = queryOptions({
  queryKey: ['code', 'screening-form'],
  queryFn: async () => ({
    Form: (await import('../../features/screening/answering/screening-form.tsx')).ScreeningForm,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The questionnaires inside onboarding. The screening feature renders them. */
export const ScreeningStep: Step = (props) => {
  const { data, isError, isFetching, refetch } = useQuery(screeningFormQuery);
  if (data) return <data.Form {...props} />;
  if (isError)
    return <ErrorState message={screeningStepCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton className="h-96 w-full" />;
};
