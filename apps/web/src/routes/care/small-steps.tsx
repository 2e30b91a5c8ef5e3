import { goalsOf } from '@alento/domain/onboarding/user-data';
import { useQuery } from '@tanstack/react-query';
import { userDataQuery } from '../../features/onboarding/onboarding.queries.ts';
import { SmallStepsScreen } from '../../features/small-step/small-steps-screen.tsx';

export const Component = () => {
  const { data } = useQuery(userDataQuery());
  return <SmallStepsScreen goals={data ? goalsOf(data) : []} />;
};
