import { CHAT_MESSAGE_MAX, CHAT_TITLE_MAX, HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { isContentId } from '@alento/domain/content/kinds';
import { oneLineName } from '@alento/domain/text/one-line-name';
import { fitsWithin, isStorable } from '@alento/domain/text/plain-text';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from './endpoint.ts';
import { Id, InstantCursor, PastInstant, SearchWords, TextThat } from './fields.ts';

const BookId = TextThat('CONTENT_NOT_FOUND', isContentId);

const Message = z
  .string(refusedAs('CHAT_MESSAGE_EMPTY'))
  .refine((text) => text.trim() !== '', refusedAs('CHAT_MESSAGE_EMPTY'))
  .refine((text) => fitsWithin(text, CHAT_MESSAGE_MAX), refusedAs('CHAT_MESSAGE_TOO_LONG'))
  .refine(isStorable, refusedAs('VALIDATION_FAILED'));

/** A page of the product that a reply cites. */
export const ChatSource = z.object({ title: z.string(), url: z.string() });
export type ChatSource = z.infer<typeof ChatSource>;

/** What wrote the reply: the assistant on this server, or an external service to which the person consented. */
export const WrittenBy = z.enum(['local', 'external']);

const Choices = z
  .array(z.string())
  .meta({ description: 'Messages to send by a tap, where the reply asks which of them was meant; often empty' });

/** Specified fields: id, content, isUser, timestamp. The other fields describe the state of a reply. */
export const ChatMessage = z.object({
  id: z.string(),
  content: z.string().meta({ description: 'Markdown where the assistant wrote it; empty while it is on its way' }),
  isUser: z.boolean(),
  timestamp: z.number(),
  status: z.enum(['processing', 'completed', 'failed']),
  error: z.string().nullable(),
  sources: z.array(ChatSource),
  choices: Choices,
  writtenBy: WrittenBy.nullable().meta({ description: 'Null for what the person wrote' }),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatSession = z.object({
  id: z.string(),
  title: z.string(),
  preview: z.string().meta({ description: 'The beginning of the newest message' }),
  messageCount: z.number(),
  bookId: z.string().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** How many messages of the day's quota are used. */
export const AiUsage = z.object({
  used: z.number(),
  limit: z.number().nullable().meta({ description: 'Null without a limit' }),
  resetsAt: z.number().meta({ description: 'When the person’s next day begins, ms epoch' }),
});
export type AiUsage = z.infer<typeof AiUsage>;

export const ChatAccepted = z.object({
  pollUrl: z.string().meta({ description: 'Address of the reply, below the host' }),
  streamUrl: z.string().meta({ description: 'The same reply as server-sent events' }),
  sessionId: z.string(),
  messageId: z.string().meta({ description: 'Id of the reply to come' }),
  /** True if the crisis check found a crisis in the message. The help card is then shown before any reply. */
  crisis: z.boolean(),
  usage: AiUsage,
});
export type ChatAccepted = z.infer<typeof ChatAccepted>;

export const ChatReply = z.object({
  status: z.enum(['processing', 'completed', 'failed']),
  response: z.string().nullable(),
  error: z.string().nullable(),
  messageId: z.string(),
  sources: z.array(ChatSource),
  choices: Choices,
  writtenBy: WrittenBy.nullable(),
});
export type ChatReply = z.infer<typeof ChatReply>;

export const sendChatMessage = post('/chat', {
  summary: 'Write to the assistant; the reply is fetched from pollUrl',
  limits: ['chat-messages', 'chat-conversations'],
  idempotent: true,
  body: z.object({
    message: Message,
    sessionId: Id('CHAT_SESSION_NOT_FOUND').optional(),
    newSession: z.boolean().optional(),
    /** Id of the book that the conversation is about. Replies use only chapters of this book (premium). */
    bookId: BookId.optional(),
  }),
  response: { status: 202, body: ChatAccepted },
  errors: [
    'CHAT_MESSAGE_EMPTY',
    'CHAT_MESSAGE_TOO_LONG',
    'CHAT_SESSION_NOT_FOUND',
    'CHAT_REPLY_PENDING',
    'AI_MESSAGES_DAILY_LIMIT_EXCEEDED',
    'BOOK_CHAT_PLAN_REQUIRED',
    'CONTENT_NOT_FOUND',
  ],
});

export const readChatReply = get('/chat/replies/{id}', {
  summary: 'Where a reply stands, and what it says',
  params: z.object({ id: Id('CHAT_REPLY_NOT_FOUND') }),
  answers: ChatReply,
  errors: ['CHAT_REPLY_NOT_FOUND'],
});

export const retryChatReply = post('/chat/replies/{id}/retry', {
  summary: 'Ask again for a reply that failed; it takes one of the day’s messages, as its unit was given back',
  params: z.object({ id: Id('CHAT_REPLY_NOT_FOUND') }),
  response: { status: 202, body: ChatAccepted },
  errors: ['CHAT_REPLY_NOT_FOUND', 'CHAT_REPLY_PENDING', 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED'],
});

const AboutBook = BookId.optional().meta({ description: 'Only those about this book; without it, those about none' });
/** Cursor for the next page. */
const pageCursor = { description: 'updatedAt of the last one shown' };

export const listChatSessions = get('/chat/sessions', {
  summary: 'Conversations, the newest first',
  limits: ['large-reads'],
  query: z.object({
    bookId: AboutBook,
    before: InstantCursor.optional().meta(pageCursor),
  }),
  answers: z.array(ChatSession),
  errors: ['CURSOR_INVALID', 'CONTENT_NOT_FOUND', 'SEARCH_HISTORY_TIMEOUT', 'SEARCH_SUPERSEDED'],
});

const Words = SearchWords(HISTORY_QUERY_MAX, 'SEARCH_QUERY_INVALID');

export const searchChatSessions = post('/chat/sessions/search', {
  summary: 'Conversations that hold all of the words, the newest first',
  limits: ['searches'],
  body: z.object({
    query: Words,
    bookId: AboutBook,
    before: PastInstant('CURSOR_INVALID').optional().meta(pageCursor),
  }),
  answers: z.array(ChatSession),
  errors: ['SEARCH_QUERY_INVALID', ...listChatSessions.errors],
});

export const readChatSession = get('/chat/session/{id}', {
  summary: 'A conversation with its messages, oldest first',
  limits: ['large-reads'],
  params: z.object({ id: Id('CHAT_SESSION_NOT_FOUND') }),
  answers: ChatSession.extend({ messages: z.array(ChatMessage) }),
  errors: ['CHAT_SESSION_NOT_FOUND'],
});

export const renameChatSession = put('/chat/session/{id}', {
  summary: 'Give a conversation another name',
  params: z.object({ id: Id('CHAT_SESSION_NOT_FOUND') }),
  body: z.object({
    title: z
      .string(refusedAs('CHAT_TITLE_INVALID'))
      .transform((title, context) => {
        const name = oneLineName(title, CHAT_TITLE_MAX);
        if (name !== null) return name;
        context.addIssue({ code: 'custom', message: 'CHAT_TITLE_INVALID' });
        return z.NEVER;
      })
      .meta({ type: 'string', minLength: 1 }),
  }),
  answers: ChatSession,
  errors: ['CHAT_SESSION_NOT_FOUND', 'CHAT_TITLE_INVALID'],
});

export const removeChatSession = remove('/chat/session/{id}', {
  summary: 'Delete a conversation and all that was said in it',
  params: z.object({ id: Id('CHAT_SESSION_NOT_FOUND') }),
  response: { status: 204 },
  errors: ['CHAT_SESSION_NOT_FOUND'],
});

export const analyzeMood = post('/analyze-mood', {
  summary: 'Read a few words about a moment beside what the person recorded; takes one of the day’s messages',
  limits: ['chat-messages'],
  body: z.object({ message: Message }),
  answers: z.object({ answer: z.string(), crisis: z.boolean(), sources: z.array(ChatSource), writtenBy: WrittenBy }),
  errors: [
    'CHAT_MESSAGE_EMPTY',
    'CHAT_MESSAGE_TOO_LONG',
    'ANALYZE_MOOD_TIMEOUT',
    'CHAT_FAILED',
    'AI_MESSAGES_DAILY_LIMIT_EXCEEDED',
  ],
});

export const searchHistory = post('/chat/search-history', {
  summary: 'Search one’s own notes and conversations; costs no message',
  limits: ['searches'],
  body: z.object({
    query: Words,
    only: z.literal('chat').optional().meta({ description: 'Without notes, which otherwise share the results' }),
  }),
  answers: z.object({
    answer: z.string().meta({ description: 'Markdown with links to each day and conversation' }),
    results: z.array(
      z.object({
        kind: z.enum(['note', 'chat']),
        date: z.string().meta({ description: 'yyyy-MM-dd' }),
        excerpt: z.string(),
        url: z.string(),
        score: z.number().nullable(),
      }),
    ),
    hasMore: z.boolean().meta({ description: 'Whether there are results beyond these, the best ones' }),
  }),
  errors: ['SEARCH_QUERY_INVALID', 'SEARCH_HISTORY_TIMEOUT', 'SEARCH_SUPERSEDED'],
});

export const suggestChat = get('/chat/suggestions', {
  summary: 'Things to begin with, from the last entries',
  answers: z.object({ suggestions: z.array(z.string()) }),
});

export const readAiUsage = get('/chat/usage', {
  summary: 'How many of the day’s messages to the assistant are used',
  answers: AiUsage,
});
