import type { PersonForJob } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import { type LeasedKind, leasedJobs, RowOfPerson } from '../../jobs/leased-work.ts';
import { replyRows } from './chat.repository.ts';
import type { MessageAnswers } from './reply/answer-message.ts';

/** Maximum number of replies that the external service writes at once, per process and per person. */
const ANSWERS_AT_ONCE = 16;
const ANSWERS_PER_PERSON = 2;
/** If the external service has not started a reply after this time, the local assistant writes it, seconds. */
const SERVICE_WAIT_SECONDS = 20;

/** The job that writes a reply with the external service. */
export const answerByService: LeasedKind = jobKind({
  name: 'answer-chat-reply',
  payload: RowOfPerson,
  concurrency: ANSWERS_AT_ONCE,
  group: { of: ({ userId }) => userId, atOnce: ANSWERS_PER_PERSON },
});
/** The job that writes a reply with the local assistant if the external service has not started it. */
export const answerIfWaiting: LeasedKind = jobKind({
  name: 'answer-waiting-reply',
  payload: RowOfPerson,
  concurrency: ANSWERS_PER_PERSON,
  afterSeconds: SERVICE_WAIT_SECONDS,
});

type Deps = Store & { personForJob: PersonForJob; answers: MessageAnswers };

/**
 * Jobs for replies by the external service. If the service has not started a reply in time, the local assistant writes
 * it. Other replies by the local assistant need no job, because they are written within the request.
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
