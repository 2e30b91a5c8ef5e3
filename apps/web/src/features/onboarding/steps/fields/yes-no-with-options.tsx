import { OptionsWithOther } from './options-with-other.tsx';
import type { YesNoAnswers } from './other-text.ts';
import { YesNo } from './yes-no.tsx';

type Props = {
  question: string;
  /** Options shown after a yes. */
  details: { legend: string; options: readonly string[]; otherLabel: string };
  answers: YesNoAnswers;
  onChange: (answers: Partial<YesNoAnswers>) => void;
  errorOf: (field: string) => string | undefined;
};

/** A question with the answers yes and no. After a yes it shows further options. */
export const YesNoWithOptions = ({ question, details, answers, onChange, errorOf }: Props) => (
  <>
    <YesNo
      legend={question}
      answer={answers.answer}
      onChange={(answer) => onChange({ answer })}
      error={errorOf('answer')}
    />
    {answers.answer && <OptionsWithOther {...details} answers={answers} onChange={onChange} error={errorOf('other')} />}
  </>
);
