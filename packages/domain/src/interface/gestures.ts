/** Pull-to-refresh (core §9): px a pull must reach to count, and px after which it goes no further. */
export const PULL_THRESHOLD = 67;
export const PULL_MAX = 95;
/**
 * How far from its end a list asks for more, px (core §9). Our lists have a button for it; only tests read this.
 *
 * @internal
 */
export const FETCH_MORE_DISTANCE = 100;
/** From letting go to the reload, ms (core §9). */
export const RELOAD_AFTER_MS = 500;

/** The assistant's tooltip appears after, and stays for, ms (core §9, companion §9). */
export const CHAT_TOOLTIP_DELAY_MS = 2000;
export const CHAT_TOOLTIP_SHOWN_MS = 8000;
/** A press this long is another wish than a tap, ms (core §9, companion §9). */
export const LONG_PRESS_MS = 600;

export type Pull = {
  /** How far the pull is drawn, px. */
  distance: number;
  /** 0 to 1 on the way to the threshold. */
  progress: number;
  /** Letting go now refreshes. */
  ready: boolean;
};

/** What a finger that moved down by `moved` px has pulled. */
export function pullOf(moved: number): Pull {
  const distance = Math.min(PULL_MAX, Math.max(0, moved));
  return { distance, progress: Math.min(1, distance / PULL_THRESHOLD), ready: distance >= PULL_THRESHOLD };
}
