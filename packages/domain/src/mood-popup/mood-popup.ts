const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Platform time before the very first popup, ms (companion §9). */
export const FIRST_POPUP_AFTER_MS = 15 * MINUTE_MS;
/** Least time from one popup to the next, ms (companion §9). */
export const POPUP_INTERVAL_MS = 2 * HOUR_MS;
/** Least platform time from one popup to the next, ms (companion §9). */
export const POPUP_PLATFORM_TIME_MS = 2 * HOUR_MS;
/** No popup for this long after a dismissal, ms (companion §9). */
export const DISMISSAL_QUIET_MS = HOUR_MS;
/** How often it is looked whether a popup is due, ms (companion §9). */
export const POPUP_CHECK_MS = 60_000;
/** A longer stretch between two looks was not spent on the platform, ms (companion §9). */
export const INCREMENT_MAX_MS = 5 * MINUTE_MS;
/** How long the confirmation stands, ms (companion §4, §9). */
export const CONFIRMATION_MS = 2000;
/** Characters the note's label speaks of; from the next one on the counter warns (companion §5, decision D3). */
export const NOTE_ADVISED_MAX = 100;

/** What is kept of the popup, shared by all tabs of one person (companion §9). Instants in ms epoch. */
export type PopupState = {
  /** Start of the stretch not counted yet: the last look of any tab. */
  startedAt: number | null;
  lastShownAt: number | null;
  /** Platform time since the last popup; since ever before the first one. */
  totalMs: number;
  dismissedAt: number | null;
  shownCount: number;
};

/** The same as text, one value for each stored key. */
export type StoredPopup = Readonly<Record<keyof PopupState, string | null>>;

/** Digits that a number keeps exactly; anything else is not ours. */
const numberOf = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** Reads what is stored; what is missing or unreadable counts as not there. */
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

/** Nobody spends more time here since a popup than passed since. */
const bounded = (totalMs: number, lastShownAt: number | null, now: number): number =>
  lastShownAt === null ? totalMs : Math.min(totalMs, now - lastShownAt);

/**
 * What can be true at `now`. A clock that was set back leaves instants ahead of it: they count as now,
 * so that a wait starts over instead of lasting until the clock has caught up. A popup that was counted
 * but whose instant is lost counts as now too: rather one too few than one too many.
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

/** A tab comes into view: time counts from here, not the time it was out of view. */
export const resume = (state: PopupState, now: number): PopupState => ({ ...settle(state, now), startedAt: now });

/** A look of a tab in view: counts the time since the last look of any tab. */
export function tick(state: PopupState, now: number): PopupState {
  const { startedAt, totalMs, ...rest } = settle(state, now);
  const increment = startedAt === null ? 0 : now - startedAt;
  const counted = increment > INCREMENT_MAX_MS ? 0 : increment;
  return { ...rest, startedAt: now, totalMs: bounded(totalMs + counted, rest.lastShownAt, now) };
}

/** Whether a popup is due, by a state whose time is counted up to `now` (`tick`). */
export function isDue({ lastShownAt, totalMs, dismissedAt }: PopupState, now: number): boolean {
  if (dismissedAt !== null && now - dismissedAt < DISMISSAL_QUIET_MS) return false;
  if (lastShownAt === null) return totalMs >= FIRST_POPUP_AFTER_MS;
  return now - lastShownAt >= POPUP_INTERVAL_MS && totalMs >= POPUP_PLATFORM_TIME_MS;
}

/** A popup appears: both waits for the next one start. */
export function show(state: PopupState, now: number): PopupState {
  const settled = settle(state, now);
  return { ...settled, lastShownAt: now, totalMs: 0, shownCount: settled.shownCount + 1 };
}

/** The person put the popup away without an answer. */
export const dismiss = (state: PopupState, now: number): PopupState => ({ ...settle(state, now), dismissedAt: now });
