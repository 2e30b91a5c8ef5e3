import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dismiss, isDue, type PopupState, popupStateOf, resume, type StoredPopup, show, tick } from './mood-popup.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const T0 = Date.parse('2026-11-21T12:00:00Z');

const EMPTY: StoredPopup = { startedAt: null, lastShownAt: null, totalMs: null, dismissedAt: null, shownCount: null };
const FRESH = popupStateOf(EMPTY);

/** The state after a tab was in view from `from` to `to` and checked every minute. */
function stay(state: PopupState, from: number, to: number): PopupState {
  let current = tick(state, from);
  for (let at = from + MINUTE; at < to; at += MINUTE) current = tick(current, at);
  return tick(current, to);
}

/** The state of a person who saw a popup at T0 and stayed in view until `at`. */
const seenAndStayed = (at: number): PopupState => stay(show(resume(FRESH, T0), T0), T0, at);

describe('first mood popup', () => {
  it.each([
    ['14:59.999', 15 * MINUTE - 1, false],
    ['15:00', 15 * MINUTE, true],
  ])('is due after %s of time in the app: %s', (_says, ms, due) => {
    const state = stay(FRESH, T0, T0 + ms);
    expect(state.totalMs).toBe(ms);
    expect(isDue(state, T0 + ms)).toBe(due);
  });

  it('counts the time in the app of several visits together', () => {
    let state = FRESH;
    for (const day of [0, 1, 5])
      state = stay(resume(state, T0 + day * 24 * HOUR), T0 + day * 24 * HOUR, T0 + day * 24 * HOUR + 5 * MINUTE);
    expect(state.totalMs).toBe(15 * MINUTE);
    expect(isDue(state, T0 + 5 * 24 * HOUR + 5 * MINUTE)).toBe(true);
  });
});

describe('time in the app between two checks', () => {
  it.each([
    ['is counted if they are 5:00 apart', 5 * MINUTE, 5 * MINUTE],
    ['is not counted if they are 5:00.001 apart', 5 * MINUTE + 1, 0],
    ['is not counted if the device sleeps for 9 h', 9 * HOUR, 0],
    ['is not counted if the clock is set back', -3 * HOUR, 0],
    ['is zero if they are at the same time', 0, 0],
  ])('%s', (_says, passed, counted) => {
    const state = tick(tick(FRESH, T0), T0 + passed);
    expect(state.totalMs).toBe(counted);
    expect(state.startedAt).toBe(T0 + passed);
  });

  it('is not counted while no tab is in view', () => {
    const hidden = stay(FRESH, T0, T0 + 2 * MINUTE);
    const back = resume(hidden, T0 + 4 * MINUTE);
    expect(tick(back, T0 + 5 * MINUTE).totalMs).toBe(3 * MINUTE);
  });
});

describe('next mood popup', () => {
  it.each([
    ['1:59:59.999 h', 2 * HOUR - 1, false],
    ['2 h', 2 * HOUR, true],
  ])('is due %s after the last popup if the app stayed in view: %s', (_says, passed, due) => {
    expect(isDue(seenAndStayed(T0 + passed), T0 + passed)).toBe(due);
  });

  it('is not due if enough time has passed but the time in the app is too short', () => {
    const away = resume(seenAndStayed(T0 + HOUR), T0 + 30 * HOUR);
    expect(isDue(tick(away, T0 + 30 * HOUR), T0 + 30 * HOUR)).toBe(false);
    const at = T0 + 31 * HOUR;
    expect(isDue(stay(away, T0 + 30 * HOUR, at - SECOND), at - SECOND)).toBe(false);
    expect(isDue(stay(away, T0 + 30 * HOUR, at), at)).toBe(true);
  });
});

describe('dismissal of the mood popup', () => {
  it.each([
    ['59:59.999 min', HOUR - 1, false],
    ['60 min', HOUR, true],
  ])('90 min after a popup allows the next popup %s later: %s', (_says, passed, due) => {
    const dismissedAt = T0 + 90 * MINUTE;
    const at = dismissedAt + passed;
    const state = stay(dismiss(seenAndStayed(dismissedAt), dismissedAt), dismissedAt, at);
    expect(isDue(state, at)).toBe(due);
  });
});

describe('mood popup with several tabs', () => {
  it('counts no extra time if a second tab comes into view', () => {
    let shared = tick(FRESH, T0);
    shared = tick(shared, T0 + MINUTE);
    shared = resume(shared, T0 + MINUTE + 30 * SECOND);
    shared = tick(shared, T0 + 2 * MINUTE);
    expect(shared.totalMs).toBe(MINUTE + 30 * SECOND);
  });

  it('is shown only in the tab that checks first', () => {
    const due = stay(FRESH, T0, T0 + 15 * MINUTE);
    expect(isDue(due, T0 + 15 * MINUTE)).toBe(true);
    const afterShow = show(due, T0 + 15 * MINUTE);
    for (const later of [0, 1, 20 * SECOND, HOUR]) {
      const at = T0 + 15 * MINUTE + later;
      expect(isDue(tick(afterShow, at), at)).toBe(false);
    }
  });
});

describe('mood popup after the clock was set back', () => {
  it('waits the full interval again, counted from the new time', () => {
    const ahead = dismiss(seenAndStayed(T0 + HOUR), T0 + HOUR);
    const now = T0 - 20 * 24 * HOUR;
    const state = tick(ahead, now);
    expect(state).toEqual({ startedAt: now, lastShownAt: now, totalMs: 0, dismissedAt: now, shownCount: 1 });
    const at = now + 2 * HOUR;
    expect(isDue(stay(state, now, at - SECOND), at - SECOND)).toBe(false);
    expect(isDue(stay(state, now, at), at)).toBe(true);
  });
});

describe('stored state of the mood popup', () => {
  it.each(['', 'abc', '-5', '1.5', 'NaN', 'Infinity', '1e9', ' 7', '{"a":1}', '9'.repeat(400), '٣'])(
    'is treated as missing if the text is %j',
    (text) => {
      const stored = { startedAt: text, lastShownAt: text, totalMs: text, dismissedAt: text, shownCount: text };
      expect(popupStateOf(stored)).toEqual(FRESH);
    },
  );

  it('starts the waits again if the time of the last popup is lost but the number of popups is not', () => {
    const state = popupStateOf({ ...EMPTY, lastShownAt: 'x', totalMs: String(9 * HOUR), shownCount: '3' });
    expect(tick(state, T0)).toMatchObject({ lastShownAt: T0, totalMs: 0, shownCount: 3 });
    expect(isDue(tick(state, T0), T0)).toBe(false);
  });

  it('is shown after at most 3 h in view, whatever text is stored', () => {
    const text = fc.oneof(fc.constant(null), fc.string(), fc.nat().map(String), fc.constant(String(T0 * 5)));
    const stored = fc.record({
      startedAt: text,
      lastShownAt: text,
      totalMs: text,
      dismissedAt: text,
      shownCount: text,
    });
    fc.assert(
      fc.property(stored, (popup) => {
        let state = popupStateOf(popup);
        for (let minute = 0; minute <= 180; minute += 1) {
          state = tick(state, T0 + minute * MINUTE);
          if (isDue(state, T0 + minute * MINUTE)) return true;
        }
        return false;
      }),
    );
  });
});
