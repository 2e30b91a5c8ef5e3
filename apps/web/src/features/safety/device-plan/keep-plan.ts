import { CancelledError } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';

/**
 * Loads this person's plan to the device, once per sign-in or start of the app, so that it is available offline.
 * Returns whether the plan is loaded. After a failure the next call loads it again.
 */
export async function loadPlanForOffline(userId: string): Promise<boolean> {
  const code = await import('../plan/safety-plan.queries.ts').catch(() => null);
  if (!code || session.userId() !== userId) return false;
  try {
    await queryClient.fetchQuery({ ...code.safetyPlanQuery(), staleTime: Number.POSITIVE_INFINITY });
    return true;
  } catch (error) {
    // The request was cancelled because a person signed out or in.
    if (!(error instanceof ApiError || error instanceof CancelledError)) throw error;
    return false;
  }
}
