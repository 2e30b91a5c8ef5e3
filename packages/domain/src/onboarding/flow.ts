import {
  isOnboardingComplete,
  isRequiredStep,
  LAST_STEP,
  ONBOARDING_STEPS,
  type OnboardingStep,
  pendingSteps,
  REQUIRED_STEPS,
} from './steps.ts';

/** Why the modal is open (companion §2): first use, required steps, pending steps, or a review of the answers. */
export const FLOW_MODES = ['normal', 'required', 'pending', 'review'] as const;
export type FlowMode = (typeof FLOW_MODES)[number];

/** The mood was asked for one moment, so it isn't reviewed (companion §2). */
const NOT_REVIEWED = 'current-mood' satisfies OnboardingStep;

/** State of the modal. */
export type Flow = {
  readonly mode: FlowMode;
  /** The steps of this flow, in order. */
  readonly steps: readonly OnboardingStep[];
  readonly step: OnboardingStep;
  /** Visited steps, the latest last. The summary is included only while one of its parts is corrected. */
  readonly visited: readonly OnboardingStep[];
  readonly completed: readonly OnboardingStep[];
  /** Set after the last step; the modal closes (companion §4). */
  readonly isFinished: boolean;
};

function stepsOf(mode: FlowMode, completed: readonly OnboardingStep[]): readonly OnboardingStep[] {
  if (mode === 'pending') return [...pendingSteps(completed), LAST_STEP];
  return mode === 'review' ? ONBOARDING_STEPS.filter((step) => step !== NOT_REVIEWED) : ONBOARDING_STEPS;
}

function firstOf(mode: FlowMode, steps: readonly OnboardingStep[], completed: readonly OnboardingStep[]) {
  const open = REQUIRED_STEPS.find((step) => !completed.includes(step));
  return (mode === 'required' ? open : undefined) ?? steps[0] ?? LAST_STEP;
}

/** Opens the modal. In required mode it starts at the first required step still open (companion §4). */
export function startFlow(mode: FlowMode, done: Iterable<OnboardingStep>): Flow {
  const completed = [...new Set(done)];
  const steps = stepsOf(mode, completed);
  return { mode, steps, step: firstOf(mode, steps, completed), visited: [], completed, isFinished: false };
}

const placeOf = ({ steps, step }: Flow): number => steps.indexOf(step);

/** Whether the step was opened from the summary. The next step is then the summary again. */
const isCorrecting = ({ visited }: Flow): boolean => visited.at(-1) === LAST_STEP;

/** The next step; in pending mode the next pending one (companion §4). */
function following(flow: Flow): OnboardingStep {
  const rest = flow.steps.slice(placeOf(flow) + 1);
  const next = flow.mode === 'pending' ? rest.find((step) => !flow.completed.includes(step)) : rest[0];
  return next ?? LAST_STEP;
}

function goOn(flow: Flow): Flow {
  if (isCorrecting(flow)) return { ...flow, step: LAST_STEP, visited: flow.visited.slice(0, -1) };
  return { ...flow, step: following(flow), visited: [...flow.visited, flow.step] };
}

/** Continuar: marks the step as done and goes on. On the last step it finishes the flow. */
export function continueStep(flow: Flow): Flow {
  if (flow.isFinished) return flow;
  const completed = flow.completed.includes(flow.step) ? flow.completed : [...flow.completed, flow.step];
  const done = { ...flow, completed };
  return flow.step === LAST_STEP ? { ...done, isFinished: true } : goOn(done);
}

/** Optional steps can be skipped, required ones can't; the summary has nothing to skip (companion §4). */
export const canSkip = ({ step }: Flow): boolean => !isRequiredStep(step) && step !== LAST_STEP;

/** Pular: goes on and leaves the step pending. */
export const skipStep = (flow: Flow): Flow => (canSkip(flow) && !flow.isFinished ? goOn(flow) : flow);

/** Back is available except on the first step; in pending mode it follows the visited steps (companion §4). */
export const canGoBack = (flow: Flow): boolean =>
  !flow.isFinished && (flow.visited.length > 0 || (flow.mode !== 'pending' && placeOf(flow) > 0));

/** Voltar: returns to the visited step before, or to the preceding step if none was visited. */
export function goBack(flow: Flow): Flow {
  if (!canGoBack(flow)) return flow;
  const step = flow.visited.at(-1) ?? flow.steps[placeOf(flow) - 1] ?? flow.step;
  return { ...flow, step, visited: flow.visited.slice(0, -1) };
}

/** Whether the summary can open a part. It can't open itself or a step that isn't reviewed. */
export const canOpenPart = ({ mode, step, isFinished }: Flow, part: OnboardingStep): boolean =>
  !isFinished && step === LAST_STEP && part !== LAST_STEP && !(mode === 'review' && part === NOT_REVIEWED);

/** Opens a part from the summary. A part outside this flow is inserted at its place. */
export function openPart(flow: Flow, part: OnboardingStep): Flow {
  if (!canOpenPart(flow, part)) return flow;
  const steps = ONBOARDING_STEPS.filter((step) => step === part || flow.steps.includes(step));
  return { ...flow, steps, step: part, visited: [...flow.visited, LAST_STEP] };
}

/** 'Passo X de Y' (companion §2). */
export const progressOf = (flow: Flow): { position: number; total: number } => ({
  position: placeOf(flow) + 1,
  total: flow.steps.length,
});

/** Onboarding is required until every required step is completed. */
const isStillRequired = ({ mode, completed }: Flow): boolean => mode === 'required' && !isOnboardingComplete(completed);

/**
 * Whether the modal can be closed: in review mode, or if neither onboarding nor the step is required
 * (companion §2).
 */
export const canClose = (flow: Flow): boolean =>
  flow.mode === 'review' || (!isStillRequired(flow) && !isRequiredStep(flow.step));

/** State after closing: the first step again, with the completed steps kept (companion §4). */
export const restartFlow = ({ mode, completed }: Flow): Flow => startFlow(mode, completed);
