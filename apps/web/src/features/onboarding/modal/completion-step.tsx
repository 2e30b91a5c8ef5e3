import { CHECK_IN_MOOD_LABELS, isMoodScore } from '@alento/domain/mood-entry/scale';
import {
  ageRangeLabels,
  genderLabels,
  motivationLabels,
  regionLabels,
  sleepQualityLabels,
} from '@alento/domain/onboarding/option-labels.copy';
import {
  AGE_RANGES,
  GENDERS,
  MOTIVATIONS,
  OTHER_MOTIVATION,
  REGIONS,
  SLEEP_QUALITIES,
} from '@alento/domain/onboarding/options';
import { isRequiredStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import { isAnonymous, type UserData } from '@alento/domain/onboarding/user-data';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { hoursText } from '../steps/health/sleep-quality.rules.ts';
import { StepFrame, type StepMoves } from '../steps/step-frame.tsx';
import { optionOf, optionsOf, textOf } from '../steps/step-rules.ts';
import { summaryCopy as copy, modalCopy } from './modal.copy.ts';
import { stepNames } from './step-names.copy.ts';

const JOINT = ' · ';

/** Joins the non-empty parts; null if there are none. */
const joined = (parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(JOINT) || null;

const labelOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  value: unknown,
): string | null => {
  const option = optionOf(values, value);
  return option === null ? null : labels[option];
};

const listText = (value: unknown): string =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : textOf(value);

const yesNo = (value: unknown, details: unknown): string | null => {
  if (typeof value !== 'boolean') return null;
  return value ? listText(details) || copy.yes : copy.no;
};

const goalsText = (data: UserData): string => {
  const goals = optionsOf(MOTIVATIONS, data.goals);
  const other = textOf(data.motivationOther);
  return goals.map((goal) => (goal === OTHER_MOTIVATION && other ? other : motivationLabels[goal])).join(', ');
};

const screeningText = (answers: unknown): string | null =>
  typeof answers === 'object' && answers !== null ? copy.screeningDone : null;

type Part = Exclude<OnboardingStep, 'completion'>;

/** Returns a person's answers to a step in one line. Null if there are none. */
const SUMMARIES: Readonly<Record<Part, (data: UserData) => string | null>> = {
  'personal-info': (data) => (isAnonymous(data) ? copy.anonymous : joined([textOf(data.name), textOf(data.phone)])),
  'recovery-email': (data) => {
    const waiting = textOf(data.recoveryEmailPending);
    return waiting === '' ? textOf(data.recoveryEmail) || copy.noAddress : copy.waits(waiting);
  },
  demographics: (data) =>
    joined([
      typeof data.age === 'number' ? copy.age(String(data.age)) : labelOf(AGE_RANGES, ageRangeLabels, data.ageRange),
      textOf(data.location) || labelOf(REGIONS, regionLabels, data.region),
      labelOf(GENDERS, genderLabels, data.gender),
    ]),
  motivation: (data) => joined([goalsText(data), textOf(data.additionalInfo)]),
  'current-mood': (data) =>
    isMoodScore(data.currentMood) ? joined([CHECK_IN_MOOD_LABELS[data.currentMood], textOf(data.moodNote)]) : null,
  'depression-screening': (data) => screeningText(data.depressionScreening),
  'anxiety-screening': (data) => screeningText(data.anxietyScreening),
  'mental-health-history': (data) => yesNo(data.hasMentalHealthCondition, data.mentalHealthConditionDetails),
  'current-treatment': (data) =>
    joined([yesNo(data.isReceivingTreatment, data.treatmentDetails), textOf(data.psychiatricMedications)]),
  'sleep-quality': (data) =>
    joined([
      labelOf(SLEEP_QUALITIES, sleepQualityLabels, data.sleepQuality),
      typeof data.sleepHoursPerNight === 'number' ? copy.hours(hoursText(data.sleepHoursPerNight)) : null,
      listText(data.sleepIssues),
    ]),
  'social-support': (data) => yesNo(data.hasSupportSystem, data.supportSystemDetails),
};

/** Whether a step is listed in the summary. */
const isPart = (step: OnboardingStep): step is Part => step !== 'completion';

type Props = {
  data: UserData;
  completed: readonly OnboardingStep[];
  /** The steps whose answers the server refused. */
  refused: readonly OnboardingStep[];
  /** The steps whose answers were changed after they were saved. */
  unsaved: readonly OnboardingStep[];
  canOpen: (part: OnboardingStep) => boolean;
  onOpen: (part: OnboardingStep) => void;
  moves: StepMoves;
  isSaving: boolean;
  onFinish: () => void;
};

type RowProps = { part: Part; text: string | null; problem: string | null; onOpen: (() => void) | null };

/** A part of the summary, in one line of text unless something is left to do. A press opens its step. */
function Row({ part, text, problem, onOpen }: RowProps) {
  const tone = problem !== null ? 'text-danger' : text === null ? 'text-ink-muted' : '';
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-ink-muted text-xs leading-4">{stepNames[part]}</span>
      <span className={`block text-sm leading-5 ${problem === null ? 'truncate' : ''} ${tone}`}>
        {problem ?? text ?? copy.nothing}
      </span>
    </span>
  );
  const look = 'flex min-h-11 w-full items-center gap-3 px-4 py-1 text-left sm:px-5';
  if (!onOpen) return <div className={look}>{words}</div>;
  return (
    <button type="button" onClick={onOpen} className={`${look} transition-colors hover:bg-surface-sunken`}>
      {words}
      <span className="sr-only">. {copy.edit}</span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-muted" />
    </button>
  );
}

/** The summary of all answers, with a link to each step. */
export function CompletionStep(props: Props) {
  const { data, completed, refused, unsaved, canOpen, onOpen, moves, isSaving, onFinish } = props;
  const formId = useId();
  const summaryOf = (part: Part): string | null =>
    // A required step that is not done has no text in the summary, although its empty answers would result in one.
    completed.includes(part) || !isRequiredStep(part) ? SUMMARIES[part](data) : null;
  const problemOf = (part: Part): string | null => {
    if (refused.includes(part)) return copy.needsFix;
    return unsaved.includes(part) ? copy.unsaved : null;
  };
  return (
    <StepFrame
      heading={{ title: copy.title }}
      moves={moves}
      formId={formId}
      isSaving={isSaving}
      action={modalCopy.finish}
      hidesPrivacy
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onFinish();
        }}
      >
        <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised">
          {ONBOARDING_STEPS.filter(isPart).map((part) => (
            <li key={part}>
              <Row
                part={part}
                text={summaryOf(part)}
                problem={problemOf(part)}
                onOpen={canOpen(part) ? () => onOpen(part) : null}
              />
            </li>
          ))}
        </ul>
      </form>
    </StepFrame>
  );
}
