import fc from 'fast-check';
import { describe, it } from 'vitest';
import * as popup from './mood-popup.ts';
import { dismiss, isDue, type PopupState, popupStateOf, resume, show, storedOf, tick } from './mood-popup.ts';

const MINUTE = 60_000;
const T0 = Date.parse('2026-11-21T12:00:00Z');
const EMPTY = { startedAt: null, lastShownAt: null, totalMs: null, dismissedAt: null, shownCount: null };

type Step = { what: 'look' | 'resume' | 'dismiss'; passed: number };

const stepOf = (passed: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.record({
    what: fc.oneof({ weight: 30, arbitrary: fc.constant('look' as const) }, fc.constantFrom('resume', 'dismiss')),
    passed,
  });

/** Time between two checks by any tab, mostly minutes and sometimes a night. */
const forward = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 6 * MINUTE }) },
  { weight: 6, arbitrary: fc.constantFrom(0, 1, MINUTE, 5 * MINUTE, 5 * MINUTE + 1) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 26 * 60 * MINUTE }) },
);
const anyWay = fc.oneof(
  { weight: 9, arbitrary: forward },
  { weight: 1, arbitrary: fc.integer({ min: -26 * 60 * MINUTE, max: 0 }) },
);
const many = (passed: fc.Arbitrary<number>) =>
  fc.array(stepOf(passed), { minLength: 150, maxLength: 250, size: 'max' });

type Shown = { sinceStart: number; sinceShown: number | null; sinceDismissed: number | null };
type Seen = { shown: Shown[]; counted: { grown: number; passed: number }[]; state: PopupState };

/** Carries out actions of several tabs on their shared state. Every popup that is due is shown. */
function play(steps: readonly Step[]): Seen {
  const seen: Seen = { shown: [], counted: [], state: popupStateOf(EMPTY) };
  const last: { look: number; shown: number | null; dismissed: number | null } = {
    look: T0,
    shown: null,
    dismissed: null,
  };
  let now = T0;
  const since = (instant: number | null): number | null => (instant === null ? null : now - instant);
  for (const { what, passed } of steps) {
    now += passed;
    const before = popupStateOf(storedOf(seen.state));
    if (what === 'dismiss') {
      seen.state = dismiss(before, now);
      last.dismissed = now;
      // If the clock was set back, the last check appears to be in the future.
      last.look = Math.min(last.look, now);
      continue;
    }
    seen.state = what === 'look' ? tick(before, now) : resume(before, now);
    seen.counted.push({ grown: seen.state.totalMs - before.totalMs, passed: now - last.look });
    last.look = now;
    if (what !== 'look' || !isDue(seen.state, now)) continue;
    seen.state = show(seen.state, now);
    seen.shown.push({ sinceStart: now - T0, sinceShown: since(last.shown), sinceDismissed: since(last.dismissed) });
    last.shown = now;
  }
  return seen;
}

/** All popups of many random sequences of actions in one list, so that a test can check that it isn't empty. */
function _popupsOf(passed: fc.Arbitrary<number>): Shown[] {
  return fc.sample(many(passed), { numRuns: 80, seed: 4 }).flatMap((steps) => play(steps).shown);
}

const _known = (values: (number | null)[]): number[] => values.filter((value) => value !== null);

describe('mood popup after random actions of several tabs', () => {
  it('is never shown within 2 h of another popup, within 1 h of a dismissal, or before 15 min of platform time', () => {
    fc.assert(
      fc.property(many(forward), (steps) =>
        play(steps).shown.every(
          ({ sinceStart, sinceShown, sinceDismissed }) =>
            sinceStart >= popup.FIRST_POPUP_AFTER_MS &&
            (sinceShown === null || sinceShown >= popup.POPUP_INTERVAL_MS) &&
            (sinceDismissed === null || sinceDismissed >= popup.DISMISSAL_QUIET_MS),
        ),
      ),
    );
  });

  it('never counts more platform time than has passed, even if the clock is changed', () => {
    fc.assert(
      fc.property(many(anyWay), (steps) =>
        play(steps).counted.every(
          ({ grown, passed }) => grown <= (passed > popup.INCREMENT_MAX_MS ? 0 : Math.max(0, passed)),
        ),
      ),
    );
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
      fc.property(stored, (kept) => {
        let state = popupStateOf(kept);
        for (let minute = 0; minute <= 180; minute += 1) {
          state = tick(state, T0 + minute * MINUTE);
          if (isDue(state, T0 + minute * MINUTE)) return true;
        }
        return false;
      }),
    );
  });
});
