const HOUR_MS = 3_600_000;

/** Delay between "estou em segurança" and the question of how the person is. */
export const ASK_AGAIN_AFTER_MS = 20 * HOUR_MS;
/** How long the question of how the person is stays open. */
export const ASK_AGAIN_FOR_MS = 72 * HOUR_MS;

/**
 * Minimum time between two crisis cards that a concerning pattern opens on a device. The card on /home is not limited.
 */
export const PATTERN_CARD_EVERY_MS = 7 * 24 * HOUR_MS;

/** Reasons for showing the crisis card (decision D22). */
export const CRISIS_SOURCES = ['score', 'screening', 'note', 'pattern', 'asked'] as const;
export type CrisisSource = (typeof CRISIS_SOURCES)[number];

/** Answers about safety, both on the crisis card and to the later question. */
export const SAFETY_ANSWERS = ['safe', 'still-hard'] as const;
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number];

/** Safety state of a person. Instants are in ms epoch; null means that the event never happened. */
export type SafetyState = {
  /** Time of the last sign of crisis. */
  lastCrisisAt: number | null;
  /** Time of the last "estou em segurança". */
  acknowledgedAt: number | null;
  /** Time from which on to ask again; null if there is no question. */
  askAgainAt: number | null;
};

export const CALM: SafetyState = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };

/** State after a sign of crisis. An earlier acknowledgement is removed. */
export const afterCrisis = (state: SafetyState, now: number): SafetyState => ({
  ...state,
  lastCrisisAt: now,
  askAgainAt: now + ASK_AGAIN_AFTER_MS,
});

/** Whether the answer is not newer than the last known one, because it was sent twice or arrived late. */
const isOld = ({ acknowledgedAt }: SafetyState, at: number): boolean => acknowledgedAt !== null && at <= acknowledgedAt;

/**
 * State after an answer. "safe" on the card schedules the question, "safe" to the question ends it, and "still-hard"
 * counts as a sign of crisis. A repeated answer changes nothing.
 */
export function afterAnswer(state: SafetyState, answer: SafetyAnswer, now: number): SafetyState {
  if (answer === 'still-hard')
    return state.lastCrisisAt !== null && now <= state.lastCrisisAt ? state : afterCrisis(state, now);
  if (isOld(state, now)) return state;
  // A late answer refers to the time before the newer crisis, which the app still has to ask about.
  if (state.lastCrisisAt !== null && now < state.lastCrisisAt) return { ...state, acknowledgedAt: now };
  const isAskedAgain = shouldAskAgain(state, now);
  return { ...state, acknowledgedAt: now, askAgainAt: isAskedAgain ? null : now + ASK_AGAIN_AFTER_MS };
}

/** Whether the question of how the person is should be shown now. */
export const shouldAskAgain = ({ askAgainAt }: SafetyState, now: number): boolean =>
  askAgainAt !== null && now >= askAgainAt && now < askAgainAt + ASK_AGAIN_FOR_MS;
