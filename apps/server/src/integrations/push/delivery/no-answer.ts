import { NoAnswerError } from '../http2/origin-client.ts';
import { type Attempt, NO_ANSWER } from './attempt.ts';

/** What a request without an answer came to. A request that never left is no failure of the service. @throws other errors. */
export function attemptWithoutAnswer(error: unknown): Attempt {
  if (!(error instanceof NoAnswerError)) throw error;
  return error.reason === 'not-sent' ? { ...NO_ANSWER, failed: false } : NO_ANSWER;
}
