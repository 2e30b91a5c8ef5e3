import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { safetyKeys } from '../../../state/crisis/safety.keys.ts';
import { takeServerPlan } from '../device-plan/plan-sync.ts';

/** Loads the plan, and updates the device's copy with it. */
export const safetyPlanQuery = () =>
  queryOptions({
    queryKey: safetyKeys.plan(),
    queryFn: async ({ signal }) => {
      const userId = session.userId();
      const { data } = await call('GET /safety-plan', {}, { signal });
      if (userId !== null) takeServerPlan(userId, data);
      return data;
    },
    staleTime: 0,
  });
