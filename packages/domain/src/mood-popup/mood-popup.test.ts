import { describe, expect, it } from 'vitest';
import { instantAt } from '../time/local-date.ts';
import * as popup from './mood-popup.ts';
import {
  dismiss,
  isDue,
  type PopupState,
  popupStateOf,
  resume,
  type StoredPopup,
  show,
  storedOf,
  tick,
} from './mood-popup.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const T0 = Date.parse('2026-11-21T12:00:00Z');

const EMPTY: StoredPopup = { startedAt: null, lastShownAt: null, totalMs: null, dismissedAt: null, shownCount: null };
const FRESH = popupStateOf(EMPTY);

/** A tab that is in view from `from` to `to` and checks every minute. */
function stay(state: PopupState, from: number, to: number): PopupState {
  let current = tick(state, from);
  for (let at = from + MINUTE; at < to; at += MINUTE) current = tick(current, at);
  return tick(current, to);
}

/** The state of a person who saw a popup at T0 and stayed in view until `at`. */
const seenAndStayed = (at: number): PopupState => stay(show(resume(FRESH, T0), T0), T0, at);

describe('the constants', () => {
  it('have the values of companion §9', () => {
    const minutes = (ms: number): number => ms / MINUTE;
    const hours = (ms: number): number => ms / HOUR;
    expect(
      `first popup after ${minutes(popup.FIRST_POPUP_AFTER_MS)} minutes of total platform time if none shown before; ` +
        `afterwards at least ${hours(popup.POPUP_INTERVAL_MS)} hours since the last popup and ` +
        `${hours(popup.POPUP_PLATFORM_TIME_MS)} hours of platform time since; ` +
        `suppressed for ${hours(popup.DISMISSAL_QUIET_MS)} hour after dismissal; ` +
        `checked every ${popup.POPUP_CHECK_MS / SECOND} s; ` +
        `time increments over ${minutes(popup.INCREMENT_MAX_MS)} minutes are ignored`,
    ).toBe(
      'first popup after 15 minutes of total platform time if none shown before; afterwards at least 2 hours since the last popup and 2 hours of platform time since; suppressed for 1 hour after dismissal; checked every 60 s; time increments over 5 minutes are ignored',
    );
    expect(`closes after ${popup.CONFIRMATION_MS / SECOND} s`).toBe('closes after 2 s');
    expect(popup.NOTE_ADVISED_MAX).toBe(100);
  });
});

describe('the first popup', () => {
  it.each([
    ['14:59', 15 * MINUTE - SECOND, false],
    ['14:59.999', 15 * MINUTE - 1, false],
    ['15:00', 15 * MINUTE, true],
  ])('after %s of platform time: %s', (_says, ms, due) => {
    const state = stay(FRESH, T0, T0 + ms);
    expect(state.totalMs).toBe(ms);
    expect(isDue(state, T0 + ms)).toBe(due);
  });

  it('adds up visits on different days', () => {
    let state = FRESH;
    for (const day of [0, 1, 5])
      state = stay(resume(state, T0 + day * 24 * HOUR), T0 + day * 24 * HOUR, T0 + day * 24 * HOUR + 5 * MINUTE);
    expect(state.totalMs).toBe(15 * MINUTE);
    expect(isDue(state, T0 + 5 * 24 * HOUR + 5 * MINUTE)).toBe(true);
  });

  it('counts no time at the first check', () => {
    expect(tick(FRESH, T0)).toEqual({ ...FRESH, startedAt: T0 });
  });
});

describe('time between two checks', () => {
  it.each([
    ['5:00 counts', 5 * MINUTE, 5 * MINUTE],
    ['5:00.001 does not', 5 * MINUTE + 1, 0],
    ['5:01 does not', 5 * MINUTE + SECOND, 0],
    ['9 h of sleep do not', 9 * HOUR, 0],
    ['a clock set back does not', -3 * HOUR, 0],
    ['0:00 counts nothing', 0, 0],
  ])('%s as platform time', (_says, passed, counted) => {
    const state = tick(tick(FRESH, T0), T0 + passed);
    expect(state.totalMs).toBe(counted);
    expect(state.startedAt).toBe(T0 + passed);
  });

  it('continues to count after an ignored popup', () => {
    const woken = tick(tick(FRESH, T0), T0 + 9 * HOUR);
    expect(tick(woken, T0 + 9 * HOUR + MINUTE).totalMs).toBe(MINUTE);
  });

  it("doesn't count while no tab is in view", () => {
    const hidden = stay(FRESH, T0, T0 + 2 * MINUTE);
    const back = resume(hidden, T0 + 4 * MINUTE);
    expect(tick(back, T0 + 5 * MINUTE).totalMs).toBe(3 * MINUTE);
  });
});

describe('the next popup', () => {
  it.each([
    ['a second before 2 h', 2 * HOUR - SECOND, false],
    ['a millisecond before 2 h', 2 * HOUR - 1, false],
    ['2 h', 2 * HOUR, true],
  ])('%s after the last one, all of it in view: %s', (_says, passed, due) => {
    expect(isDue(seenAndStayed(T0 + passed), T0 + passed)).toBe(due);
  });

  it('is not due by elapsed time alone', () => {
    const away = resume(seenAndStayed(T0 + HOUR), T0 + 30 * HOUR);
    expect(isDue(tick(away, T0 + 30 * HOUR), T0 + 30 * HOUR)).toBe(false);
    const at = T0 + 31 * HOUR;
    expect(isDue(stay(away, T0 + 30 * HOUR, at - SECOND), at - SECOND)).toBe(false);
    expect(isDue(stay(away, T0 + 30 * HOUR, at), at)).toBe(true);
  });

  it('is not due by platform time alone', () => {
    const stored = {
      ...EMPTY,
      totalMs: String(9 * HOUR),
      lastShownAt: String(T0),
      startedAt: String(T0),
      shownCount: '1',
    };
    const state = tick(popupStateOf(stored), T0 + MINUTE);
    expect(isDue(state, T0 + MINUTE)).toBe(false);
    expect(isDue({ ...popupStateOf(stored), lastShownAt: T0 }, T0 + 2 * HOUR - 1)).toBe(false);
  });

  it('restarts both waits when it is shown, and increments the count', () => {
    const state = show(seenAndStayed(T0 + 2 * HOUR), T0 + 2 * HOUR);
    expect(state).toMatchObject({ lastShownAt: T0 + 2 * HOUR, totalMs: 0, shownCount: 2 });
    expect(isDue(state, T0 + 2 * HOUR)).toBe(false);
  });
});

describe('a dismissal', () => {
  it('has no effect right after the popup, because the 2 h wait is longer', () => {
    const put = dismiss(show(resume(FRESH, T0), T0), T0 + 5 * SECOND);
    const at = T0 + 2 * HOUR;
    expect(isDue(stay(put, T0, at - SECOND), at - SECOND)).toBe(false);
    expect(isDue(stay(put, T0, at), at)).toBe(true);
  });

  it.each([
    ['a second before an hour', HOUR - SECOND, false],
    ['a millisecond before an hour', HOUR - 1, false],
    ['an hour', HOUR, true],
  ])('%s after one that came 90 min after the popup: %s', (_says, passed, due) => {
    const dismissedAt = T0 + 90 * MINUTE;
    const at = dismissedAt + passed;
    const state = stay(dismiss(seenAndStayed(dismissedAt), dismissedAt), dismissedAt, at);
    expect(isDue(state, at)).toBe(due);
  });

  it('also delays the first popup', () => {
    const state = dismiss(stay(FRESH, T0, T0 + 20 * MINUTE), T0 + 20 * MINUTE);
    expect(isDue(state, T0 + 20 * MINUTE)).toBe(false);
    expect(isDue(state, T0 + 80 * MINUTE)).toBe(true);
  });
});

describe('several tabs', () => {
  it('count time once, whichever tab checks', () => {
    let shared = tick(FRESH, T0);
    // Two tabs that check 20 s apart.
    for (let minute = 1; minute <= 10; minute += 1) {
      shared = tick(shared, T0 + minute * MINUTE);
      shared = tick(shared, T0 + minute * MINUTE + 20 * SECOND);
    }
    expect(shared.totalMs).toBe(10 * MINUTE + 20 * SECOND);
  });

  it('count no extra time if a second tab comes into view', () => {
    let shared = tick(FRESH, T0);
    shared = tick(shared, T0 + MINUTE);
    shared = resume(shared, T0 + MINUTE + 30 * SECOND);
    shared = tick(shared, T0 + 2 * MINUTE);
    expect(shared.totalMs).toBe(MINUTE + 30 * SECOND);
  });

  it('show a popup only in the first tab that checks', () => {
    const due = stay(FRESH, T0, T0 + 15 * MINUTE);
    expect(isDue(due, T0 + 15 * MINUTE)).toBe(true);
    const shown = show(due, T0 + 15 * MINUTE);
    for (const later of [0, 1, 20 * SECOND, HOUR]) {
      const at = T0 + 15 * MINUTE + later;
      expect(isDue(tick(shown, at), at)).toBe(false);
    }
  });

  it('count no time while the device sleeps', () => {
    const asleep = stay(FRESH, T0, T0 + 10 * MINUTE);
    const woken = tick(tick(asleep, T0 + 8 * HOUR), T0 + 8 * HOUR + 5);
    expect(woken.totalMs).toBe(10 * MINUTE + 5);
  });
});

describe('calendar and time zones', () => {
  it('counts across midnight', () => {
    const from = instantAt('2026-11-21', 23 * 60 + 55, 'America/Sao_Paulo');
    expect(isDue(stay(FRESH, from, from + 15 * MINUTE), from + 15 * MINUTE)).toBe(true);
  });

  it.each([
    ['an hour that is skipped', '2026-03-08T06:55:00Z'],
    ['an hour that comes twice', '2026-11-01T05:55:00Z'],
  ])("%s (New York) doesn't change the counted time", (_says, iso) => {
    const from = Date.parse(iso);
    const state = stay(FRESH, from, from + 15 * MINUTE);
    expect(state.totalMs).toBe(15 * MINUTE);
    expect(isDue(state, from + 15 * MINUTE)).toBe(true);
  });
});

describe('a clock that was set back', () => {
  it('restarts the waits from the new time', () => {
    const ahead = dismiss(seenAndStayed(T0 + HOUR), T0 + HOUR);
    const now = T0 - 20 * 24 * HOUR;
    const state = tick(ahead, now);
    expect(state).toEqual({ startedAt: now, lastShownAt: now, totalMs: 0, dismissedAt: now, shownCount: 1 });
    const at = now + 2 * HOUR;
    expect(isDue(stay(state, now, at - SECOND), at - SECOND)).toBe(false);
    expect(isDue(stay(state, now, at), at)).toBe(true);
  });

  it('continues to count towards the first popup', () => {
    const state = stay(FRESH, T0, T0 + 14 * MINUTE);
    const now = T0 - 3 * HOUR;
    expect(isDue(stay(state, now, now + MINUTE), now + MINUTE)).toBe(true);
  });
});

describe('stored state', () => {
  it('is unchanged after writing and reading', () => {
    const state = dismiss(seenAndStayed(T0 + HOUR), T0 + HOUR);
    expect(popupStateOf(storedOf(state))).toEqual(state);
    expect(popupStateOf(storedOf(FRESH))).toEqual(FRESH);
  });

  it.each(['', 'abc', '-5', '1.5', 'NaN', 'Infinity', '1e9', ' 7', '{"a":1}', '9'.repeat(400), '٣'])(
    'reads %j as not there',
    (text) => {
      const stored = { startedAt: text, lastShownAt: text, totalMs: text, dismissedAt: text, shownCount: text };
      expect(popupStateOf(stored)).toEqual(FRESH);
    },
  );

  it('waits if the time of the last popup is lost but its count is not', () => {
    const state = popupStateOf({ ...EMPTY, lastShownAt: 'x', totalMs: String(9 * HOUR), shownCount: '3' });
    expect(tick(state, T0)).toMatchObject({ lastShownAt: T0, totalMs: 0, shownCount: 3 });
    expect(isDue(tick(state, T0), T0)).toBe(false);
  });

  it('limits the platform time to the time since the last popup', () => {
    const state = popupStateOf({ ...EMPTY, lastShownAt: String(T0), totalMs: '999999999999999', shownCount: '1' });
    expect(tick(state, T0 + HOUR).totalMs).toBe(HOUR);
  });
});
