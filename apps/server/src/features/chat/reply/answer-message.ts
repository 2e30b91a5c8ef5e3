import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import type {
  AssistantModel,
  HelpPage,
  HistoryFind,
  Passage,
  Reply,
  ReplyRequest,
  ReplyTask,
} from '@alento/domain/assistant/assistant-model';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import { CHAT_TURNS_MAX } from '@alento/domain/chat/limits';
import { isDoseQuestion } from '@alento/local-assistant/doses/ask-doses';
import type { Logger } from 'pino';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import { REPLY_SECONDS_MAX } from '../../../integrations/ai/external/service/time-limits.ts';
import type { Lease } from '../../../jobs/leased-rows.ts';
import type { PersonReads } from '../../../person-context/person-reads.ts';
import type { MessageContent } from '../../../sealed-json/chat.ts';
import type { Turns } from '../../../work-thread/turns.ts';
import { chatRepository, replyRows } from '../chat.repository.ts';
import { type MessageRow, openMessage, openQuota, openSession, sealMessage } from '../chat-content.ts';
import { crisisBefore, type FixedReply, fixedReplyTo } from '../crisis/after-crisis.ts';
import { afterCrisis } from '../crisis/crisis-reply.copy.ts';
import { aiQuota } from './ai-quota.ts';
import { variantOf } from './exchange.ts';
import type { LiveReplies, LiveReply } from './live-reply.ts';

/**
 * Timeout of a reply, ms. It is longer than the longest time of the external service, so that the local assistant can
 * still reply, and shorter than the lease (`jobs/leased-rows.ts`) and the client's 120 s.
 */
const REPLY_MS = (REPLY_SECONDS_MAX + 10) * 1000;

export type AnswerDeps = Store & {
  log: Logger;
  live: LiveReplies;
  /** The local assistant, used if the external service isn't allowed or fails. */
  local: AssistantModel;
  /** The external service if the person consented to it, else null. */
  externalFor: (actor: PersonWithPlan) => Promise<AssistantModel | null>;
  readPerson: (actor: PersonWithPlan) => Promise<PersonContext>;
  /** What the reply may read about the person on request. */
  readsOf: (actor: PersonWithPlan) => PersonReads;
  /** Searches passages of the library that the person's plan includes, or only those of one book. */
  findPassages: (actor: PersonWithPlan, query: string, limit: number, bookId: string | null) => Passage[];
  /** Searches the person's notes and conversations, except the current conversation. */
  findHistory: (actor: PersonWithPlan, query: string, sessionId: string | null) => Promise<HistoryFind[]>;
  helpPages: readonly HelpPage[];
  turns: Pick<Turns, 'runPiece'>;
  bookSource: (id: string) => { title: string; url: string } | null;
  /** When the person last said that a text was no crisis, ms epoch. */
  notMeantAt: (actor: PersonWithPlan) => Promise<number | null>;
  /** Records that the last message was no crisis. `isOwn`: it was read as a crisis of the person. */
  takeBack: (actor: PersonWithPlan, isOwn: boolean) => Promise<void>;
};

type Conversation = {
  sessionId: string;
  turns: ReplyRequest['turns'];
  /** The state kept with the last reply that has one. Replies to a crisis have none. */
  state: string | null;
  /** The message to answer, and whether it is a crisis message. */
  last: { text: string; isCrisis: boolean };
  /** The crisis that the message before describes, unless the person took it back. */
  before: CrisisCheck | null;
};

/** The messages before the reply, and what the last two of the person tell of a crisis. */
function conversationOf(
  actor: PersonWithPlan,
  sessionId: string,
  rows: readonly MessageRow[],
  replyId: string,
  notMeantAt: number | null,
): Conversation {
  const before = rows.slice(
    0,
    rows.findIndex(({ id }) => id === replyId),
  );
  const opened = before.flatMap((row) => {
    const content = openMessage(actor, row);
    return content ? [{ ...content, writtenAt: row.createdAt.getTime() }] : [];
  });
  const mine = opened.filter(({ isUser }) => isUser);
  const [last, earlier] = [mine.at(-1), mine.at(-2)];
  return {
    sessionId,
    state: opened.findLast(({ isUser, state }) => !isUser && state !== undefined)?.state ?? null,
    turns: opened.map(({ isUser, text }) => ({ role: isUser ? 'person' : 'assistant', text })),
    last: { text: last?.text ?? '', isCrisis: Boolean(last?.crisis) },
    before: earlier && (notMeantAt === null || notMeantAt < earlier.writtenAt) ? crisisBefore(earlier) : null,
  };
}

type Written = { content: MessageContent; takesUnit: boolean };
/** Which model writes a reply. `standsIn`: the local assistant replaces the service, and the quota isn't used. */
type Writer = { external: AssistantModel | null; standsIn: boolean };

export type MessageAnswers = ReturnType<typeof messageAnswerer>;

async function requestOf(
  deps: AnswerDeps,
  actor: PersonWithPlan,
  bookId: string | null,
  talk: Conversation,
  variant: number,
): Promise<ReplyRequest> {
  const book = bookId === null ? null : deps.bookSource(bookId);
  const task: ReplyTask =
    bookId !== null && book
      ? { kind: 'book', book: { id: bookId, ...book }, afterCrisis: talk.before !== null }
      : { kind: 'chat', afterCrisis: talk.before !== null };
  return {
    task,
    turns: talk.turns,
    state: talk.state,
    person: await deps.readPerson(actor),
    findPassages: (query, limit) => deps.findPassages(actor, query, limit, book ? bookId : null),
    helpPages: deps.helpPages,
    ...deps.readsOf(actor),
    async readPlan() {
      const { used, limit } = await aiQuota.read(deps.db, actor, deps.clock());
      const messagesLeft = limit === null ? null : Math.max(0, limit - used);
      return { planId: actor.planId, messagesPerDay: limit, messagesLeft };
    },
    findHistory: (query) => deps.findHistory(actor, query, talk.sessionId),
    variant,
  };
}

const contentOf = ({ text, sources, choices, state }: Reply, writtenBy: 'local' | 'external'): MessageContent => ({
  text,
  isUser: false,
  sources: [...sources],
  ...(choices && choices.length > 0 ? { choices: [...choices] } : {}),
  ...(typeof state === 'string' ? { state } : {}),
  writtenBy,
});

/**
 * Requests the reply from the external service if allowed; if that fails, from the local assistant without quota. A
 * question about the medication diary is always answered here.
 */
async function write(
  { local, log, turns }: AnswerDeps,
  actor: PersonWithPlan,
  liveReply: LiveReply,
  request: ReplyRequest,
  before: CrisisCheck | null,
  { external: allowed, standsIn }: Writer,
): Promise<Written | null> {
  const isLocalOnly = allowed !== null && (await isDoseQuestion(request));
  const external = isLocalOnly ? null : allowed;
  const onDelta = (text: string): void => liveReply.add(text);
  for (const model of external ? [external, local] : [local]) {
    // The local assistant's own reply contains help contacts. They are inserted before the external service's reply.
    const opening = model === external && before !== null ? `${afterCrisis(before)}\n\n` : '';
    liveReply.replace(opening);
    const reply = () => model.reply(request, { signal: AbortSignal.timeout(REPLY_MS), onDelta });
    // The local assistant takes tens of milliseconds of the event loop for a long message.
    const result = await (model === local ? turns.runPiece(actor.owner.userId, reply) : reply());
    if (result.ok) {
      return {
        content: contentOf({ ...result.value, text: opening + result.value.text }, model.writtenBy),
        takesUnit: model === external || (external === null && !standsIn),
      };
    }
    log.warn({ model: model.writtenBy, failure: result.failure }, 'reply failed');
  }
  return null;
}

async function sayFixed(
  deps: AnswerDeps,
  actor: PersonWithPlan,
  liveReply: LiveReply,
  { text, takesBack }: FixedReply,
): Promise<Written> {
  if (takesBack !== null) await deps.takeBack(actor, takesBack.about === 'self');
  liveReply.add(text);
  return { content: contentOf({ text, sources: [] }, 'local'), takesUnit: false };
}

async function compose(
  deps: AnswerDeps,
  actor: PersonWithPlan,
  id: string,
  liveReply: LiveReply,
  writer: Writer,
): Promise<Written | null> {
  const reply = await chatRepository.findMessage(deps.db, actor.owner, id);
  if (!reply) return null;
  const { sessionId } = reply;
  const session = await chatRepository.findSession(deps.db, actor.owner, sessionId);
  if (!session) return null;
  const rows = await chatRepository.listMessages(deps.db, actor.owner, sessionId, CHAT_TURNS_MAX + 1);
  const talk = conversationOf(actor, sessionId, rows, id, await deps.notMeantAt(actor));
  const variant = variantOf(id);
  const fixed = fixedReplyTo(talk, variant);
  if (fixed !== null) return sayFixed(deps, actor, liveReply, fixed);
  const { bookId } = openSession(actor, session);
  const request = await requestOf(deps, actor, bookId, talk, variant);
  return write(deps, actor, liveReply, request, talk.before, writer);
}

async function keep(
  { clock }: AnswerDeps,
  tx: Transaction,
  actor: PersonWithPlan,
  id: string,
  lease: Lease,
  written: Written | null,
): Promise<void> {
  const content = written && sealMessage(actor, id, { ...written.content, at: clock() });
  const status = written ? 'completed' : 'failed';
  const message = await chatRepository.findMessage(tx, actor.owner, id);
  if (!(await replyRows.finish(tx, actor.owner, id, lease, { status, content }))) return;
  const day = message && openQuota(actor, message);
  if (day && !written?.takesUnit) await aiQuota.giveBack(tx, actor, day);
}

async function answerLeased(
  deps: AnswerDeps,
  actor: PersonWithPlan,
  id: string,
  lease: Lease,
  isVisible: boolean,
  writer: () => Promise<Writer>,
): Promise<void> {
  const liveReply = deps.live.begin(id, isVisible);
  try {
    let written: Written | null = null;
    try {
      written = await compose(deps, actor, id, liveReply, await writer());
    } finally {
      await deps.live.flush();
      // An exception is a bug of ours. The reply gets the status failed, is refunded and can be retried.
      await deps.db.transaction(async (tx) => {
        await keep(deps, tx, actor, id, lease, written);
        await liveReply.endWithin(tx);
      });
    }
  } finally {
    liveReply.stop();
  }
}

/** Writes the reply, with the external service if allowed. Takes over an expired lease of another worker. */
async function answer(deps: AnswerDeps, actor: PersonWithPlan, id: string): Promise<void> {
  const lease = await replyRows.claim(deps.db, actor.owner, id, deps.clock(), true);
  if (!lease) return;
  await answerLeased(deps, actor, id, lease, true, async () => {
    const external = await deps.externalFor(actor);
    return { external, standsIn: external !== null };
  });
}

/**
 * Writes the reply with the local assistant if no worker has claimed it.
 *
 * @param standsIn whether the external service should have written the reply but didn't start in time.
 */
async function answerHere(deps: AnswerDeps, actor: PersonWithPlan, id: string, standsIn: boolean): Promise<void> {
  const lease = await replyRows.claim(deps.db, actor.owner, id, deps.clock(), false);
  // While the request runs, no client is subscribed to the reply yet.
  if (lease) await answerLeased(deps, actor, id, lease, standsIn, async () => ({ external: null, standsIn }));
}

/** Writes requested replies. Idempotent: a reply is written once. */
export function messageAnswerer(deps: AnswerDeps) {
  return {
    answer: answer.bind(null, deps),
    answerHere: answerHere.bind(null, deps),
  };
}
