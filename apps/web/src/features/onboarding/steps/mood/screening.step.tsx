import {
  DIFFICULTY_ANSWERS,
  FORMS,
  type Instrument,
  SCREENING_ANSWERS,
  SELF_HARM_ITEM,
} from '@alento/domain/screening/instruments';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { difficultyCopy, questionnaires } from '../../../../ui/screening/questionnaires.copy.ts';
import { QuietHelp } from '../../../../ui/screening/quiet-help.tsx';
import { type FieldsProps, type Page, questionStep } from '../question-step.tsx';
import { anxietyCopy, depressionCopy, questionNumber } from '../steps.copy.ts';
import { AnswerRow } from './answer-row.tsx';
import { anxietyRules, depressionRules, type ScreeningAnswers, unansweredIn } from './screening.rules.ts';

type Fields = FieldsProps<ScreeningAnswers>;

/** An item. The answer to the ninth of the PHQ-9 that shows a number to call stays until Continuar is pressed. */
function Item({ item, label, answers, change, errorOf, isSaving, goOn }: Fields & { item: string; label: string }) {
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
const Difficulty = ({ answers, change, isSaving, goOn }: Fields) => (
  <div>
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
      <Button variant="quiet" className="mt-1 -ml-4" disabled={isSaving} onClick={() => change({ difficulty: null })}>
        {difficultyCopy.clear}
      </Button>
    )}
  </div>
);

/** One page for each item. The first also says what the questionnaire is. */
function itemPages(instrument: Instrument, copy: { title: string; why: string }): Page<ScreeningAnswers>[] {
  const { question, items: sentences } = questionnaires[instrument];
  const { items } = FORMS[instrument];
  return items.map((item, place) => {
    const title = sentences[place] ?? '';
    return {
      heading: {
        context: place === 0 ? [copy.title, copy.why, question] : [question],
        number: questionNumber(place + 1, items.length),
        title,
      },
      asks: [item],
      tellsCrisis: item === SELF_HARM_ITEM,
      Fields: (props) => <Item {...props} item={item} label={title} />,
    };
  });
}

const raisesCrisis = ({ answers }: ScreeningAnswers): boolean => (answers[SELF_HARM_ITEM] ?? 0) > 0;

/**
 * Begins with the first item without an answer; with the first of all if the step is done or not begun. An answer that
 * shows a number to call is shown again.
 */
const startIn =
  (instrument: Instrument, pages: readonly unknown[]) =>
  (given: ScreeningAnswers, isDone: boolean): number => {
    if (isDone) return 0;
    const [next] = raisesCrisis(given) ? [SELF_HARM_ITEM] : unansweredIn(instrument, given.answers);
    return next === undefined ? pages.length - 1 : FORMS[instrument].items.indexOf(next);
  };

const DEPRESSION_PAGES: readonly Page<ScreeningAnswers>[] = [
  ...itemPages('PHQ-9', depressionCopy),
  { heading: { title: difficultyCopy.question, why: difficultyCopy.hint }, Fields: Difficulty },
];

/** The step with the PHQ-9. An answer above 0 to its ninth item opens the crisis card. */
export const DepressionStep = questionStep({
  rules: depressionRules,
  pages: DEPRESSION_PAGES,
  startAt: startIn('PHQ-9', DEPRESSION_PAGES),
  crisisOf: (answers) => (raisesCrisis(answers) ? { source: 'screening', kind: 'suicide', about: 'self' } : null),
});

const ANXIETY_PAGES = itemPages('GAD-7', anxietyCopy);

export const AnxietyStep = questionStep({
  rules: anxietyRules,
  pages: ANXIETY_PAGES,
  startAt: startIn('GAD-7', ANXIETY_PAGES),
});
