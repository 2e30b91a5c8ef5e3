import type { PersonForJob } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import { type LeasedKind, leasedJobs, RowOfPerson } from '../../jobs/leased-work.ts';
import { replyRows } from './chat.repository.ts';
import type { MessageAnswers } from './reply/answer-message.ts';

/** A service may take seconds for each reply: so many are awaited at once in a process, of one person so many. */
const ANSWERS_AT_ONCE = 16;
const ANSWERS_PER_PERSON = 2;
/** A reply that waited so long for a place at the service is written here instead, seconds. */
const SERVICE_WAIT_SECONDS = 20;

/** Writes a reply by the external service. */
export const answerByService: LeasedKind = jobKind({
  name: 'answer-chat-reply',
  payload: RowOfPerson,
  concurrency: ANSWERS_AT_ONCE,
  group: { of: ({ userId }) => userId, atOnce: ANSWERS_PER_PERSON },
  leavesNoRow: true,
});
/** Writes a reply here that has found no place at the service. */
export const answerIfWaiting: LeasedKind = jobKind({
  name: 'answer-waiting-reply',
  payload: RowOfPerson,
  concurrency: ANSWERS_PER_PERSON,
  afterSeconds: SERVICE_WAIT_SECONDS,
  leavesNoRow: true,
});

type Deps = { db: Database; clock: () => number; personForJob: PersonForJob; answers: MessageAnswers };

/**
 * Replies that an external service writes; the model here answers within the request. One that finds no
 * place at the service in time is written here after all.
 */
export const chatJobs = ({ db, clock, personForJob, answers }: Deps) => [
  ...leasedJobs({
    db,
    clock,
    personForJob,
    rows: replyRows,
    kind: answerByService,
    sweep: 'answer-abandoned-replies',
    work: answers.answer,
  }),
  runs(answerIfWaiting, async ({ userId, id }) => {
    const person = await personForJob(userId);
    if (person) await answers.answerHere(person, id, true);
  }),
];
