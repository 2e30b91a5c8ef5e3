/** Pull-to-refresh (core §9): the pull that triggers a refresh, and the longest one that is drawn, in px. */
export const PULL_THRESHOLD = 67;
export const PULL_MAX = 95;
/**
 * A list loads more at this distance from its end, px (core §9). Our lists have a button instead, so only tests use it.
 *
 * @internal
 */
export const FETCH_MORE_DISTANCE = 100;
/** Wait between the release and the reload, ms (core §9). */
export const RELOAD_AFTER_MS = 500;

/** Delay and duration of the assistant's tooltip, ms (core §9, companion §9). */
export const CHAT_TOOLTIP_DELAY_MS = 2000;
export const CHAT_TOOLTIP_SHOWN_MS = 8000;
/** A press of this length is a long press, ms (core §9, companion §9). */
export const LONG_PRESS_MS = 600;

export type Pull = {
  /** Distance of the indicator, px. */
  distance: number;
  /** Progress to the threshold, 0 to 1. */
  progress: number;
  /** Whether a release now refreshes. */
  ready: boolean;
};

/** The pull for a finger that moved down by `moved` px. */
export function pullOf(moved: number): Pull {
  const distance = Math.min(PULL_MAX, Math.max(0, moved));
  return { distance, progress: Math.min(1, distance / PULL_THRESHOLD), ready: distance >= PULL_THRESHOLD };
}
