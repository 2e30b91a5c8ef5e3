import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { type ComponentType, type SubmitEvent, useId } from 'react';
import { session } from '../../../lib/session/session.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import type { Crisis } from '../../../state/crisis/crisis.ts';
import { useSign } from '../../../state/crisis/use-sign.ts';
import type { QuestionHeadingText } from '../../../ui/question/question-heading.tsx';
import { type PageBack, usePages } from '../../../ui/question/use-pages.ts';
import { modalCopy } from '../modal/modal.copy.ts';
import { StepFrame, type StepMoves } from './step-frame.tsx';
import { changesFrom, type StepRules } from './step-rules.ts';
import { STEP_FIELD, useStepAnswers } from './use-step-answers.ts';

export type StepProps = {
  step: OnboardingStep;
  userId: string;
  known: UserData;
  isDone: boolean;
  /** Whether the person came back from a later step. A step that is done then begins with its last page. */
  isReturn: boolean;
  /** Whether the step is being saved. */
  isSaving: boolean;
  /** The code with which the server refused these answers. */
  refusal: string | null;
  moves: StepMoves;
  /** Sets what Voltar does within the step; null on its first page. */
  setPageBack: (back: PageBack | null) => void;
  onContinue: (changes: UserData) => void;
};

export type FieldsProps<Answers> = {
  answers: Answers;
  change: (part: Partial<Answers>) => void;
  errorOf: (field: string) => string | undefined;
  known: UserData;
  isDone: boolean;
  /** While the step is being saved, nothing else may be chosen. */
  isSaving: boolean;
  /** Does what Continuar does. */
  goOn: () => void;
};

/** A page of a step, as high as the screen of a phone. */
type Page<Answers> = {
  heading: QuestionHeadingText;
  Fields: ComponentType<FieldsProps<Answers>>;
  /** The fields without which Continuar doesn't leave the page. The last page checks all fields of the step. */
  asks?: readonly string[];
  isShown?: (answers: Answers) => boolean;
  /** Whether leaving the page may open the crisis card. The last page may always. */
  tellsCrisis?: boolean;
};

type Question<Answers extends object> = {
  rules: StepRules<Answers>;
  pages: readonly Page<Answers>[];
  /** Returns the page to begin with. By default it is the first. */
  startAt?: (answers: Answers, isDone: boolean) => number;
  /** Detects a crisis in the answers. */
  crisisOf?: (answers: Answers) => Crisis | null;
  /** Whether continuing removes saved data, which changes the button's label. */
  removes?: (answers: Answers, known: UserData) => boolean;
};

/** Checks each text for a crisis on the device, whether or not saving succeeds. */
function checkTexts(texts: readonly string[]): void {
  for (const text of texts) void checkText(text);
}

/**
 * Creates a step that asks a question, on one or more pages. The step stores a draft, validates each page on Continuar,
 * and passes the changed fields on after the last page.
 */
export function questionStep<Answers extends object>(question: Question<Answers>): ComponentType<StepProps> {
  const { rules, pages, startAt, crisisOf, removes } = question;
  return function QuestionStep(props: StepProps) {
    const { step, userId, known, isDone, isReturn, isSaving, refusal, moves, setPageBack, onContinue } = props;
    const formId = useId();
    const { answers, change, errorOf, refusedField, setProblems, forgetRefusal } = useStepAnswers(
      userId,
      step,
      rules.read(known, isDone),
      refusal,
    );
    const shown = pages.filter(({ isShown }) => isShown?.(answers) ?? true);
    const last = shown.length - 1;
    const begin = (): number => (isReturn && isDone ? last : (startAt?.(answers, isDone) ?? 0));
    const { form, place, openNext, showFields } = usePages(shown, begin, refusedField, setPageBack);
    const { heading, Fields, asks, tellsCrisis } = shown[place] as Page<Answers>;
    const changes = changesFrom(known, rules.fields(answers, known));
    const isChanged = !isDone || Object.keys(changes).length > 0;
    const raiseSign = useSign(
      () => (isChanged && session.userId() === userId ? (crisisOf?.(answers) ?? null) : null),
      tellsCrisis ?? false,
    );
    const problems = rules.check(answers, known);

    const save = (): void => {
      raiseSign();
      checkTexts(rules.texts(answers));
      forgetRefusal();
      onContinue(changes);
    };

    const goOn = (): void => {
      if (isSaving) return;
      const isLast = place === last;
      const found = Object.entries(problems).filter(([field]) => isLast || asks?.includes(field));
      setProblems(Object.fromEntries(found));
      if (found.length > 0) showFields(found.map(([field]) => field));
      else if (isLast) save();
      else openNext();
    };

    const skip = (): void => {
      if (isSaving) return;
      // What was answered on the pages before is saved if nothing is missing. A change of a saved step stays a draft.
      if (place > 0 && !isDone && refusal === null && Object.keys(problems).length === 0) {
        save();
        return;
      }
      raiseSign();
      if (isChanged) checkTexts(rules.texts(answers));
      moves.onSkip?.();
    };

    return (
      <StepFrame
        key={place}
        heading={heading}
        moves={{ ...moves, onSkip: moves.onSkip && skip }}
        formId={formId}
        isSaving={isSaving}
        problem={errorOf(STEP_FIELD)}
        {...(removes?.(answers, known) ? { action: modalCopy.removeAddress, isRemoval: true } : {})}
      >
        <form
          ref={form}
          id={formId}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            goOn();
          }}
          noValidate
          className="grid gap-3.5 sm:gap-5"
        >
          <Fields {...{ answers, change, errorOf, known, isDone, isSaving, goOn }} />
        </form>
      </StepFrame>
    );
  };
}
