import { errorText } from '@alento/domain/errors/catalogue';
import { INSTRUMENTS, type Instrument } from '@alento/domain/screening/instruments';
import { type SubmitEvent, useState } from 'react';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { session } from '../../../lib/session/session.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { useSign } from '../../../state/crisis/use-sign.ts';
import { Button } from '../../../ui/button.tsx';
import { useBackPress } from '../../../ui/overlay/use-back-press.ts';
import { progressBar } from '../../../ui/progress-bar.tsx';
import { QuestionHeading } from '../../../ui/question/question-heading.tsx';
import { type PageBack, usePages } from '../../../ui/question/use-pages.ts';
import { type QuestionPage, questionPages } from '../../../ui/screening/question-pages.tsx';
import { questionnaires } from '../../../ui/screening/questionnaires.copy.ts';
import { firstOpenPage, raisesCrisis, SELF_HARM_SIGN, unansweredIn } from '../../../ui/screening/screening-answers.ts';
import { Column } from '../column.tsx';
import { whenOf } from '../result/result-text.ts';
import { creditCopy } from '../screening.copy.ts';
import { takingCopy } from '../screening-page.copy.ts';
import type { useScreening } from './use-screening.ts';
import { useView } from './view-focus.tsx';

type Props = { userId: string; instrument: Instrument; screening: ReturnType<typeof useScreening> };

const PAGES = Object.fromEntries(
  INSTRUMENTS.map((instrument) => [instrument, questionPages(instrument, { why: takingCopy.lead })]),
) as Record<Instrument, QuestionPage[]>;

/** Answering a questionnaire, one question a page. After the last answer it stays until it is sent, which is final. */
export function TakeScreening({ userId, instrument, screening }: Props) {
  const { answers, isSending, error } = screening;
  const pages = PAGES[instrument];
  const last = pages.length - 1;
  const [begun] = useState(() => firstOpenPage(instrument, answers));
  const [back, setBack] = useState<PageBack | null>(null);
  const [shownMissing, setShownMissing] = useState<readonly string[]>([]);
  const { form, place, openNext, showFields } = usePages(pages, () => begun, null, setBack);
  const { heading, asks = [], tellsCrisis = false, Fields } = pages[place] as QuestionPage;
  const raiseSign = useSign(
    () => (session.userId() === userId && raisesCrisis(answers) ? SELF_HARM_SIGN : null),
    tellsCrisis,
  );
  // While the answers are being sent the page stays, because it shows whether that failed.
  const goBack = back && (isSending ? () => {} : back.goBack);
  useBackPress(goBack);
  useView(`question ${instrument} ${place}`);
  useUnsavedWork(Object.keys(answers.answers).length > 0);

  const goOn = (): void => {
    if (isSending) return;
    const missing = unansweredIn(instrument, answers.answers).filter((item) => place === last || asks.includes(item));
    setShownMissing(missing);
    if (missing.length > 0) showFields(missing);
    else if (place < last) openNext();
    else {
      // The crisis card opens before the request, so that it doesn't depend on the network.
      raiseSign();
      void screening.send();
    }
  };

  return (
    <Column narrow>
      <p className="font-bold text-sm">{takingCopy.title(instrument, questionnaires[instrument].about)}</p>
      <progress aria-hidden value={place + 1} max={pages.length} className={`${progressBar} mt-2 mb-4`} />
      {screening.isResumed && place === begun && <Resumed screening={screening} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          goOn();
        }}
      >
        <div key={place} className="grid gap-3 sm:gap-6">
          <QuestionHeading {...heading} level="h1" />
          <Fields
            answers={answers}
            change={screening.change}
            errorOf={(item) => (shownMissing.includes(item) ? errorText('CHOICE_REQUIRED') : undefined)}
            isSaving={isSending}
            goOn={place === last ? null : goOn}
          />
        </div>
        {place === last && error !== null && <Failure error={error} />}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {goBack && (
            <Button variant="quiet" onClick={goBack} disabled={isSending} className="-ml-4">
              {takingCopy.previous}
            </Button>
          )}
          <span className="grow-999" />
          <Button type="submit" size="lg" busy={isSending} className="min-w-36 max-sm:grow">
            {place < last ? takingCopy.next : error === null ? takingCopy.send : takingCopy.retry}
          </Button>
        </div>
      </form>
      <p className="mt-4 max-w-prose text-ink-muted text-sm">{takingCopy.answersStored}</p>
      {place === last && <p className="mt-4 max-w-prose text-ink-muted text-xs">{creditCopy}</p>}
    </Column>
  );
}

/** Says that the answers are from an earlier visit, on the page with which this visit begins. */
function Resumed({ screening }: Pick<Props, 'screening'>) {
  const today = useToday();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 rounded-control bg-brand-soft px-4 py-1 text-on-brand-soft text-sm">
      <p>{takingCopy.resumed(whenOf(screening.day, today))}</p>
      <Button variant="quiet" className="-ml-4" onClick={screening.startOver}>
        {takingCopy.startOver}
      </Button>
    </div>
  );
}

/**
 * The message if the questionnaire was already answered on another device today, or if the answers could not be sent.
 * The answers are kept.
 */
const Failure = ({ error }: { error: unknown }) => (
  <div role="alert" className="mt-5 rounded-card border border-danger bg-danger-soft p-4">
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
