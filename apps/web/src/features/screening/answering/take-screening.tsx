import type { Instrument } from '@alento/domain/screening/instruments';
import { type CSSProperties, useState } from 'react';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { questionnaires } from '../../../ui/screening/questionnaires.copy.ts';
import { Column } from '../column.tsx';
import { whenOf } from '../result/result-text.ts';
import { creditCopy } from '../screening.copy.ts';
import { takingCopy } from '../screening-page.copy.ts';
import { ScreeningForm } from './screening-form.tsx';
import type { useScreening } from './use-screening.ts';
import { useView } from './view-focus.tsx';

type Props = { instrument: Instrument; screening: ReturnType<typeof useScreening> };

const UNDER_THE_HEADER = { '--sticky-top': 'var(--top-bar)' } as CSSProperties;

/** The form to answer a questionnaire. */
export function TakeScreening({ instrument, screening }: Props) {
  const today = useToday();
  const [timesMissing, setTimesMissing] = useState(0);
  const { answers, difficulty, day, isResumed, isSending, error } = screening;
  useView(`questions ${instrument}`);
  useUnsavedWork(Object.keys(answers).length > 0);

  const send = async () => {
    if (!(await screening.send())) setTimesMissing((times) => times + 1);
  };

  return (
    <Column narrow>
      <PageTitle lead={takingCopy.lead}>{takingCopy.title(instrument, questionnaires[instrument].about)}</PageTitle>
      {isResumed && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 rounded-control bg-brand-soft px-4 py-1 text-on-brand-soft">
          <p>{takingCopy.resumed(whenOf(day, today))}</p>
          <Button
            variant="quiet"
            className="-ml-4"
            onClick={() => {
              screening.startOver();
              setTimesMissing(0);
            }}
          >
            {takingCopy.startOver}
          </Button>
        </div>
      )}
      <form
        noValidate
        style={UNDER_THE_HEADER}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ScreeningForm
          instrument={instrument}
          answers={answers}
          difficulty={difficulty}
          onChange={screening.answer}
          showMissing={timesMissing}
        />
        {error !== null && <Failure error={error} />}
        <div className="mt-8">
          <Button type="submit" size="lg" busy={isSending} className="w-full sm:w-auto">
            {error === null ? takingCopy.send : takingCopy.retry}
          </Button>
          <p className="mt-3 max-w-prose text-sm text-ink-muted">{takingCopy.answersStored}</p>
        </div>
      </form>
      <p className="mt-8 max-w-prose text-xs text-ink-muted">{creditCopy}</p>
    </Column>
  );
}

/**
 * The message if the questionnaire was already answered on another device today, or if the answers could not be sent.
 * The answers are kept.
 */
const Failure = ({ error }: { error: unknown }) => (
  <div role="alert" className="mt-8 rounded-card border border-danger bg-danger-soft p-4">
    {isRefusal(error, 'SCREENING_TODAY_DONE') ? (
      <p>{messageOf(error)}</p>
    ) : (
      <>
        <p className="font-semibold text-danger">{takingCopy.failed}</p>
        <p className="mt-1">
          {messageOf(error)} {takingCopy.stillHere}
        </p>
      </>
    )}
  </div>
);
