import {
  DIFFICULTY_ANSWERS,
  FORMS,
  type Instrument,
  SCREENING_ANSWERS,
  SELF_HARM_ITEM,
} from '@alento/domain/screening/instruments';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { AnswerRow } from '../question/answer-row.tsx';
import type { QuestionHeadingText } from '../question/question-heading.tsx';
import { difficultyCopy, questionNumber, questionnaires } from './questionnaires.copy.ts';
import { QuietHelp } from './quiet-help.tsx';
import type { ScreeningAnswers } from './screening-answers.ts';

type FieldsProps = {
  answers: ScreeningAnswers;
  change: (part: Partial<ScreeningAnswers>) => void;
  errorOf: (field: string) => string | undefined;
  /** While the answers are being sent, nothing else may be chosen. */
  isSaving: boolean;
  /** Goes to the next page by itself after an answer. Null if the page stays until the button is pressed. */
  goOn: (() => void) | null;
};

/** A page of a questionnaire. */
export type QuestionPage = {
  heading: QuestionHeadingText;
  Fields: (props: FieldsProps) => ReactNode;
  /** The item that needs an answer. The question about difficulty needs none. */
  asks?: readonly string[];
  /** Whether leaving the page may open the crisis card. */
  tellsCrisis?: boolean;
};

/** An item. The answer to the ninth of the PHQ-9 that shows a number to call stays until Continuar is pressed. */
function Item({
  item,
  label,
  answers,
  change,
  errorOf,
  isSaving,
  goOn,
}: FieldsProps & { item: string; label: string }) {
  const chosen = answers.answers[item] ?? null;
  const needsHelp = item === SELF_HARM_ITEM && chosen !== null && chosen > 0;
  const help = useRef<HTMLDivElement>(null);
  // With large text the number would be below the visible part of the page.
  useEffect(() => {
    if (needsHelp) help.current?.scrollIntoView?.({ block: 'nearest' });
  }, [needsHelp]);
  return (
    <div>
      <AnswerRow
        label={label}
        options={SCREENING_ANSWERS}
        chosen={chosen}
        onChoose={(answer) => change({ answers: { ...answers.answers, [item]: answer } })}
        goOn={needsHelp ? null : goOn}
        isSaving={isSaving}
        error={chosen === null ? errorOf(item) : undefined}
      />
      {item === SELF_HARM_ITEM && (
        <div ref={help} aria-live="polite" className="scroll-mb-3">
          {needsHelp && <QuietHelp />}
        </div>
      )}
    </div>
  );
}

/** The question of the PHQ-9 that needs no answer. */
function Difficulty({ answers, change, isSaving, goOn }: FieldsProps) {
  const group = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    change({ difficulty: null });
    // The pressed button goes away.
    group.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  };
  return (
    <div ref={group}>
      <AnswerRow
        label={difficultyCopy.question}
        options={DIFFICULTY_ANSWERS}
        chosen={answers.difficulty}
        onChoose={(difficulty) => change({ difficulty })}
        goOn={goOn}
        isSaving={isSaving}
        error={undefined}
      />
      {answers.difficulty !== null && (
        <Button variant="quiet" className="mt-1 -ml-4" disabled={isSaving} onClick={clear}>
          {difficultyCopy.clear}
        </Button>
      )}
    </div>
  );
}

/**
 * One page for each item, and the PHQ-9's question about difficulty.
 * @param first what the heading of the first page also says
 */
export function questionPages(
  instrument: Instrument,
  first: { lines?: readonly string[]; why?: string },
): QuestionPage[] {
  const { question, items: sentences } = questionnaires[instrument];
  const { items } = FORMS[instrument];
  const pages = items.map((item, place): QuestionPage => {
    const title = sentences[place] ?? '';
    const { lines = [], ...also } = place === 0 ? first : {};
    return {
      heading: { ...also, context: [...lines, question], number: questionNumber(place + 1, items.length), title },
      asks: [item],
      tellsCrisis: item === SELF_HARM_ITEM,
      Fields: (props) => <Item {...props} item={item} label={title} />,
    };
  });
  const difficulty = { heading: { title: difficultyCopy.question, why: difficultyCopy.hint }, Fields: Difficulty };
  return instrument === 'PHQ-9' ? [...pages, difficulty] : pages;
}
