import {
  afterAnswer,
  afterCrisis,
  CALM,
  SAFETY_ANSWERS,
  type SafetyAnswer,
  type SafetyState,
} from '@alento/domain/safety/safety-state';
import { ApiError, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { readJson, writeJson } from '../../../lib/session/device/device-json.ts';
import { session } from '../../../lib/session/session.ts';
import { now } from '../../../lib/time/clock.ts';
import { safetyKeys } from '../safety.keys.ts';

const STATE = 'safety-state';
const WAITING_ANSWERS = 'safety-answers';
/** Answers kept for a network that is away: more than anybody gives. */
const WAITING_MAX = 20;

const isInstant = (value: unknown): boolean => value === null || typeof value === 'number';

function isState(value: unknown): value is SafetyState {
  return (
    typeof value === 'object' && value !== null && Object.keys(CALM).every((key) => isInstant(Reflect.get(value, key)))
  );
}

/** An answer and when it was given, ms epoch: heard twice, it counts once. */
type Given = { answer: SafetyAnswer; answeredAt: number };

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  SAFETY_ANSWERS.some((answer) => answer === Reflect.get(value, 'answer')) &&
  typeof Reflect.get(value, 'answeredAt') === 'number';

/** The device's own note of the safety state: right also when the server can't be asked. */
export function deviceState(userId: string): SafetyState {
  const stored = readJson(userId, STATE);
  return isState(stored) ? stored : CALM;
}

function keepState(userId: string, state: SafetyState): void {
  // What was asked for before knows less than this.
  void queryClient.cancelQueries({ queryKey: safetyKeys.state() });
  void writeJson(userId, STATE, state);
}

function waitingAnswers(userId: string): Given[] {
  const stored = readJson(userId, WAITING_ANSWERS);
  return Array.isArray(stored) ? stored.filter(isGiven) : [];
}

const keepWaiting = (userId: string, answers: Given[]): Promise<boolean> =>
  writeJson(userId, WAITING_ANSWERS, answers.length === 0 ? null : answers.slice(-WAITING_MAX));

/** What the server knows replaces the device's note, unless it has not heard everything yet. */
export function takeServerState(userId: string, state: SafetyState): void {
  if (waitingAnswers(userId).length === 0) void writeJson(userId, STATE, state);
}

/** The crisis card opened: to be asked about again, also when nothing reaches the server. */
export function noteCrisis(userId: string): void {
  keepState(userId, afterCrisis(deviceState(userId), now()));
}

/** Each person's own: who signs in next does not wait for what the one before still sends. */
const sending = new Map<string, Promise<void>>();

const isSame = (one: Given, other: Given): boolean =>
  one.answer === other.answer && one.answeredAt === other.answeredAt;

async function sendAll(userId: string): Promise<void> {
  for (;;) {
    const [given] = waitingAnswers(userId);
    if (given === undefined || session.userId() !== userId) return;
    let known: SafetyState | null = null;
    try {
      known = (await call('POST /safety/answers', { body: given })).data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Refused for good is not asked for again; everything else waits for the network.
      if (!wasRefused(error) || error.status === 429) return;
    }
    // By what it says, not by its place: meanwhile the queue may have begun anew.
    const left = waitingAnswers(userId).filter((waiting) => !isSame(waiting, given));
    await keepWaiting(userId, left);
    if (known) takeServerState(userId, known);
  }
}

/** Sends what was answered without network, in the order it was answered. */
export function sendWaitingAnswers(userId: string): Promise<void> {
  const underway = sending.get(userId) ?? sendAll(userId).finally(() => sending.delete(userId));
  sending.set(userId, underway);
  return underway;
}

/** Notes an answer: on this device at once, on the server as soon as it can be reached. A guest's is not kept. */
export async function answerSafety(answer: SafetyAnswer): Promise<void> {
  const userId = session.userId();
  if (userId === null) return;
  const answeredAt = now();
  keepState(userId, afterAnswer(deviceState(userId), answer, answeredAt));
  void keepWaiting(userId, [...waitingAnswers(userId), { answer, answeredAt }]);
  await sendWaitingAnswers(userId);
}
