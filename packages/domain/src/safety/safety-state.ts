const HOUR_MS = 3_600_000;

/** Delay between "estou em segurança" and the question how the person is. */
export const ASK_AGAIN_AFTER_MS = 20 * HOUR_MS;
/** How long that question stays open. */
export const ASK_AGAIN_FOR_MS = 72 * HOUR_MS;

/** How often the concerning pattern may open the card on a device. The card on /home is not limited. */
export const PATTERN_CARD_EVERY_MS = 7 * 24 * HOUR_MS;

/** Reasons for showing the crisis card (decision D22). */
export const CRISIS_SOURCES = ['score', 'screening', 'note', 'pattern', 'asked'] as const;
export type CrisisSource = (typeof CRISIS_SOURCES)[number];

/** Answers about safety: on the card, and to the later question. */
export const SAFETY_ANSWERS = ['safe', 'still-hard'] as const;
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number];

/** Instants in ms epoch; null if it never happened. */
export type SafetyState = {
  /** Time of the last sign of crisis. */
  lastCrisisAt: number | null;
  /** Time of the last "estou em segurança". */
  acknowledgedAt: number | null;
  /** Time from which to ask again; null if there is nothing to ask. */
  askAgainAt: number | null;
};

export const CALM: SafetyState = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };

/** State after a sign of crisis. An earlier acknowledgement no longer counts. */
export const afterCrisis = (state: SafetyState, now: number): SafetyState => ({
  ...state,
  lastCrisisAt: now,
  askAgainAt: now + ASK_AGAIN_AFTER_MS,
});

/** Whether the answer is older than the last known one, because it was sent twice or arrived late. */
const isOld = ({ acknowledgedAt }: SafetyState, at: number): boolean => acknowledgedAt !== null && at <= acknowledgedAt;

/**
 * State after an answer. "Safe" on the card schedules the question, "safe" to the question ends it, and
 * "still hard" counts as a sign of crisis. It is idempotent for repeated answers.
 */
export function afterAnswer(state: SafetyState, answer: SafetyAnswer, now: number): SafetyState {
  if (answer === 'still-hard')
    return state.lastCrisisAt !== null && now <= state.lastCrisisAt ? state : afterCrisis(state, now);
  if (isOld(state, now)) return state;
  // An answer sent late refers to the time before it. A newer crisis still has to be asked about.
  if (state.lastCrisisAt !== null && now < state.lastCrisisAt) return { ...state, acknowledgedAt: now };
  const isAskedAgain = shouldAskAgain(state, now);
  return { ...state, acknowledgedAt: now, askAgainAt: isAskedAgain ? null : now + ASK_AGAIN_AFTER_MS };
}

/** Whether the question is open now. */
export const shouldAskAgain = ({ askAgainAt }: SafetyState, now: number): boolean =>
  askAgainAt !== null && now >= askAgainAt && now < askAgainAt + ASK_AGAIN_FOR_MS;
