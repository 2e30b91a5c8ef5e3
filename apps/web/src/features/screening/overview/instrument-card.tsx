import type { Screening } from '@alento/contract/screening';
import { errorText } from '@alento/domain/errors/catalogue';
import { FORMS, type Instrument, maxScoreOf, REPEAT_SUGGESTED_DAYS } from '@alento/domain/screening/instruments';
import { isRepeatDue } from '@alento/domain/screening/score-screening';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { useId } from 'react';
import { Link } from 'react-router';
import { capitalised, formatDayOfMonth } from '../../../lib/time/dates.format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ScreeningDraft } from '../answering/screening-draft.ts';
import { resultCopy } from '../result/result.copy.ts';
import { bandTitle, whenOf } from '../result/result-text.ts';
import { resultPath, takePath } from '../screening-address.ts';
import { overviewCopy } from '../screening-page.copy.ts';

type Props = {
  instrument: Instrument;
  /** The newest result. Null if there is none, undefined while it is unknown. */
  last: Screening | null | undefined;
  draft: ScreeningDraft | null;
  today: LocalDate;
};

/** A card for a questionnaire: its subject, the last result, and a link to answer it. */
export function InstrumentCard({ instrument, last, draft, today }: Props) {
  const id = useId();
  const isDone = last?.localDate === today;
  const answered = draft ? Object.keys(draft.answers).length : 0;
  const reason = isDone ? errorText('SCREENING_TODAY_DONE') : noteOf(last, draft, instrument, answered, today);
  const action = draft ? overviewCopy.resume : last ? overviewCopy.repeat : overviewCopy.start;
  const name = overviewCopy.of(action, instrument);
  const isCalm = last && !isDone && !draft && !isRepeatDue(last.localDate, today);
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-xl font-bold">
            {overviewCopy.titles[instrument]}
          </h2>
          <Badge>{instrument}</Badge>
        </div>
        <p className="mt-1 text-ink-muted">{overviewCopy.about[instrument]}</p>
      </div>
      {last && <LastResult last={last} today={today} />}
      <div className="mt-auto flex flex-col gap-3">
        <p id={`${id}-reason`} className="text-sm text-ink-muted empty:hidden">
          {reason}
        </p>
        {isDone ? (
          <Button disabled aria-label={name} aria-describedby={`${id}-reason`} size="lg">
            {action}
          </Button>
        ) : (
          <LinkButton
            to={takePath(instrument)}
            aria-label={name}
            aria-describedby={`${id}-reason`}
            size="lg"
            variant={isCalm ? 'secondary' : 'primary'}
          >
            {action}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function noteOf(
  last: Screening | null | undefined,
  draft: ScreeningDraft | null,
  instrument: Instrument,
  answered: number,
  today: LocalDate,
): string {
  if (draft) return overviewCopy.draft(answered, FORMS[instrument].items.length);
  if (!last) return last === null ? overviewCopy.never : '';
  if (isRepeatDue(last.localDate, today)) return overviewCopy.due;
  return overviewCopy.notDue(formatDayOfMonth(addDays(last.localDate, REPEAT_SUGGESTED_DAYS)));
}

const LastResult = ({ last, today }: { last: Screening; today: LocalDate }) => (
  <div className="rounded-control bg-surface-sunken px-4 py-3">
    <p className="text-sm text-ink-muted">
      {overviewCopy.last}, {whenOf(last.localDate, today)}
    </p>
    <p className="font-semibold">
      {capitalised(bandTitle(last))}{' '}
      <span className="font-normal whitespace-nowrap text-ink-muted tabular-nums">
        ({resultCopy.score(last.score, maxScoreOf(last.instrument))})
      </span>
    </p>
    <Link
      to={resultPath(last)}
      className="-mb-2 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
    >
      {overviewCopy.seeResult}
      <span className="sr-only">: {last.instrument}</span>
    </Link>
  </div>
);
