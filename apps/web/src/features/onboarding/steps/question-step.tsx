import { type ErrorCode, errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { type ComponentType, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { checkText } from '../../../state/crisis/check-text.ts';
import { type Crisis, crisis } from '../../../state/crisis/crisis.ts';
import { modalCopy } from '../modal/modal.copy.ts';
import { storeStepDraft, withDraft } from '../outbox/step-draft.ts';
import type { ScreeningStep } from '../screening-step.ts';
import { StepFrame, type StepMoves } from './step-frame.tsx';
import { changesFrom, type Problems, type StepRules } from './step-rules.ts';

/** The field name for a refusal that concerns no single field. */
const STEP_FIELD = 'step';

/** Maps the server's error codes to fields. */
const FIELDS: readonly [code: RegExp, field: string][] = [
  [/^(PERSON_NAME_|NAME_)/, 'name'],
  [/^PHONE_/, 'phone'],
  [/^AGE_/, 'age'],
  [/^SLEEP_HOURS_/, 'hours'],
  [/^SCORE_/, 'score'],
  [/^NOTE_/, 'note'],
  [/^SCREENING_/, 'answers'],
  [/^RECOVERY_EMAIL_/, 'email'],
];

/** Returns the field that a refusal concerns if the step has that field, otherwise `STEP_FIELD`. */
function fieldOfRefusal(code: string, answers: object): string {
  const field = FIELDS.find(([pattern]) => pattern.test(code))?.[1];
  return field !== undefined && field in answers ? field : STEP_FIELD;
}

export type StepProps = {
  step: OnboardingStep;
  userId: string;
  known: UserData;
  isDone: boolean;
  /** Whether the step is being saved. */
  isSaving: boolean;
  /** The code with which the server refused these answers. */
  refusal: string | null;
  moves: StepMoves;
  screening: ScreeningStep;
  onContinue: (changes: UserData) => void;
};

export type FieldsProps<Answers> = {
  answers: Answers;
  change: (part: Partial<Answers>) => void;
  errorOf: (field: string) => string | undefined;
  known: UserData;
  screening: ScreeningStep;
  /** How many times Continuar was pressed while a required answer was missing. */
  attempts: number;
};

type Question<Answers extends object> = {
  copy: { title: string; why: string };
  rules: StepRules<Answers>;
  Fields: ComponentType<FieldsProps<Answers>>;
  /** Detects a crisis in the answers. */
  crisisOf?: (answers: Answers) => Crisis | null;
  /** Whether continuing removes saved data, which changes the button's label. */
  removes?: (answers: Answers, known: UserData) => boolean;
};

const textOfCode = (code: string): string => errorText(isErrorCode(code) ? code : 'USER_DATA_INVALID');

/** Checks each text for a crisis on the device, whether or not saving succeeds. */
function checkTexts(texts: readonly string[]): void {
  for (const text of texts) void checkText(text);
}

/** The element that takes the focus if an answer is missing. Questionnaires highlight their items themselves. */
const FIRST_INVALID = '[aria-invalid="true"], [data-invalid] input, [data-invalid] button';

/**
 * Creates a step that asks a question. The step stores a draft, validates it on Continuar, and passes the changed
 * fields on.
 */
export function questionStep<Answers extends object>(question: Question<Answers>): ComponentType<StepProps> {
  const { copy, rules, Fields, crisisOf, removes } = question;
  return function QuestionStep({ step, userId, known, isDone, isSaving, refusal, moves, screening, onContinue }) {
    const form = useRef<HTMLFormElement>(null);
    const formId = useId();
    const [answers, setAnswers] = useState(() => withDraft(userId, step, rules.read(known, isDone)));
    const [problems, setProblems] = useState<Problems>({});
    const [attempts, setAttempts] = useState(0);
    // A refusal concerns the answers that were sent, so it is hidden after the next change.
    const [settledRefusal, setSettledRefusal] = useState<string | null>(null);
    const visibleRefusal = refusal === settledRefusal ? null : refusal;
    const refusedField = visibleRefusal === null ? null : fieldOfRefusal(visibleRefusal, answers);

    const focusFirstInvalid = useEffectEvent(() => form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus());
    useEffect(() => {
      if (attempts > 0) focusFirstInvalid();
    }, [attempts]);
    useEffect(() => {
      if (refusedField !== null) focusFirstInvalid();
    }, [refusedField]);

    const change = (part: Partial<Answers>): void => {
      const next = { ...answers, ...part };
      setAnswers(next);
      setSettledRefusal(refusal);
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))));
      storeStepDraft(userId, step, next);
    };

    const errorOf = (field: string): string | undefined => {
      const code: ErrorCode | undefined = problems[field];
      if (code) return errorText(code);
      return field === refusedField && visibleRefusal !== null ? textOfCode(visibleRefusal) : undefined;
    };

    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const found = rules.check(answers, known);
      setProblems(found);
      if (Object.keys(found).length > 0) {
        setAttempts(attempts + 1);
        return;
      }
      const sign = crisisOf?.(answers);
      if (sign) crisis.raise(sign);
      checkTexts(rules.texts(answers));
      setSettledRefusal(null);
      onContinue(changesFrom(known, rules.fields(answers, known)));
    };

    return (
      <StepFrame
        title={copy.title}
        why={copy.why}
        moves={moves}
        formId={formId}
        isSaving={isSaving}
        problem={errorOf(STEP_FIELD)}
        {...(removes?.(answers, known) ? { action: modalCopy.removeAddress, isRemoval: true } : {})}
      >
        <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-6">
          <Fields
            answers={answers}
            change={change}
            errorOf={errorOf}
            known={known}
            screening={screening}
            attempts={attempts}
          />
        </form>
      </StepFrame>
    );
  };
}
