import {
  isOnboardingComplete,
  isRequiredStep,
  LAST_STEP,
  ONBOARDING_STEPS,
  type OnboardingStep,
  pendingSteps,
  REQUIRED_STEPS,
} from './steps.ts';

/** Why the modal is open (companion §2): by itself at first, to fill gaps, or to look over the answers. */
export const FLOW_MODES = ['normal', 'required', 'pending', 'review'] as const;
export type FlowMode = (typeof FLOW_MODES)[number];

/** Asked about the moment, so there is nothing to review (companion §2). */
const NOT_REVIEWED = 'current-mood' satisfies OnboardingStep;

/** Where a person stands in the modal. */
export type Flow = {
  readonly mode: FlowMode;
  /** The steps of this walk, in order. */
  readonly steps: readonly OnboardingStep[];
  readonly step: OnboardingStep;
  /** The way here, the latest last. The summary is in it only while a part is corrected from there. */
  readonly visited: readonly OnboardingStep[];
  readonly completed: readonly OnboardingStep[];
  /** The last step is done: the modal closes (companion §4). */
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

/** Whether the step was opened from the summary: from it the way leads back there. */
const isCorrecting = ({ visited }: Flow): boolean => visited.at(-1) === LAST_STEP;

/** The step after this one; in pending mode the next one still pending (companion §4). */
function following(flow: Flow): OnboardingStep {
  const rest = flow.steps.slice(placeOf(flow) + 1);
  const next = flow.mode === 'pending' ? rest.find((step) => !flow.completed.includes(step)) : rest[0];
  return next ?? LAST_STEP;
}

function goOn(flow: Flow): Flow {
  if (isCorrecting(flow)) return { ...flow, step: LAST_STEP, visited: flow.visited.slice(0, -1) };
  return { ...flow, step: following(flow), visited: [...flow.visited, flow.step] };
}

/** Continuar: the step is done. On the last one the walk is finished. */
export function continueStep(flow: Flow): Flow {
  if (flow.isFinished) return flow;
  const completed = flow.completed.includes(flow.step) ? flow.completed : [...flow.completed, flow.step];
  const done = { ...flow, completed };
  return flow.step === LAST_STEP ? { ...done, isFinished: true } : goOn(done);
}

/** Optional steps can be skipped, required ones can't; the summary has nothing to skip (companion §4). */
export const canSkip = ({ step }: Flow): boolean => !isRequiredStep(step) && step !== LAST_STEP;

/** Pular: goes on without the step; it stays pending. */
export const skipStep = (flow: Flow): Flow => (canSkip(flow) && !flow.isFinished ? goOn(flow) : flow);

/** Back is available except on the first step; in pending mode it follows the visited steps (companion §4). */
export const canGoBack = (flow: Flow): boolean =>
  !flow.isFinished && (flow.visited.length > 0 || (flow.mode !== 'pending' && placeOf(flow) > 0));

/** Voltar: where the person came from; before the start of the walk, the step before. */
export function goBack(flow: Flow): Flow {
  if (!canGoBack(flow)) return flow;
  const step = flow.visited.at(-1) ?? flow.steps[placeOf(flow) - 1] ?? flow.step;
  return { ...flow, step, visited: flow.visited.slice(0, -1) };
}

/** Whether the summary leads to a part: any but itself and what is not reviewed. */
export const canOpenPart = ({ mode, step, isFinished }: Flow, part: OnboardingStep): boolean =>
  !isFinished && step === LAST_STEP && part !== LAST_STEP && !(mode === 'review' && part === NOT_REVIEWED);

/** From the summary to one of its parts; a part outside this walk joins it in its place. */
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

/** Onboarding counts as required only until every required step is completed. */
const isStillRequired = ({ mode, completed }: Flow): boolean => mode === 'required' && !isOnboardingComplete(completed);

/** In review mode, or when onboarding is not required and the step is not required (companion §2). */
export const canClose = (flow: Flow): boolean =>
  flow.mode === 'review' || (!isStillRequired(flow) && !isRequiredStep(flow.step));

/** After closing: the first step again, knowing what was done meanwhile (companion §4). */
export const restartFlow = ({ mode, completed }: Flow): Flow => startFlow(mode, completed);
