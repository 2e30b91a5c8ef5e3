import { PLAN_IDS } from '@alento/domain/plan/plans';
import { z } from 'zod';

/**
 * Events of an account's stream. `opened` comes first and has the plan in force, because it may have changed since it
 * was read. `plan` says that the plan or its payment has changed, `my-data` that an export, import or health
 * record has gone on, `sharing` that something shared with or by the account has changed; they are read by their own
 * calls.
 */
export const AccountStreamEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('opened'), data: z.object({ planId: z.enum(PLAN_IDS) }) }),
  z.object({ event: z.literal('plan'), data: z.object({}) }),
  z.object({ event: z.literal('my-data'), data: z.object({}) }),
  z.object({ event: z.literal('sharing'), data: z.object({}) }),
]);
export type AccountStreamEvent = z.infer<typeof AccountStreamEvent>;

/** GET with a bearer token. The response is a stream of server-sent events for all open tabs of an account. */
export const streamAccount = {
  path: '/account/stream',
  params: z.object({}),
  event: AccountStreamEvent,
} as const;
