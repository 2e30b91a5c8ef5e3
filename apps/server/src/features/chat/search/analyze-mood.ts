import type { ChatSource } from '@alento/contract/chat';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { crisisReply } from '../crisis/crisis-reply.copy.ts';
import { aiQuota } from '../reply/ai-quota.ts';
import type { AnswerDeps } from '../reply/answer-message.ts';

type Analysis = { answer: string; crisis: boolean; sources: ChatSource[]; writtenBy: 'local' | 'external' };
type Deps = Pick<
  AnswerDeps,
  'clock' | 'local' | 'externalFor' | 'readPerson' | 'readsOf' | 'findPassages' | 'findHistory' | 'helpPages'
> & {
  db: Database;
  noticeCrisis: (actor: PersonWithPlan) => Promise<void>;
  /** Counts a message against the account's hourly limit. */
  mayAsk: (actor: PersonWithPlan) => Promise<Result<true>>;
};
export type MoodAnalyst = ReturnType<typeof moodAnalyst>;

/** Timeout of the model, ms. It is shorter than that of the request, so that the response still arrives in time. */
const MODEL_MS = CHAT_REQUEST_TIMEOUT_MS - 5000;

/** Comments on a short text about the current mood and the recorded entries. The text is not stored. */
export function moodAnalyst({
  db,
  clock,
  local,
  externalFor,
  readPerson,
  readsOf,
  findPassages,
  findHistory,
  helpPages,
  noticeCrisis,
  mayAsk,
}: Deps) {
  async function ask(actor: PersonWithPlan, message: string): Promise<Result<Analysis & { takesUnit: boolean }>> {
    const request: ReplyRequest = {
      task: { kind: 'analyze-mood' },
      turns: [{ role: 'person', text: message }],
      person: await readPerson(actor),
      state: null,
      findPassages: (query, limit) => findPassages(actor, query, limit, null),
      helpPages,
      ...readsOf(actor),
      findHistory: (query) => findHistory(actor, query, null),
      variant: message.length,
    };
    const external = await externalFor(actor);
    let isLate = false;
    for (const model of external ? [external, local] : [local]) {
      const result = await model.reply(request, { signal: AbortSignal.timeout(MODEL_MS) });
      if (result.ok) {
        const { text, sources } = result.value;
        const { writtenBy } = model;
        return accept({
          answer: text,
          crisis: false,
          sources: [...sources],
          writtenBy,
          takesUnit: !external || model === external,
        });
      }
      isLate = result.failure === 'timeout';
    }
    return refuse(isLate ? 'ANALYZE_MOOD_TIMEOUT' : 'CHAT_FAILED');
  }

  return async function analyzeMood(actor: PersonWithPlan, message: string): Promise<Result<Analysis>> {
    const found = checkCrisis(message);
    const permission = await mayAsk(actor);
    if (found.level === 'crisis') {
      if (found.about === 'self') await noticeCrisis(actor);
      await db.transaction((tx) => aiQuota.touch(tx, actor));
      return accept({ answer: crisisReply(found, message.length), crisis: true, sources: [], writtenBy: 'local' });
    }
    if (!permission.ok) return permission;
    const now = clock();
    const day = aiQuota.dayOf(actor, now);
    const taken = await db.transaction((tx) => aiQuota.take(tx, actor, day));
    if (!taken) return aiQuota.usedUp(actor, day, now);
    let takesUnit = false;
    try {
      const reply = await ask(actor, message);
      if (!reply.ok) return reply;
      const { takesUnit: takes, ...analysis } = reply.value;
      takesUnit = takes;
      return accept(analysis);
    } finally {
      if (!takesUnit) await db.transaction((tx) => aiQuota.giveBack(tx, actor, day));
    }
  };
}
