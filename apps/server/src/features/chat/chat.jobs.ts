import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/actor.ts';
import { defineJob } from '../../jobs/job-queue.ts';
import { ABANDONED_MS } from './answer-message.ts';
import { chatRepository as repository } from './chat.repository.ts';

export const ANSWER_MESSAGE = 'answer-chat-message';
const ANSWER_ABANDONED = 'answer-abandoned-messages';
/** A service may take seconds for one person's reply: the next one's is written meanwhile. */
const ANSWERS_AT_ONCE = 4;
/** Replies taken up again in one go. */
const BATCH = 100;

type Deps = {
  db: Database;
  clock: () => number;
  actorOf: (userId: string) => Promise<Actor | null>;
  answer: (actor: Actor, messageId: string) => Promise<void>;
};

/**
 * Replies are written as they are asked for. What a process that died had begun, or what no job came
 * for, is taken up again: every minute, and as a process starts (the answer itself is written once).
 */
export function chatJobs({ db, clock, actorOf, answer }: Deps) {
  async function answerFor(userId: string, messageId: string): Promise<void> {
    const actor = await actorOf(userId);
    if (actor) await answer(actor, messageId);
  }

  async function answerAbandoned(): Promise<void> {
    const failures: unknown[] = [];
    for (const { userId, id } of await repository.listAbandoned(db, new Date(clock() - ABANDONED_MS), BATCH)) {
      try {
        await answerFor(userId, id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some replies could not be written');
  }

  return [
    defineJob({
      name: ANSWER_MESSAGE,
      payload: z.object({ userId: z.string(), messageId: z.string() }),
      concurrency: ANSWERS_AT_ONCE,
      run: ({ userId, messageId }) => answerFor(userId, messageId),
    }),
    defineJob({ name: ANSWER_ABANDONED, payload: z.object({}), schedule: '* * * * *', run: answerAbandoned }),
  ];
}
