import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  afterCrisis,
  CALM,
  FOLLOW_UP_DELAY_MS,
  FOLLOW_UP_OPEN_MS,
  SAME_TEXT_MS,
  type SafetyState,
  shouldAskAgain,
} from './safety-state.ts';

const T0 = Date.parse('2026-11-21T02:00:00Z');
const HOUR = 3_600_000;

/** The answers to the question itself; "não era isso" is tested below. */
const ANSWERS = ['safe', 'still-hard'] as const;
const happening = fc.record({
  waited: fc.integer({ min: 0, max: 200 * HOUR }),
  what: fc.constantFrom('crisis' as const, ...ANSWERS),
});
const story = fc.array(happening, { minLength: 1, maxLength: 12 });
type Happening = { waited: number; what: 'crisis' | (typeof ANSWERS)[number] };

/** Applies events. Returns the state, the time of the last event, and whether the last event closed the question. */
function live(events: readonly Happening[]): { state: SafetyState; last: number; ended: boolean } {
  let state = CALM;
  let last = T0;
  let ended = false;
  for (const { waited, what } of events) {
    last += waited;
    ended = what === 'safe' && shouldAskAgain(state, last);
    state = what === 'crisis' ? afterCrisis(state, last) : afterAnswer(state, what, last);
  }
  return { state, last, ended };
}

describe('question after a sign of crisis (shouldAskAgain)', () => {
  it('is asked after 20 hours, for 72 hours', () => {
    const hard = afterCrisis(CALM, T0);
    const isDue = [20 * HOUR - 1, 20 * HOUR, 92 * HOUR - 1, 92 * HOUR].map((later) => shouldAskAgain(hard, T0 + later));
    expect(isDue).toEqual([false, true, true, false]);
  });

  it('is still asked about a newer crisis if an earlier answer “safe” arrives late', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 200 * HOUR }), (events, late) => {
        const crisis = afterCrisis(live(events).state, T0 + 3000 * HOUR);
        const answered = afterAnswer(crisis, 'safe', T0 + 3000 * HOUR - late);
        expect(answered.askAgainAt).toBe(crisis.askAgainAt);
        expect(answered.lastCrisisAt).toBe(crisis.lastCrisisAt);
      }),
    );
  });

  it('is asked only within its 72 hours, for any sequence of events', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 0, max: 400 * HOUR }), (events, later) => {
        const { state, last, ended } = live(events);
        const open = later >= FOLLOW_UP_DELAY_MS && later < FOLLOW_UP_DELAY_MS + FOLLOW_UP_OPEN_MS;
        expect(shouldAskAgain(state, last + later)).toBe(open && !ended);
      }),
    );
  });

  it('is asked again after “still hard”, which counts as a sign of crisis but not as an acknowledgement', () => {
    const answered = afterAnswer({ ...CALM, acknowledgedAt: T0 }, 'still-hard', T0 + HOUR);
    expect(answered).toEqual({
      lastCrisisAt: T0 + HOUR,
      acknowledgedAt: T0,
      askAgainAt: T0 + HOUR + FOLLOW_UP_DELAY_MS,
    });
  });
});

describe('the answer "não era isso" (not-meant)', () => {
  const crisis = afterCrisis(CALM, T0);

  it('changes nothing if it is repeated or older than the last sign', () => {
    const answered = afterAnswer(crisis, 'not-meant', T0 + HOUR);
    expect(afterAnswer(answered, 'not-meant', T0 + HOUR)).toBe(answered);
    expect(afterAnswer(crisis, 'not-meant', T0 - HOUR)).toBe(crisis);
    const again = afterCrisis(answered, T0 + 2 * HOUR);
    expect(again).toMatchObject({ lastCrisisAt: T0 + 2 * HOUR, askAgainAt: T0 + 2 * HOUR + FOLLOW_UP_DELAY_MS });
    expect(afterAnswer(again, 'not-meant', T0 + HOUR)).toBe(again);
  });

  it('also concerns a text that is stored a moment after the answer', () => {
    const answered = afterAnswer(crisis, 'not-meant', T0 + HOUR);
    expect(afterCrisis(answered, T0 + HOUR + 999)).toBe(answered);
    expect(afterCrisis(answered, T0 + HOUR + 1000).lastCrisisAt).toBe(T0 + HOUR + 1000);
    const stored = afterCrisis(CALM, T0 + SAME_TEXT_MS);
    expect(afterAnswer(stored, 'not-meant', T0).lastCrisisAt).toBeNull();
  });

  it('leaves the person’s own sign as it is if the text was about somebody else', () => {
    const answered = afterAnswer(crisis, 'other-not-meant', T0 + HOUR);
    expect(answered).toEqual({ ...crisis, notMeantAt: T0 + HOUR });
    expect(afterAnswer(answered, 'other-not-meant', T0 + HOUR)).toBe(answered);
  });
});
