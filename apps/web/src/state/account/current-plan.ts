import { apiQuery } from '../../lib/api/api-query.ts';
import { session } from '../../lib/session/session.ts';

/** A result counts as fresh for this time, in ms. */
const PLAN_FRESH_MS = 10 * 60_000;

/** The start of the query keys of a person's plan and its payment. */
export const planKey = () => ['plan', session.userId()] as const;

/** Reads the current plan of the signed-in person, for layout and features. */
export const currentPlanQuery = () =>
  apiQuery([...planKey(), 'current'], 'GET /user-plans/current', { staleTime: PLAN_FRESH_MS });
