import { afterAnswer, SAFETY_ANSWERS, type SafetyAnswer, type SafetyState } from '@alento/domain/safety/safety-state';
import { ApiError, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { readJson, writeJson } from '../../../lib/session/device/device-json.ts';
import { session } from '../../../lib/session/session.ts';
import { now } from '../../../lib/time/clock.ts';
import { deviceState, keepState, storeState } from '../../../state/crisis/device-state.ts';

const WAITING_ANSWERS = 'safety-answers';
/** The maximum number of queued answers. */
const WAITING_MAX = 20;

/** An answer with its time in ms since the epoch, by which the server recognises a duplicate. */
type QueuedAnswer = { answer: SafetyAnswer; answeredAt: number };

const isQueuedAnswer = (value: unknown): value is QueuedAnswer =>
  typeof value === 'object' &&
  value !== null &&
  SAFETY_ANSWERS.some((answer) => answer === Reflect.get(value, 'answer')) &&
  typeof Reflect.get(value, 'answeredAt') === 'number';

function waitingAnswers(userId: string): QueuedAnswer[] {
  const stored = readJson(userId, WAITING_ANSWERS);
  return Array.isArray(stored) ? stored.filter(isQueuedAnswer) : [];
}

const keepWaiting = (userId: string, answers: QueuedAnswer[]): Promise<boolean> =>
  writeJson(userId, WAITING_ANSWERS, answers.length === 0 ? null : answers.slice(-WAITING_MAX));

/** Stores the server's state, unless an answer has not been sent yet. */
export function takeServerState(userId: string, state: SafetyState): void {
  if (waitingAnswers(userId).length === 0) storeState(userId, state);
}

/** Running requests are separate per person, so that one person's answers don't wait for another's. */
const sending = new Map<string, Promise<void>>();

const isSame = (one: QueuedAnswer, other: QueuedAnswer): boolean =>
  one.answer === other.answer && one.answeredAt === other.answeredAt;

async function sendAll(userId: string): Promise<void> {
  for (;;) {
    const [next] = waitingAnswers(userId);
    if (next === undefined || session.userId() !== userId) return;
    let known: SafetyState | null = null;
    try {
      known = (await call('POST /safety/answers', { body: next })).data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A final refusal is not retried. After any other error the answers stay in the queue.
      if (!wasRefused(error) || error.status === 429) return;
    }
    // Answers are compared by content, not by index, because the queue may have changed meanwhile.
    const left = waitingAnswers(userId).filter((waiting) => !isSame(waiting, next));
    await keepWaiting(userId, left);
    if (known) takeServerState(userId, known);
  }
}

/** Sends the queued answers in order. */
export async function sendWaitingAnswers(userId: string): Promise<void> {
  // An answer that is given meanwhile must not wait for a run that has seen an empty queue.
  if (waitingAnswers(userId).length === 0) return;
  const underway = sending.get(userId) ?? sendAll(userId).finally(() => sending.delete(userId));
  sending.set(userId, underway);
  return underway;
}

/**
 * Stores an answer on this device at once, and sends it as soon as possible. A guest's answer is neither stored nor
 * sent.
 */
export async function answerSafety(answer: SafetyAnswer): Promise<void> {
  const userId = session.userId();
  if (userId === null) return;
  const answeredAt = now();
  keepState(userId, afterAnswer(deviceState(userId), answer, answeredAt));
  void keepWaiting(userId, [...waitingAnswers(userId), { answer, answeredAt }]);
  await sendWaitingAnswers(userId);
}
