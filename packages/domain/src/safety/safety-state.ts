import { HOUR_MS } from '../time/local-date.ts';

/** Delay between "estou em segurança" and the question of how the person is. */
export const FOLLOW_UP_DELAY_MS = 20 * HOUR_MS;
/** How long the question of how the person is stays open. */
export const FOLLOW_UP_OPEN_MS = 72 * HOUR_MS;

/**
 * Minimum time between two crisis cards that a concerning pattern opens on a device. The card on /home is not limited.
 */
export const PATTERN_CARD_EVERY_MS = 7 * 24 * HOUR_MS;

/** Reasons for showing the crisis card. */
const CRISIS_SOURCES = ['score', 'screening', 'note', 'pattern', 'asked'] as const;
export type CrisisSource = (typeof CRISIS_SOURCES)[number];

/**
 * Answers about safety, both on the crisis card and to the later question. `not-meant` is "Não era isso": the text was
 * no crisis of the writer; `other-not-meant` is the same about a text on another person.
 */
export const SAFETY_ANSWERS = ['safe', 'still-hard', 'not-meant', 'other-not-meant'] as const;
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number];

/** Safety state of a person. Instants are in ms epoch; null means that the event never happened. */
export type SafetyState = {
  /** Time of the last sign of crisis. */
  lastCrisisAt: number | null;
  /** Time of the last "estou em segurança". */
  acknowledgedAt: number | null;
  /** Time from which on to ask again; null if there is no question. */
  askAgainAt: number | null;
  /** Time of the last "não era isso"; absent if there was none. */
  notMeantAt?: number | undefined;
};

export const CALM: SafetyState = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };

/**
 * The request that stores a text may arrive after the answer to the card that the text opened. Signs and answers within
 * this time belong to the same text.
 */
export const SAME_TEXT_MS = 10_000;
/** A sign that comes later than this after the answer is of another text. Nobody writes and sends one in that time. */
const LATE_SIGN_MS = 1_000;

/** State after a sign of crisis, unless the person just said that the text was none. */
export const afterCrisis = (state: SafetyState, now: number): SafetyState =>
  state.lastCrisisAt === null && state.notMeantAt !== undefined && now - state.notMeantAt < LATE_SIGN_MS
    ? state
    : { ...state, lastCrisisAt: now, askAgainAt: now + FOLLOW_UP_DELAY_MS };

/** State after "não era isso", which ends the time of help first. An answer to an earlier card changes nothing. */
function afterNotMeant(state: SafetyState, now: number, isOwn: boolean): SafetyState {
  if (state.notMeantAt !== undefined && now <= state.notMeantAt) return state;
  if (!isOwn) return { ...state, notMeantAt: now };
  if (state.lastCrisisAt !== null && now + SAME_TEXT_MS < state.lastCrisisAt) return state;
  return { ...state, lastCrisisAt: null, askAgainAt: null, notMeantAt: now };
}

/** Whether the answer is not newer than the last known one, because it was sent twice or arrived late. */
const isOld = ({ acknowledgedAt }: SafetyState, at: number): boolean => acknowledgedAt !== null && at <= acknowledgedAt;

/**
 * State after an answer. "safe" on the card schedules the question, "safe" to the question ends it, and "still-hard"
 * counts as a sign of crisis. "not-meant" ends the time of help first. A repeated answer changes nothing.
 */
export function afterAnswer(state: SafetyState, answer: SafetyAnswer, now: number): SafetyState {
  if (answer === 'not-meant' || answer === 'other-not-meant') return afterNotMeant(state, now, answer === 'not-meant');
  if (answer === 'still-hard')
    return state.lastCrisisAt !== null && now <= state.lastCrisisAt ? state : afterCrisis(state, now);
  if (isOld(state, now)) return state;
  // A late answer refers to the time before the newer crisis, which the app still has to ask about.
  if (state.lastCrisisAt !== null && now < state.lastCrisisAt) return { ...state, acknowledgedAt: now };
  const isQuestionDue = shouldAskAgain(state, now);
  return { ...state, acknowledgedAt: now, askAgainAt: isQuestionDue ? null : now + FOLLOW_UP_DELAY_MS };
}

/** Whether the question of how the person is should be shown now. */
export const shouldAskAgain = ({ askAgainAt }: SafetyState, now: number): boolean =>
  askAgainAt !== null && now >= askAgainAt && now < askAgainAt + FOLLOW_UP_OPEN_MS;
