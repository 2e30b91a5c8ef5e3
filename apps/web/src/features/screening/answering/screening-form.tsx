import {
  DIFFICULTY_ANSWERS,
  FORMS,
  type Instrument,
  SCREENING_ANSWERS,
  SELF_HARM_ITEM,
} from '@alento/domain/screening/instruments';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { formatList } from '../../../lib/time/dates.format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { difficultyCopy, questionnaires } from '../../../ui/screening/questionnaires.copy.ts';
import { QuietHelp } from '../../../ui/screening/quiet-help.tsx';
import { formCopy } from '../screening.copy.ts';
import { AnswerGroup } from './answer-group.tsx';

type Props = {
  instrument: Instrument;
  /** The answers, 0 to 3 by item: phq1 … phq9 or gad1 … gad7. */
  answers: Readonly<Record<string, number>>;
  /** The answer about difficulty, 0 to 3, which only the PHQ-9 has. */
  difficulty: number | null;
  onChange: (answers: Record<string, number>, difficulty: number | null) => void;
  /** Highlights missing answers and focuses the first, again whenever the number grows. */
  showMissing?: boolean | number;
};

/**
 * The items of a questionnaire. The progress bar sticks at `--sticky-top` and has the background `--sticky-ground`;
 * the parent sets both.
 */
export function ScreeningForm({ instrument, answers, difficulty, onChange, showMissing = false }: Props) {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const { question, items: sentences } = questionnaires[instrument];
  const { items } = FORMS[instrument];
  const missing = items.filter((item) => answers[item] === undefined);
  const focusItem = (item: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[data-item="${item}"] input`)?.focus();
  const focusFirstMissing = useEffectEvent(() => focusItem(missing[0]));

  useEffect(() => {
    if (showMissing) focusFirstMissing();
  }, [showMissing]);

  return (
    <div ref={form}>
      <h2 id={`${id}-question`} className="max-w-prose text-lg font-bold">
        {question}
      </h2>
      <Progress
        answered={items.length - missing.length}
        total={items.length}
        missing={showMissing ? missing.map((item) => String(items.indexOf(item) + 1)) : []}
      />
      {/*
       * biome-ignore lint/a11y/useSemanticElements: the fieldsets are the items; this only names their common question.
       */}
      <div role="group" aria-labelledby={`${id}-question`} className="mt-4 flex flex-col gap-9">
        {items.map((item, place) => (
          <div key={item} data-item={item}>
            <AnswerGroup
              name={`${id}-${item}`}
              number={place + 1}
              legend={sentences[place] ?? ''}
              options={SCREENING_ANSWERS}
              chosen={answers[item] ?? null}
              onChoose={(answer) => onChange({ ...answers, [item]: answer }, difficulty)}
              error={showMissing && answers[item] === undefined ? formCopy.missingHere : undefined}
            />
            {item === SELF_HARM_ITEM && <div aria-live="polite">{(answers[item] ?? 0) > 0 && <QuietHelp />}</div>}
          </div>
        ))}
      </div>
      {instrument === 'PHQ-9' && (
        <div data-item="difficulty" className="mt-9 border-t border-border pt-7">
          <AnswerGroup
            name={`${id}-difficulty`}
            legend={difficultyCopy.question}
            hint={difficultyCopy.hint}
            options={DIFFICULTY_ANSWERS}
            chosen={difficulty}
            onChoose={(chosen) => onChange({ ...answers }, chosen)}
          />
          {difficulty !== null && (
            <Button
              variant="quiet"
              className="mt-1 -ml-4"
              onClick={() => {
                onChange({ ...answers }, null);
                focusItem('difficulty');
              }}
            >
              {difficultyCopy.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Progress({ answered, total, missing }: { answered: number; total: number; missing: readonly string[] }) {
  return (
    <div className="sticky top-[var(--sticky-top,0px)] z-10 -mx-4 bg-[var(--sticky-ground,var(--ground))] px-4 py-3 sm:-mx-6 sm:px-6">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-border">
        <div
          className="h-full rounded-pill bg-brand transition-[width] duration-200"
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <p role="status" className="text-ink-muted tabular-nums">
          {formCopy.progress(answered, total)}
        </p>
        <Alert className="font-semibold">
          {missing.length > 0 && formCopy.missing(missing.length, formatList(missing))}
        </Alert>
      </div>
    </div>
  );
}
