import { ChatSource } from '@alento/contract/chat';
import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { olderForm, sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

const Day = z.string().refine(isLocalDate) as z.ZodType<LocalDate>;

const Session = z.strictObject({ title: z.string(), bookId: z.string().nullable() });
/** What is sealed of a conversation. Titles are a person's words; which book somebody talks about tells as much. */
export type SessionContent = z.infer<typeof Session>;

/** Padded: a length would tell a book's id. */
export const CHAT_SESSION = sealedJson({
  table: 'chat_sessions',
  column: 'content',
  version: 1,
  schema: Session,
  older: [sameUnversioned(Session)],
});

const Message = z.strictObject({
  text: z.string(),
  isUser: z.boolean(),
  /** Whether what the person wrote told of a crisis (decision D22): of one length either way. */
  crisis: z.literal([0, 1]).optional(),
  /** Of a reply: when it came, ms epoch. Beside the words, since it tells who wrote them. */
  at: z.number().optional(),
  sources: z.array(ChatSource).optional(),
  writtenBy: z.enum(['local', 'external']).optional(),
});
/** What is sealed of a message. */
export type MessageContent = z.infer<typeof Message>;

/** Of before `crisis` had one length either way. */
const UnversionedMessage = Message.extend({ crisis: z.literal([0, 1, true]).optional() });

/** Bytes every reply is padded to: the fixed words of a crisis are no shorter than any other. */
const REPLY_BYTES = 4096;

export const CHAT_MESSAGE = sealedJson({
  table: 'chat_messages',
  column: 'content',
  version: 1,
  schema: Message,
  older: [
    olderForm(UnversionedMessage, ({ crisis, ...message }): MessageContent => {
      return crisis === undefined ? message : { ...message, crisis: crisis === true ? 1 : crisis };
    }),
  ],
  paddedTo: ({ isUser }) => (isUser ? undefined : REPLY_BYTES),
});

/** The local day whose messages a reply counts among; null where it takes none. */
const Quota = z.strictObject({ day: Day.nullable() });

export const CHAT_QUOTA = sealedJson({
  table: 'chat_messages',
  column: 'quota',
  version: 1,
  schema: Quota,
  older: [olderForm(Day.nullable(), (day): z.infer<typeof Quota> => ({ day }))],
});

/** The last days with messages, newest first: a unit is given back to the day it was taken from. */
const Days = z.array(z.strictObject({ day: Day, messages: z.int().min(0) }));
const Usage = z.strictObject({ days: Days });
export type UsageDays = z.infer<typeof Days>;

export const AI_USAGE = sealedJson({
  table: 'ai_usage',
  column: 'content',
  version: 1,
  schema: Usage,
  older: [olderForm(Days, (days): z.infer<typeof Usage> => ({ days }))],
});
