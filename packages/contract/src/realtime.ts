import { z } from 'zod';

/** What is told of a reply in the making, among the server's processes (the topic's id is the reply's). */
const ReplyEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delta'),
    /** Where in the reply the words stand, in UTF-16 code units. */
    at: z.number().int().min(0),
    text: z.string(),
  }),
  /** The words so far: these, and the rest as `delta`. */
  z.object({
    kind: z.literal('replace'),
    text: z.string(),
    /** Of all words so far, in UTF-16 code units. */
    length: z.number().int().min(0),
    /** How often words were taken back. */
    revision: z.number().int().min(0),
  }),
  /** Somebody follows from now on, and asks for the words so far. */
  z.object({ kind: z.literal('join') }),
  /** The reply is kept, or failed: how it ended stands in the database. */
  z.object({ kind: z.literal('end') }),
]);

/** The kinds of topics that go through the real-time port, and what is told of each. */
export const realtimeTopics = { reply: ReplyEvent } as const;

export type TopicKind = keyof typeof realtimeTopics;
export type TopicEvent<Kind extends TopicKind> = z.output<(typeof realtimeTopics)[Kind]>;
