import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canClose,
  canGoBack,
  canOpenPart,
  canSkip,
  continueStep,
  FLOW_MODES,
  type Flow,
  goBack,
  openPart,
  progressOf,
  skipStep,
  startFlow,
} from './flow.ts';
import {
  isOnboardingComplete,
  isRequiredStep,
  ONBOARDING_STEPS,
  type OnboardingStep,
  pendingSteps,
  REQUIRED_STEPS,
} from './steps.ts';

describe('steps of the onboarding', () => {
  it('pendingSteps() never lists the summary', () => {
    expect(pendingSteps([])).toEqual(ONBOARDING_STEPS.slice(0, -1));
    expect(pendingSteps(ONBOARDING_STEPS)).toEqual([]);
  });

  it('isOnboardingComplete() is true exactly when the required steps are completed', () => {
    expect(isOnboardingComplete(REQUIRED_STEPS)).toBe(true);
    for (const missing of REQUIRED_STEPS) {
      expect(isOnboardingComplete(ONBOARDING_STEPS.filter((step) => step !== missing))).toBe(false);
    }
  });
});

const anyMode = fc.constantFrom(...FLOW_MODES);
const anyDone = fc.uniqueArray(fc.constantFrom(...ONBOARDING_STEPS));
const anyStart = fc.tuple(anyMode, anyDone).map(([mode, done]) => startFlow(mode, done));

const MOVES = {
  continue: (flow: Flow) => continueStep(flow),
  skip: (flow: Flow) => skipStep(flow),
  back: (flow: Flow) => goBack(flow),
  ...Object.fromEntries(
    ONBOARDING_STEPS.map((part) => [`open ${part}`, (flow: Flow) => openPart(flow, part)] as const),
  ),
};
const anyMoves = fc.array(fc.constantFrom(...Object.values(MOVES)), { maxLength: 60 });
const after = (start: Flow, moves: ((flow: Flow) => Flow)[]): Flow => moves.reduce((flow, move) => move(flow), start);

const times = (count: number, move: (flow: Flow) => Flow, flow: Flow): Flow =>
  Array.from({ length: count }).reduce<Flow>((now) => move(now), flow);

describe('onboarding flow after random actions', () => {
  it('reaches its end if only Continuar is pressed from then on', () => {
    fc.assert(
      fc.property(anyStart, anyMoves, (start, moves) => {
        const flow = after(start, moves);
        expect(times(ONBOARDING_STEPS.length + 1, continueStep, flow).isFinished).toBe(true);
      }),
    );
  });

  it('skips no required step', () => {
    fc.assert(
      fc.property(anyStart, anyMoves, (start, moves) => {
        const flow = after(start, moves);
        if (isRequiredStep(flow.step)) {
          expect(canSkip(flow)).toBe(false);
          expect(skipStep(flow)).toEqual(flow);
        }
        if (flow.mode === 'review' || !flow.isFinished) return;
        expect(isOnboardingComplete(flow.completed)).toBe(true);
      }),
    );
  });

  it('can be closed only if no required step is open', () => {
    fc.assert(
      fc.property(anyStart, anyMoves, (start, moves) => {
        const flow = after(start, moves);
        if (!canClose(flow) || flow.mode === 'review') return;
        expect(isRequiredStep(flow.step)).toBe(false);
        if (flow.mode === 'required') expect(isOnboardingComplete(flow.completed)).toBe(true);
      }),
    );
  });
});

/** The steps that are shown if only Continuar is pressed. */
function walk(flow: Flow): OnboardingStep[] {
  const seen: OnboardingStep[] = [];
  for (let now = flow; !now.isFinished; now = continueStep(now)) seen.push(now.step);
  return seen;
}

describe('onboarding flow in normal mode', () => {
  it('shows the twelve steps in order', () => {
    expect(walk(startFlow('normal', []))).toEqual([...ONBOARDING_STEPS]);
    expect(progressOf(startFlow('normal', []))).toEqual({ position: 1, total: 12 });
  });
});

describe('onboarding flow in required mode', () => {
  it.each([
    [[], 'personal-info'],
    [['personal-info'], 'recovery-email'],
    [['personal-info', 'recovery-email'], 'current-mood'],
    [['recovery-email', 'current-mood', 'demographics'], 'personal-info'],
  ] as [OnboardingStep[], OnboardingStep][])('starts, if %j are completed, at %s', (done, first) => {
    expect(startFlow('required', done).step).toBe(first);
  });
});

describe('onboarding flow in pending mode', () => {
  const DONE: OnboardingStep[] = ['personal-info', 'recovery-email', 'motivation', 'current-mood', 'sleep-quality'];
  const start = startFlow('pending', DONE);

  it('shows one pending step after the other, then the summary', () => {
    expect(walk(start)).toEqual([
      'demographics',
      'depression-screening',
      'anxiety-screening',
      'mental-health-history',
      'current-treatment',
      'social-support',
      'completion',
    ]);
    expect(progressOf(start)).toEqual({ position: 1, total: 7 });
  });

  it('goes back along the visited steps, and forward past completed steps', () => {
    const anxiety = continueStep(continueStep(start));
    expect(anxiety.step).toBe('anxiety-screening');
    const backTwice = goBack(goBack(anxiety));
    expect(backTwice.step).toBe('demographics');
    expect(canGoBack(backTwice)).toBe(false);
    // The depression screening is completed, so the next pending step is the one after it.
    expect(continueStep(backTwice).step).toBe('anxiety-screening');
  });
});

describe('onboarding flow in review mode', () => {
  it('leaves out current-mood, and can always be closed', () => {
    const start = startFlow('review', []);
    expect(walk(start)).toEqual(ONBOARDING_STEPS.filter((step) => step !== 'current-mood'));
    expect(progressOf(start).total).toBe(11);
    expect(canClose(start)).toBe(true);
  });
});

describe('summary of the onboarding flow', () => {
  const atSummary = (mode: 'normal' | 'pending' | 'review') =>
    times(11, continueStep, startFlow(mode, mode === 'pending' ? ['personal-info', 'motivation'] : []));

  it.each(['continue', 'skip', 'back'] as const)('opens a part, from which “%s” returns to the summary', (move) => {
    const summary = times(11, continueStep, startFlow('normal', []));
    expect(summary.step).toBe('completion');
    const part = openPart(summary, 'motivation');
    expect(part.step).toBe('motivation');
    const returned = MOVES[move]?.(part);
    expect(returned).toMatchObject({ step: 'completion', visited: summary.visited });
  });

  it('can’t open itself or, in review mode, the step of the mood', () => {
    expect(canOpenPart(atSummary('normal'), 'completion')).toBe(false);
    const review = times(10, continueStep, startFlow('review', []));
    expect(review.step).toBe('completion');
    expect(canOpenPart(review, 'current-mood')).toBe(false);
    expect(canOpenPart(review, 'sleep-quality')).toBe(true);
  });

  it('finishes the flow with all steps completed, and a further Continuar changes nothing', () => {
    const finished = times(12, continueStep, startFlow('normal', []));
    expect(finished.isFinished).toBe(true);
    expect(continueStep(finished)).toBe(finished);
    expect(finished.completed).toEqual([...ONBOARDING_STEPS]);
  });
});
