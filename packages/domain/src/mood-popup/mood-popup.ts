import { HOUR_MS } from '../time/local-date.ts';

const MINUTE_MS = 60_000;

/** Platform time before the first popup, ms. */
export const FIRST_POPUP_AFTER_MS = 15 * MINUTE_MS;
/** Minimum time between two popups, ms. */
export const POPUP_INTERVAL_MS = 2 * HOUR_MS;
/** Minimum platform time between two popups, ms. */
export const POPUP_PLATFORM_TIME_MS = 2 * HOUR_MS;
/** Minimum time between a dismissal and the next popup, ms. */
export const DISMISSAL_QUIET_MS = HOUR_MS;
/** Minimum time between a recorded mood and a popup, ms. */
export const QUIET_AFTER_MOOD_MS = 3 * HOUR_MS;
/** Interval at which a tab checks whether a popup is due, ms. */
export const POPUP_CHECK_MS = 60_000;
/** Longest interval between two checks that counts as platform time, ms. */
export const INCREMENT_MAX_MS = 5 * MINUTE_MS;
/** How long the confirmation after an answer is shown, ms. */
export const CONFIRMATION_MS = 2000;
/**
 * The maximum that the note's label names, in characters. Above it the counter shows a warning, but the note is
 * accepted.
 */
export const NOTE_ADVISED_MAX = 100;

/** State of the popup, shared by all tabs of one person. Instants are in ms epoch. */
export type PopupState = {
  /** Start of the interval that is not counted yet: the last check by any tab. */
  startedAt: number | null;
  lastShownAt: number | null;
  /** Platform time since the last popup, or in total before the first one. */
  totalMs: number;
  dismissedAt: number | null;
  shownCount: number;
};

/** The state as text, one value for each storage key. */
export type StoredPopup = Readonly<Record<keyof PopupState, string | null>>;

/** Accepts only digits, within the range of safe integers. This code never writes other text. */
const numberOf = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** Parses the stored state. Missing or invalid values become null. */
export const popupStateOf = (stored: StoredPopup): PopupState => ({
  startedAt: numberOf(stored.startedAt),
  lastShownAt: numberOf(stored.lastShownAt),
  totalMs: numberOf(stored.totalMs) ?? 0,
  dismissedAt: numberOf(stored.dismissedAt),
  shownCount: numberOf(stored.shownCount) ?? 0,
});

const textOf = (value: number | null): string | null => (value === null ? null : String(value));

export const storedOf = (state: PopupState): StoredPopup => ({
  startedAt: textOf(state.startedAt),
  lastShownAt: textOf(state.lastShownAt),
  totalMs: textOf(state.totalMs),
  dismissedAt: textOf(state.dismissedAt),
  shownCount: textOf(state.shownCount),
});

const notAhead = (instant: number | null, now: number): number | null =>
  instant === null ? null : Math.min(instant, now);

/** Limits platform time to the time since the last popup. */
const bounded = (totalMs: number, lastShownAt: number | null, now: number): number =>
  lastShownAt === null ? totalMs : Math.min(totalMs, now - lastShownAt);

/**
 * Corrects a state that is impossible at `now`. If the clock was set back, stored instants may be in the future; they
 * are replaced by `now`, so that a wait starts again instead of lasting until the stored instant. If a popup was
 * counted but its time is lost, its time is replaced by `now` too.
 */
function settle(state: PopupState, now: number): PopupState {
  const lastShownAt = notAhead(state.lastShownAt ?? (state.shownCount > 0 ? now : null), now);
  return {
    startedAt: notAhead(state.startedAt, now),
    lastShownAt,
    totalMs: bounded(state.totalMs, lastShownAt, now),
    dismissedAt: notAhead(state.dismissedAt, now),
    shownCount: state.shownCount,
  };
}

/** State after a tab comes into view. The time before that isn't counted. */
export const resume = (state: PopupState, now: number): PopupState => ({ ...settle(state, now), startedAt: now });

/** State after a check by a tab in view. The time since the last check by any tab is counted. */
export function tick(state: PopupState, now: number): PopupState {
  const { startedAt, totalMs, ...rest } = settle(state, now);
  const increment = startedAt === null ? 0 : now - startedAt;
  const counted = increment > INCREMENT_MAX_MS ? 0 : increment;
  return { ...rest, startedAt: now, totalMs: bounded(totalMs + counted, rest.lastShownAt, now) };
}

/** Whether a popup is due. The state has to be counted up to `now` (`tick`). */
export function isDue({ lastShownAt, totalMs, dismissedAt }: PopupState, now: number): boolean {
  if (dismissedAt !== null && now - dismissedAt < DISMISSAL_QUIET_MS) return false;
  if (lastShownAt === null) return totalMs >= FIRST_POPUP_AFTER_MS;
  return now - lastShownAt >= POPUP_INTERVAL_MS && totalMs >= POPUP_PLATFORM_TIME_MS;
}

/** State after a popup is shown. Both waits for the next popup start. */
export function show(state: PopupState, now: number): PopupState {
  const settled = settle(state, now);
  return { ...settled, lastShownAt: now, totalMs: 0, shownCount: settled.shownCount + 1 };
}

/** State after the person closed the popup without an answer. */
export const dismiss = (state: PopupState, now: number): PopupState => ({ ...settle(state, now), dismissedAt: now });
