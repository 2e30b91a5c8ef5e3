/** Pull-to-refresh: the distance of a pull that triggers a refresh, and the maximum distance that is drawn, px. */
export const PULL_THRESHOLD = 67;
export const PULL_MAX = 95;
/**
 * Distance from the end of a list at which a list loads more, px. Our lists load earlier, by rows, or by a button, so
 * only tests use it.
 * @internal
 */
export const FETCH_MORE_DISTANCE = 100;
/** Delay between the release of a pull and the reload, ms. */
export const RELOAD_AFTER_MS = 500;

/** Delay and duration of the assistant's tooltip, ms. */
export const CHAT_TOOLTIP_DELAY_MS = 2000;
export const CHAT_TOOLTIP_DISPLAY_MS = 8000;
/** Minimum duration of a long press, ms. */
export const LONG_PRESS_MS = 600;

export type Pull = {
  /** Distance by which the indicator is drawn below its place, px. */
  distance: number;
  /** Share of the distance that triggers a refresh, 0 to 1. */
  progress: number;
  /** Whether a release at this moment triggers a refresh. */
  ready: boolean;
};

/** The state of a pull after the finger moved down by `moved` px. */
export function pullOf(moved: number): Pull {
  const distance = Math.min(PULL_MAX, Math.max(0, moved));
  return { distance, progress: Math.min(1, distance / PULL_THRESHOLD), ready: distance >= PULL_THRESHOLD };
}

/** How long a button that deletes for good has to be held, ms. */
export const HOLD_TO_CONFIRM_MS = 3000;

/** Within this time a second press of the hardware back button leaves the app, ms. */
export const LEAVE_AGAIN_MS = 2000;

/** What was loaded this long ago is loaded again when the native app returns to the screen, ms. */
export const REFRESH_AFTER_MS = 5 * 60_000;
