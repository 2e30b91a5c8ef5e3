import { z } from 'zod';
import { ChatReply, readChatReply } from '../chat.ts';

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
