import { z } from 'zod';

/**
 * Events about a reply that the assistant is writing, sent between server processes. The topic's id is the reply's id.
 */
const ReplyEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delta'),
    /** Offset of the text in the reply, in UTF-16 code units. */
    at: z.number().int().min(0),
    text: z.string(),
  }),
  /** The new text, and the text before it: the whole text so far is this prefix followed by `delta`. */
  z.object({
    kind: z.literal('replace'),
    text: z.string(),
    /** Length of the whole text so far, in UTF-16 code units. */
    length: z.number().int().min(0),
    /** How often the text was discarded and started again. */
    revision: z.number().int().min(0),
  }),
  /** A new subscriber requests the text so far. */
  z.object({ kind: z.literal('join') }),
  /** The reply is stored or has failed. Subscribers read the result from the database. */
  z.object({ kind: z.literal('end') }),
]);

/** Events for all open tabs of one account, sent between server processes. The topic's id is the account's id. */
const AccountEvent = z.discriminatedUnion('kind', [
  /** The plan or its payment has changed. */
  z.object({ kind: z.literal('plan') }),
  /** An export or import has gone on or ended. */
  z.object({ kind: z.literal('my-data') }),
  /** What is shared with or by the account has changed. */
  z.object({ kind: z.literal('sharing') }),
  /** The account was deleted. */
  z.object({ kind: z.literal('ended') }),
]);

/** Events about a person's voice session, sent between server processes. The topic's id is the account's id. */
const VoiceEvent = z.discriminatedUnion('kind', [
  /** Another connection holds the session now. */
  z.object({ kind: z.literal('taken'), holder: z.string() }),
  /** A recording was understood: its reply is stored or being written. */
  z.object({ kind: z.literal('heard'), replyId: z.string() }),
  /** A recording was not understood or not accepted. */
  z.object({ kind: z.literal('refused'), errorCode: z.string() }),
]);

/** Every topic kind of the real-time port, with its event type. */
export const realtimeTopics = { reply: ReplyEvent, account: AccountEvent, voice: VoiceEvent } as const;

export type TopicKind = keyof typeof realtimeTopics;
export type TopicEvent<Kind extends TopicKind> = z.output<(typeof realtimeTopics)[Kind]>;
