const HOUR_MS = 3_600_000;

/** After "estou em segurança", how long until the app asks again, once, how the person is. */
export const ASK_AGAIN_AFTER_MS = 20 * HOUR_MS;
/** And how long that question stays open before it goes by itself. */
export const ASK_AGAIN_FOR_MS = 72 * HOUR_MS;

/** How often the concerning pattern opens the card by itself on a device; its own card on /home stays. */
export const PATTERN_CARD_EVERY_MS = 7 * 24 * HOUR_MS;

/** What led to the crisis card (decision D22). */
export const CRISIS_SOURCES = ['score', 'screening', 'note', 'pattern', 'asked'] as const;
export type CrisisSource = (typeof CRISIS_SOURCES)[number];

/** Answers a person gives about their safety: on the card, and when asked again. */
export const SAFETY_ANSWERS = ['safe', 'still-hard'] as const;
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number];

/** Instants in ms epoch; null where there was none. */
export type SafetyState = {
  /** Last time something told of a crisis. */
  lastCrisisAt: number | null;
  /** Last "estou em segurança". */
  acknowledgedAt: number | null;
  /** From when on to ask kindly again; null when there is nothing to ask. */
  askAgainAt: number | null;
};

export const CALM: SafetyState = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };

/** After a sign of crisis: what was acknowledged before no longer answers it. */
export const afterCrisis = (state: SafetyState, now: number): SafetyState => ({
  ...state,
  lastCrisisAt: now,
  askAgainAt: now + ASK_AGAIN_AFTER_MS,
});

/** An answer given before the last one that is known: sent twice, or overtaken on the way. */
const isOld = ({ acknowledgedAt }: SafetyState, at: number): boolean => acknowledgedAt !== null && at <= acknowledgedAt;

/**
 * After an answer. "Safe" on the card asks again later; "safe" to that question ends it; "still
 * hard" counts as a sign of crisis. The same answer heard again changes nothing.
 */
export function afterAnswer(state: SafetyState, answer: SafetyAnswer, now: number): SafetyState {
  if (answer === 'still-hard')
    return state.lastCrisisAt !== null && now <= state.lastCrisisAt ? state : afterCrisis(state, now);
  if (isOld(state, now)) return state;
  // An answer that waited on a device speaks of what was before it: a newer crisis is still to be asked about.
  if (state.lastCrisisAt !== null && now < state.lastCrisisAt) return { ...state, acknowledgedAt: now };
  const isAskedAgain = shouldAskAgain(state, now);
  return { ...state, acknowledgedAt: now, askAgainAt: isAskedAgain ? null : now + ASK_AGAIN_AFTER_MS };
}

/** Whether it is time to ask kindly how the person is. */
export const shouldAskAgain = ({ askAgainAt }: SafetyState, now: number): boolean =>
  askAgainAt !== null && now >= askAgainAt && now < askAgainAt + ASK_AGAIN_FOR_MS;
