import { z } from 'zod';
import type { PersonForJob } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { defineJob } from '../../jobs/job-queue.ts';
import { ABANDONED_MS, type MessageAnswers } from './answer-message.ts';
import { chatRepository as repository } from './chat.repository.ts';

export const ANSWER_BY_SERVICE = 'answer-chat-message';
export const ANSWER_IF_WAITING = 'answer-waiting-message';
const ANSWER_ABANDONED = 'answer-abandoned-messages';
/** A service may take seconds for each reply: so many are awaited at once in a process, of one person so many. */
const ANSWERS_AT_ONCE = 16;
const ANSWERS_PER_PERSON = 2;
/** Replies taken up again in one go. */
const BATCH = 100;

type Deps = {
  db: Database;
  clock: () => number;
  personForJob: PersonForJob;
  answers: MessageAnswers;
};

/**
 * Replies that an external service writes; the model here answers within the request. One that finds no
 * place at the service in time is written here after all. What a process that died had begun, or what no
 * job came for, is taken up again: every minute, and as a process starts (the answer is written once).
 */
export function chatJobs({ db, clock, personForJob, answers }: Deps) {
  async function answerFor(userId: string, messageId: string): Promise<void> {
    const actor = await personForJob(userId);
    if (actor) await answers.answer(actor, messageId);
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

  const payload = z.object({ userId: z.string(), messageId: z.string() });
  return [
    defineJob({
      name: ANSWER_BY_SERVICE,
      payload,
      concurrency: ANSWERS_AT_ONCE,
      perGroup: ANSWERS_PER_PERSON,
      leavesNoRow: true,
      run: ({ userId, messageId }) => answerFor(userId, messageId),
    }),
    defineJob({
      name: ANSWER_IF_WAITING,
      payload,
      concurrency: ANSWERS_PER_PERSON,
      leavesNoRow: true,
      async run({ userId, messageId }) {
        const actor = await personForJob(userId);
        if (actor) await answers.answerHere(actor, messageId, true);
      },
    }),
    defineJob({ name: ANSWER_ABANDONED, payload: z.object({}), schedule: '* * * * *', run: answerAbandoned }),
  ];
}
