import { PLAN_IDS } from '@alento/domain/plan/plans';
import { z } from 'zod';
import { ChatReply, readChatReply } from '../chat.ts';

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

const Words = z.object({ text: z.string() });

/** Events of a reply's stream: pieces of text as they are written, then the whole reply. */
export const ChatStreamEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('delta'), data: Words.meta({ description: 'More words, after those so far' }) }),
  z.object({ event: z.literal('replace'), data: Words.meta({ description: 'All words, instead of those so far' }) }),
  z.object({ event: z.literal('done'), data: ChatReply }),
  z.object({ event: z.literal('failed'), data: ChatReply }),
]);
export type ChatStreamEvent = z.infer<typeof ChatStreamEvent>;

/**
 * GET with a bearer token. The response is a stream of server-sent events instead of JSON. The specification doesn't
 * contain this endpoint.
 */
export const streamChatReply = {
  path: '/chat/stream/{id}',
  params: readChatReply.params,
  event: ChatStreamEvent,
} as const;

type EventStream = typeof streamChatReply | typeof streamAccount;
/** Endpoints that respond with server-sent events, by path, with their parameters and events. */
export type EventStreams = {
  [S in EventStream as S['path']]: { params: z.input<S['params']>; event: z.output<S['event']> };
};
