import { ChatSource } from '@alento/contract/chat';
import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { olderForm, sealedJson } from '../crypto/sealed-json.ts';

const Day = z.string().refine(isLocalDate) as z.ZodType<LocalDate>;

const Session = z.strictObject({ title: z.string(), bookId: z.string().nullable() });
/** Encrypted fields of a conversation. The book is encrypted too, because it reveals the subject. */
export type SessionContent = z.infer<typeof Session>;

/** Document of a conversation. It is padded, because its length would reveal the book's id. */
export const CHAT_SESSION = sealedJson({
  table: 'chat_sessions',
  version: 1,
  schema: Session,
});

const Message = z.strictObject({
  text: z.string(),
  isUser: z.boolean(),
  /** Whether the message is a crisis message; both values have the same length. */
  crisis: z.literal([0, 1]).optional(),
  /** When a reply was completed, ms epoch. Encrypted, because the delay reveals which model wrote it. */
  at: z.number().optional(),
  sources: z.array(ChatSource).optional(),
  choices: z.array(z.string()).optional(),
  /** What the assistant keeps for the next reply (domain/assistant/assistant-model.ts). */
  state: z.string().optional(),
  writtenBy: z.enum(['local', 'external']).optional(),
});
/** Encrypted fields of a message. */
export type MessageContent = z.infer<typeof Message>;

/** Schema of messages without a version, in which the values of `crisis` had different lengths. */
const UnversionedMessage = Message.extend({ crisis: z.literal([0, 1, true]).optional() });

/** Number of bytes that every reply is padded to, so that crisis replies have the same length as others. */
const REPLY_BYTES = 4096;

export const CHAT_MESSAGE = sealedJson({
  table: 'chat_messages',
  version: 1,
  schema: Message,
  older: [
    olderForm(UnversionedMessage, ({ crisis, ...message }): MessageContent => {
      return crisis === undefined ? message : { ...message, crisis: crisis === true ? 1 : crisis };
    }),
  ],
  paddedTo: ({ isUser }) => (isUser ? undefined : REPLY_BYTES),
});

/** The local day whose quota a reply counts against; null if it counts against none. */
const Quota = z.strictObject({ day: Day.nullable() });

export const CHAT_QUOTA = sealedJson({
  table: 'chat_messages',
  column: 'quota',
  version: 1,
  schema: Quota,
  older: [olderForm(Day.nullable(), (day): z.infer<typeof Quota> => ({ day }))],
});

/** The last days with messages, newest first. They are stored so that a refund reduces the count of the right day. */
const Days = z.array(z.strictObject({ day: Day, messages: z.int().min(0) }));
const Usage = z.strictObject({ days: Days });
export type UsageDays = z.infer<typeof Days>;

export const AI_USAGE = sealedJson({
  table: 'ai_usage',
  version: 1,
  schema: Usage,
  older: [olderForm(Days, (days): z.infer<typeof Usage> => ({ days }))],
});
