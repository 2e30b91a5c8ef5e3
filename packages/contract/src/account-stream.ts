import { z } from 'zod';

/** Events of an account's stream. `plan` says that the plan has changed; the new one is read by its own call. */
export const AccountStreamEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('plan'), data: z.object({}) }),
]);
export type AccountStreamEvent = z.infer<typeof AccountStreamEvent>;

/** GET with a bearer token. The response is a stream of server-sent events for all open tabs of an account. */
export const streamAccount = {
  path: '/account/stream',
  params: z.object({}),
  event: AccountStreamEvent,
} as const;
