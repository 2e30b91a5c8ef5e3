import { apiQuery } from '../../lib/api/api-query.ts';
import { planKey } from './current-plan.ts';

/** Reads the plan with its payment: next charge or end, and what cancelling would do. */
export const subscriptionQuery = () => apiQuery([...planKey(), 'subscription'], 'GET /subscription', {});
