import {
  isOnboardingComplete,
  isRequiredStep,
  LAST_STEP,
  ONBOARDING_STEPS,
  type OnboardingStep,
  pendingSteps,
  REQUIRED_STEPS,
} from './steps.ts';

/** Why the modal is open: first use, open required steps, pending steps, or a review of the answers. */
export const FLOW_MODES = ['normal', 'required', 'pending', 'review'] as const;
export type FlowMode = (typeof FLOW_MODES)[number];

/** The step about the current mood. It describes a single moment, so it isn't reviewed. */
const NOT_REVIEWED = 'current-mood' satisfies OnboardingStep;

/** State of the onboarding modal. */
export type Flow = {
  readonly mode: FlowMode;
  /** The steps of this flow, in order. */
  readonly steps: readonly OnboardingStep[];
  readonly step: OnboardingStep;
  /** Visited steps, the latest last. The summary is included only while one of its parts is corrected. */
  readonly visited: readonly OnboardingStep[];
  readonly completed: readonly OnboardingStep[];
  /** Set after the last step; the modal closes. */
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

/** State when the modal opens. In required mode it starts at the first required step that is not completed. */
export function startFlow(mode: FlowMode, done: Iterable<OnboardingStep>): Flow {
  const completed = [...new Set(done)];
  const steps = stepsOf(mode, completed);
  return { mode, steps, step: firstOf(mode, steps, completed), visited: [], completed, isFinished: false };
}

const placeOf = ({ steps, step }: Flow): number => steps.indexOf(step);

/** Whether the current step was opened from the summary. The next step is then the summary again. */
const isCorrecting = ({ visited }: Flow): boolean => visited.at(-1) === LAST_STEP;

/** The step after the current one; in pending mode the next pending step. */
function following(flow: Flow): OnboardingStep {
  const rest = flow.steps.slice(placeOf(flow) + 1);
  const next = flow.mode === 'pending' ? rest.find((step) => !flow.completed.includes(step)) : rest[0];
  return next ?? LAST_STEP;
}

function goOn(flow: Flow): Flow {
  if (isCorrecting(flow)) return { ...flow, step: LAST_STEP, visited: flow.visited.slice(0, -1) };
  return { ...flow, step: following(flow), visited: [...flow.visited, flow.step] };
}

/** State after Continuar: the step is completed and the next one is shown. On the last step the flow is finished. */
export function continueStep(flow: Flow): Flow {
  if (flow.isFinished) return flow;
  const completed = flow.completed.includes(flow.step) ? flow.completed : [...flow.completed, flow.step];
  const done = { ...flow, completed };
  return flow.step === LAST_STEP ? { ...done, isFinished: true } : goOn(done);
}

/** Whether the step can be skipped. Required steps and the summary can't. */
export const canSkip = ({ step }: Flow): boolean => !isRequiredStep(step) && step !== LAST_STEP;

/** State after Pular: the next step is shown, and the skipped step stays pending. */
export const skipStep = (flow: Flow): Flow => (canSkip(flow) && !flow.isFinished ? goOn(flow) : flow);

/**
 * Whether there is a step to go back to. There is none before the first step; in pending mode it is the last visited
 * step.
 */
export const canGoBack = (flow: Flow): boolean =>
  !flow.isFinished && (flow.visited.length > 0 || (flow.mode !== 'pending' && placeOf(flow) > 0));

/** State after Voltar: shows the last visited step, or the preceding step of the list if none was visited. */
export function goBack(flow: Flow): Flow {
  if (!canGoBack(flow)) return flow;
  const step = flow.visited.at(-1) ?? flow.steps[placeOf(flow) - 1] ?? flow.step;
  return { ...flow, step, visited: flow.visited.slice(0, -1) };
}

/** Whether the summary can open this part. It can't open itself or the step that isn't reviewed. */
export const canOpenPart = ({ mode, step, isFinished }: Flow, part: OnboardingStep): boolean =>
  !isFinished && step === LAST_STEP && part !== LAST_STEP && !(mode === 'review' && part === NOT_REVIEWED);

/** State after a part is opened from the summary. A part that is not in this flow is inserted at its place. */
export function openPart(flow: Flow, part: OnboardingStep): Flow {
  if (!canOpenPart(flow, part)) return flow;
  const steps = ONBOARDING_STEPS.filter((step) => step === part || flow.steps.includes(step));
  return { ...flow, steps, step: part, visited: [...flow.visited, LAST_STEP] };
}

/** Numbers of 'Passo X de Y'. */
export const progressOf = (flow: Flow): { position: number; total: number } => ({
  position: placeOf(flow) + 1,
  total: flow.steps.length,
});

/** Whether a required step is not completed. Until then the modal of required mode can't be closed. */
const isStillRequired = ({ mode, completed }: Flow): boolean => mode === 'required' && !isOnboardingComplete(completed);

/**
 * Whether the modal can be closed: always in review mode, otherwise if neither the onboarding nor the current step is
 * required.
 */
export const canClose = (flow: Flow): boolean =>
  flow.mode === 'review' || (!isStillRequired(flow) && !isRequiredStep(flow.step));

/** State after closing: the first step, and the completed steps stay completed. */
export const restartFlow = ({ mode, completed }: Flow): Flow => startFlow(mode, completed);
