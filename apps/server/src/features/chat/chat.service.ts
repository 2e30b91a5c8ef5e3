import { randomUUID } from 'node:crypto';
import type { AiUsage, ChatAccepted, ChatMessage, ChatReply } from '@alento/contract/chat';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { errorText } from '@alento/domain/errors/catalogue';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import type { Turns } from '../../work-thread/turns.ts';
import { chatRepository } from './chat.repository.ts';
import { openMessage, presentMessage, sealQuota } from './chat-content.ts';
import { crisisMessageService } from './crisis/crisis-message.service.ts';
import { aiQuota } from './reply/ai-quota.ts';
import { beginConversation, keepExchange, type NewChatMessage, type Target, targetOf } from './reply/exchange.ts';

const FAILED = errorText('CHAT_FAILED');

export type ChatDeps = Store & {
  turns: Pick<Turns, 'runPiece'>;
  noticeCrisis: (actor: PersonWithPlan, tx?: Transaction) => Promise<void>;
  /** Whether the external service may write this person's replies. */
  isByService: (actor: PersonWithPlan) => Promise<boolean>;
  enqueueAnswer: (userId: string, messageId: string, tx: Transaction) => Promise<void>;
  /** Writes a reply with the local assistant, within the request. */
  answerHere: (actor: PersonWithPlan, messageId: string) => Promise<void>;
  /** Checks that the book exists and that the plan allows conversations about books. */
  checkBook: (actor: PersonWithPlan, bookId: string) => Result<true>;
  limits: {
    /** Counts a new conversation against the account's hourly limit. */
    mayBegin: (actor: PersonWithPlan) => Promise<Result<true>>;
    /** Counts a message against the account's hourly limit. Crisis messages beyond it get a reply but aren't stored. */
    mayKeep: (actor: PersonWithPlan) => Promise<Result<true>>;
  };
};
export type Chats = ReturnType<typeof chatService>;

/** Results of the checks of a new message that are made before the transaction. */
type Judged = {
  replyId: string;
  byService: boolean;
  /** Whether the hourly limit allows a new conversation. */
  mayBegin: Result<true>;
};

/** Locks the conversation of a message. Creates one if the message contains no conversation's id. */
async function conversationFor(
  { checkBook, clock }: ChatDeps,
  tx: Transaction,
  actor: PersonWithPlan,
  input: NewChatMessage,
  mayBegin: Result<true>,
): Promise<Result<Target>> {
  if (input.sessionId !== undefined && !input.newSession) {
    const known = await chatRepository.holdSession(tx, actor.owner, input.sessionId);
    if (!known) return refuse('CHAT_SESSION_NOT_FOUND');
    const target = targetOf(actor, known);
    if (target.bookId !== null) {
      const allowed = checkBook(actor, target.bookId);
      if (!allowed.ok) return allowed;
    }
    return (await chatRepository.isWaiting(tx, actor.owner, target.id)) ? refuse('CHAT_REPLY_PENDING') : accept(target);
  }
  if (!mayBegin.ok) return mayBegin;
  if (input.bookId !== undefined) {
    const allowed = checkBook(actor, input.bookId);
    if (!allowed.ok) return allowed;
  }
  const { message, bookId = null, newId } = input;
  return accept(await beginConversation(tx, actor, { message, bookId, newId }, { now: clock(), isCrisis: false }));
}

async function accepted(
  { db, clock }: ChatDeps,
  actor: PersonWithPlan,
  { sessionId, messageId, crisis }: Pick<ChatAccepted, 'sessionId' | 'messageId' | 'crisis'>,
): Promise<ChatAccepted> {
  return {
    pollUrl: `/api/chat/replies/${messageId}`,
    streamUrl: `/api/chat/stream/${messageId}`,
    sessionId,
    messageId,
    crisis,
    usage: await aiQuota.read(db, actor, clock()),
  };
}

/**
 * Counts a message against the day's quota and returns the day. It is stored encrypted with the reply, so that a
 * refund is for the same day.
 */
async function takeUnit({ clock }: ChatDeps, tx: Transaction, actor: PersonWithPlan): Promise<Result<LocalDate>> {
  const now = clock();
  const day = aiQuota.dayOf(actor, now);
  return (await aiQuota.take(tx, actor, day)) ? accept(day) : aiQuota.usedUp(actor, day, now);
}

/**
 * Stores an ordinary message (not a crisis message) with a pending reply. If the external service writes the reply,
 * enqueues it.
 */
async function add(
  deps: ChatDeps,
  tx: Transaction,
  actor: PersonWithPlan,
  input: NewChatMessage,
  judged: Judged,
): Promise<Result<true>> {
  const target = await conversationFor(deps, tx, actor, input, judged.mayBegin);
  if (!target.ok) return target;
  const day = await takeUnit(deps, tx, actor);
  if (!day.ok) return day;
  const question = { text: input.message, isUser: true, crisis: 0 } as const;
  const reply = { id: judged.replyId, content: null, day: day.value };
  await keepExchange(tx, actor, target.value.id, question, reply, deps.clock());
  if (judged.byService) await deps.enqueueAnswer(actor.owner.userId, judged.replyId, tx);
  return accept(true);
}

const replyOf = (message: ChatMessage): ChatReply => ({
  status: message.status,
  response: message.status === 'completed' ? message.content : null,
  error: message.error,
  messageId: message.id,
  sources: message.sources,
  choices: message.choices,
  writtenBy: message.writtenBy,
});

async function send(
  deps: ChatDeps & { crises: ReturnType<typeof crisisMessageService> },
  actor: PersonWithPlan,
  input: NewChatMessage,
  repeatable: Repeatable | null,
): Promise<Result<ChatAccepted>> {
  // The check of a long message takes tens of milliseconds of the event loop.
  const check = await deps.turns.runPiece(actor.owner.userId, async () => checkCrisis(input.message));
  const crisis = check.level === 'crisis' ? check : null;
  // Recorded before the message is stored, so that help is shown even if storing fails.
  if (crisis?.about === 'self') await deps.noticeCrisis(actor);
  const mayKeep = await deps.limits.mayKeep(actor);
  if (!mayKeep.ok) {
    if (!crisis) return mayKeep;
    // Beyond the hourly limit nothing is stored, and the response contains the last crisis reply.
    const last = await deps.crises.lastReply(actor);
    if (last) return accept(await accepted(deps, actor, { ...last, crisis: true }));
  }
  const begins = input.sessionId === undefined || input.newSession === true;
  const judged: Judged = {
    replyId: randomUUID(),
    byService: !crisis && (await deps.isByService(actor)),
    mayBegin: begins ? await deps.limits.mayBegin(actor) : accept(true),
  };
  const work = async (tx: Transaction): Promise<Result<string>> => {
    if (crisis) await deps.crises.add(tx, actor, input, judged, crisis);
    else {
      const added = await add(deps, tx, actor, input, judged);
      if (!added.ok) return added;
    }
    return accept(judged.replyId);
  };
  const created = { ids: [judged.replyId], now: deps.clock() };
  const again = async ([first = judged.replyId]: string[]) => accept(first);
  const done = await onceWithin(deps.db, actor, repeatable, created, work, again);
  if (!done.ok) return done;
  const messageId = done.value;
  if (!crisis && !judged.byService) await deps.answerHere(actor, messageId);
  const reply = await chatRepository.findMessage(deps.db, actor.owner, messageId);
  if (!reply) return refuse('IDEMPOTENT_RESULT_GONE');
  return accept(await accepted(deps, actor, { sessionId: reply.sessionId, messageId, crisis: crisis !== null }));
}

/** Requests a failed reply again. */
async function retry(deps: ChatDeps, actor: PersonWithPlan, id: string): Promise<Result<ChatAccepted>> {
  const byService = await deps.isByService(actor);
  const done = await refusableTransaction(deps.db, async (tx): Promise<Result<string>> => {
    const reply = await chatRepository.findMessage(tx, actor.owner, id);
    if (!reply || (reply.status === 'completed' && openMessage(actor, reply)?.isUser))
      return refuse('CHAT_REPLY_NOT_FOUND');
    await chatRepository.holdSession(tx, actor.owner, reply.sessionId);
    if (reply.status === 'completed') return accept(reply.sessionId);
    if (await chatRepository.isWaiting(tx, actor.owner, reply.sessionId)) return refuse('CHAT_REPLY_PENDING');
    const day = await takeUnit(deps, tx, actor);
    if (!day.ok) return day;
    await chatRepository.reopen(tx, actor.owner, id, sealQuota(actor, id, day.value));
    if (byService) await deps.enqueueAnswer(actor.owner.userId, id, tx);
    return accept(reply.sessionId);
  });
  if (!done.ok) return done;
  if (!byService) await deps.answerHere(actor, id);
  return accept(await accepted(deps, actor, { sessionId: done.value, messageId: id, crisis: false }));
}

async function reply({ db }: ChatDeps, actor: PersonWithPlan, id: string): Promise<Result<ChatReply>> {
  const row = await chatRepository.findMessage(db, actor.owner, id);
  const message = row && presentMessage(actor, row, FAILED);
  return message && !message.isUser ? accept(replyOf(message)) : refuse('CHAT_REPLY_NOT_FOUND');
}

/** A stored message with its pending or written reply, as the response to `send` was; null if it doesn't exist. */
async function exchange(
  deps: ChatDeps,
  actor: PersonWithPlan,
  replyId: string,
): Promise<(ChatAccepted & { text: string }) | null> {
  const reply = await chatRepository.findMessage(deps.db, actor.owner, replyId);
  const question = reply && (await chatRepository.findBefore(deps.db, actor.owner, reply));
  const openedQuestion = question && openMessage(actor, question);
  if (!reply || !openedQuestion?.isUser) return null;
  const { sessionId } = reply;
  const crisis = Boolean(openedQuestion.crisis);
  return { ...(await accepted(deps, actor, { sessionId, messageId: replyId, crisis })), text: openedQuestion.text };
}

const usage = ({ db, clock }: ChatDeps, actor: PersonWithPlan): Promise<AiUsage> => aiQuota.read(db, actor, clock());

/** Stores messages to the assistant. Replies are written within the request or by a job. */
export function chatService(deps: ChatDeps) {
  return {
    send: send.bind(null, { ...deps, crises: crisisMessageService(deps) }),
    retry: retry.bind(null, deps),
    reply: reply.bind(null, deps),
    exchange: exchange.bind(null, deps),
    usage: usage.bind(null, deps),
  };
}
