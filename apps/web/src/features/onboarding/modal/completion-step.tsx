import { isRequiredStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { StepFrame, type StepMoves } from '../steps/step-frame.tsx';
import { summaryCopy as copy, modalCopy } from './modal.copy.ts';
import { stepNames } from './step-names.copy.ts';
import { isPart, summaryOf } from './summary-of.ts';

type Props = {
  data: UserData;
  completed: readonly OnboardingStep[];
  /** The steps whose answers the server refused. */
  refused: readonly OnboardingStep[];
  canOpen: (part: OnboardingStep) => boolean;
  onOpen: (part: OnboardingStep) => void;
  moves: StepMoves;
  isSaving: boolean;
  onFinish: () => void;
};

/** The summary of all answers, with a link to each step. */
export function CompletionStep({ data, completed, refused, canOpen, onOpen, moves, isSaving, onFinish }: Props) {
  const formId = useId();
  const textOf = (part: Exclude<OnboardingStep, 'completion'>): string | null =>
    // A required step that is not done has no text in the summary, although its empty answers would result in one.
    completed.includes(part) || !isRequiredStep(part) ? summaryOf(part, data) : null;
  return (
    <StepFrame
      title={copy.title}
      why={copy.why}
      moves={moves}
      formId={formId}
      isSaving={isSaving}
      action={modalCopy.finish}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onFinish();
        }}
      >
        <ul className="divide-y divide-border rounded-card border border-border bg-surface-raised px-4 sm:px-5">
          {ONBOARDING_STEPS.filter(isPart).map((part) => {
            const text = textOf(part);
            return (
              <li key={part} className="flex items-center gap-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold text-sm">{stepNames[part]}</p>
                  {refused.includes(part) ? (
                    <p className="text-danger text-sm">{copy.needsFix}</p>
                  ) : (
                    <p className={`break-words text-sm ${text === null ? 'text-ink-muted' : ''}`}>
                      {text ?? copy.nothing}
                    </p>
                  )}
                </div>
                {canOpen(part) && (
                  <Button variant="quiet" onClick={() => onOpen(part)} className="-mr-4">
                    {copy.edit}
                    <span className="sr-only">: {stepNames[part]}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </form>
    </StepFrame>
  );
}
