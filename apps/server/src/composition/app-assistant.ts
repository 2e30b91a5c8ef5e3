import type { Screening } from '@alento/contract/screening';
import type { DoseDiary } from '@alento/domain/assistant/person-context';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { accountExists } from '../access/account-exists.ts';
import type { Person, PersonWithPlan } from '../access/person.ts';
import type { Database, Runner } from '../db/database.ts';
import { entryQueries } from '../entries/read-entries.ts';
import { answerByService, answerIfWaiting, chatJobs } from '../features/chat/chat.jobs.ts';
import { chatRepository } from '../features/chat/chat.repository.ts';
import { chatRoutes, chatStreamRoute } from '../features/chat/chat.routes.ts';
import { type Chats, chatService } from '../features/chat/chat.service.ts';
import { chatSessionsService } from '../features/chat/chat-sessions.service.ts';
import { type AnswerDeps, messageAnswerer } from '../features/chat/reply/answer-message.ts';
import { liveReplies } from '../features/chat/reply/live-reply.ts';
import { replyText } from '../features/chat/reply/reply-text.ts';
import { moodAnalyst } from '../features/chat/search/analyze-mood.ts';
import { historySearchService } from '../features/chat/search/history-search.service.ts';
import type { Consents } from '../features/consent/consent.service.ts';
import { passageSearch } from '../features/content/passages.ts';
import { entryAnalysisService } from '../features/insight/entry-analysis.service.ts';
import { insightJobs, writeSummary } from '../features/insight/insight.jobs.ts';
import { insightRoutes } from '../features/insight/insight.routes.ts';
import { type WeeklySummaryDeps, weeklySummaryService } from '../features/insight/weekly-summary.service.ts';
import type { Safety } from '../features/safety/safety.service.ts';
import type { ChatPort } from '../features/voice/ports.ts';
import type { Env } from '../http/env.ts';
import type { AccountLimits } from '../http/limits/account-limits.ts';
import type { Mount } from '../http/mount.ts';
import { withoutSensitiveTexts } from '../integrations/ai/discreet.ts';
import { personReads } from '../person-context/person-reads.ts';
import { readPersonContext } from '../person-context/read-person-context.ts';
import type { Shared } from './app-deps.ts';

type Ports = {
  cards: WeeklySummaryDeps['cards'];
  consents: Consents;
  safety: Pick<Safety, 'readState' | 'answer'>;
  readTags: (actor: Person, runner: Runner) => Promise<{ id: string; name: string }[]>;
  readAnswers: (actor: Person, runner: Runner) => Promise<UserData>;
  readScreenings: (actor: Person) => Promise<readonly Screening[]>;
  readDoses: (actor: Person) => Promise<DoseDiary>;
  limits: AccountLimits;
};

type Models = Pick<
  AnswerDeps,
  'local' | 'externalFor' | 'readPerson' | 'readsOf' | 'findPassages' | 'findHistory' | 'helpPages'
>;
type History = ReturnType<typeof historySearchService>;
type Live = ReturnType<typeof liveReplies>;

const mayAskOf =
  (limits: AccountLimits) =>
  ({ owner }: PersonWithPlan) =>
    limits.mayTake('chat-messages', owner.userId);

/** The models that write, and what they may read about a person. */
function modelsOf({ db, clock, library, help, assistant, thread }: Shared, ports: Ports, history: History): Models {
  const external =
    assistant.external &&
    withoutSensitiveTexts(assistant.external, (text, signal) => thread.run('tellsOfCrisis', text, signal));
  const passages = passageSearch(library);
  return {
    local: assistant.local,
    externalFor: async (actor) => (external && (await ports.consents.allows(actor, 'external-ai')) ? external : null),
    readPerson: (actor) => readPersonContext(db, actor, clock(), ports),
    readsOf: personReads(db, { ...ports, findNotesWith: history.findNotesWith }),
    findPassages: (actor, query, limit, bookId) => passages(query, limit, rankedPlanOf(actor.planId), bookId),
    findHistory: (actor, query, sessionId) => history.find(actor, query, sessionId),
    helpPages: Object.freeze(help.map(({ id, title, url, answer, asked }) => ({ id, title, url, answer, asked }))),
  };
}

/** The conversations, and the writing of their replies. */
function conversationsOf(
  { db, clock, log, library, queue, noticeCrisis, turns }: Shared,
  ports: Ports,
  models: Models,
  live: Live,
) {
  const { safety, limits } = ports;
  const books = new Map(library.books.map(({ id, title }) => [id, { title, url: `/livros/${id}` }]));
  const answers = messageAnswerer({
    ...models,
    db,
    clock,
    log,
    live,
    turns,
    bookSource: (id) => books.get(id) ?? null,
    notMeantAt: async (actor) => (await safety.readState(actor)).notMeantAt ?? null,
    async takeBack(actor, isOwn) {
      await safety.answer(actor, isOwn ? 'not-meant' : 'other-not-meant');
    },
  });
  const chats = chatService({
    db,
    clock,
    turns,
    noticeCrisis,
    isByService: async (actor) => (await models.externalFor(actor)) !== null,
    async enqueueAnswer(userId, messageId, tx) {
      await queue().enqueue(answerByService, { userId, id: messageId }, tx);
      await queue().enqueue(answerIfWaiting, { userId, id: messageId }, tx);
    },
    async answerHere(actor, messageId) {
      try {
        await answers.answerHere(actor, messageId, false);
      } catch (error) {
        // The reply is stored with the status failed, so that the person can retry it. The message itself was stored.
        if (await accountExists(db, actor.owner.userId)) log.error({ err: error }, 'reply failed');
      }
    },
    limits: { mayBegin: ({ owner }) => limits.mayTake('chat-conversations', owner.userId), mayKeep: mayAskOf(limits) },
    checkBook(actor, bookId): Result<true> {
      if (!books.has(bookId)) return refuse('CONTENT_NOT_FOUND');
      return actor.planId === 'premium' ? accept(true) : refuse('BOOK_CHAT_PLAN_REQUIRED');
    },
  });
  return { answers, chats };
}

/** What the conversation by voice needs of the chat. */
const voicePortOf = (db: Database, chats: Chats, live: Live): ChatPort => ({
  async send(actor, message, conversationId) {
    const known = await chatRepository.findSession(db, actor.owner, conversationId);
    const target = known ? { sessionId: conversationId } : { newId: conversationId };
    const sent = await chats.send(actor, { message, ...target }, null);
    if (!sent.ok) return sent;
    return accept({ replyId: sent.value.messageId, conversationId: sent.value.sessionId });
  },
  exchange: chats.exchange,
  hasConversation: async ({ owner }, id) => (await chatRepository.findSession(db, owner, id)) !== undefined,
  replyText: (actor, id, signal) => replyText({ chats, live }, actor, id, signal),
});

/** Connects chat, weekly summaries and comments on entries, which use the same port for models. */
export function buildAssistant(deps: Shared, ports: Ports) {
  const { db, clock, log, queue, realtime, personForJob, thread, turns, noticeCrisis } = deps;
  const { readTags, cards, limits } = ports;
  const live = liveReplies(realtime);
  const history = historySearchService({ db, thread, turns });
  const models = modelsOf(deps, ports, history);
  const { answers, chats } = conversationsOf(deps, ports, models, live);
  const summaries = weeklySummaryService({
    ...models,
    db,
    clock,
    log,
    thread,
    turns,
    readTags,
    cards,
    enqueue: (userId, id, tx) => queue().enqueue(writeSummary, { userId, id }, tx),
  });
  const analyses = entryAnalysisService({
    ...models,
    db,
    clock,
    log,
    async readPersonAt(actor, entryId) {
      const at = await entryQueries.findUnanalysed(db, actor.owner, entryId);
      return at ? readPersonContext(db, actor, at.getTime(), ports, entryId) : null;
    },
  });

  return {
    voice: voicePortOf(db, chats, live),
    jobs: [
      ...chatJobs({ db, clock, personForJob, answers }),
      ...insightJobs({ db, clock, personForJob, summaries, analyses }),
    ],

    mountOn(mount: Mount, api: OpenAPIHono<Env>, authorise: MiddlewareHandler<Env>): void {
      const analyzeMood = moodAnalyst({ ...models, db, clock, noticeCrisis, mayAsk: mayAskOf(limits) });
      chatRoutes(mount, {
        chats,
        sessions: chatSessionsService({ db, thread, turns }),
        history,
        analyzeMood,
        readPerson: models.readPerson,
      });
      chatStreamRoute(api, authorise, { chats, live, openStream: limits.openStream });
      insightRoutes(mount, summaries);
    },
  };
}
