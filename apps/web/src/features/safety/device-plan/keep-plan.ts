import { CancelledError } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { safetyPlanQuery } from '../plan/safety-plan.queries.ts';

/**
 * Brings this person's plan to the device, once for each sign-in or start of the app, so that it is
 * there where nothing else works. Tells whether it has come; without a network the next occasion asks.
 */
export async function keepPlan(userId: string): Promise<boolean> {
  if (session.userId() !== userId) return false;
  try {
    await queryClient.fetchQuery({ ...safetyPlanQuery(), staleTime: Number.POSITIVE_INFINITY });
    return true;
  } catch (error) {
    // Cancelled: somebody signed out or in meanwhile.
    if (!(error instanceof ApiError || error instanceof CancelledError)) throw error;
    return false;
  }
}
