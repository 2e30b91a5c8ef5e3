import type { Screening } from '@alento/contract/screening';
import { type Instrument, REPEAT_SUGGESTED_DAYS } from '@alento/domain/screening/instruments';
import { addDays } from '@alento/domain/time/local-date';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatDayOfMonth } from '../../lib/time/dates.format.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { questionnaires } from '../../ui/screening/questionnaires.copy.ts';
import { Skeleton } from '../../ui/state/part-states.tsx';
import { TakeScreening } from './answering/take-screening.tsx';
import { useScreening } from './answering/use-screening.ts';
import { useView } from './answering/view-focus.tsx';
import { Column } from './column.tsx';
import { ofInstrument } from './overview/history-text.ts';
import { whenOf } from './result/result-text.ts';
import { ScreeningResult } from './result/screening-result.tsx';
import { resultPageCopy, takingCopy } from './screening-page.copy.ts';

type Props = {
  userId: string;
  instrument: Instrument;
  /** The id of an earlier result to show. */
  resultId: string | null;
  list: UseQueryResult<Screening[]>;
};

/** The page of one questionnaire: its form or, if it was answered today, its result. */
export function ScreeningPage({ userId, instrument, resultId, list }: Props) {
  const today = useToday();
  const screening = useScreening(userId, instrument);
  const results = list.data && ofInstrument(list.data, instrument);
  const requestedResult = results?.find(({ id }) => id === resultId);
  const ofToday = results?.findLast(({ localDate }) => localDate === today);
  const sent = screening.sent?.localDate === today ? screening.sent : undefined;
  const result = requestedResult ?? ofToday ?? sent;
  if (result) {
    const place = results?.findIndex(({ id }) => id === result.id) ?? -1;
    return <ResultView result={result} before={place < 0 ? undefined : (results?.[place - 1] ?? null)} />;
  }
  // Without a network the list of results can't be loaded, so the form is shown.
  const mayWait = navigator.onLine && !screening.isResumed;
  if (list.isPending && (mayWait || resultId)) return <Loading />;
  // Starting over begins with the first page.
  return <TakeScreening key={String(screening.isResumed)} {...{ userId, instrument, screening }} />;
}

function ResultView({ result, before }: { result: Screening; before: Screening | null | undefined }) {
  const { id, instrument, localDate } = result;
  const today = useToday();
  useView(`result ${id}`);
  const when = whenOf(localDate, today);
  return (
    <Column>
      <PageTitle lead={resultPageCopy.of(instrument, questionnaires[instrument].about, when)}>
        {resultPageCopy.title}
      </PageTitle>
      <ScreeningResult result={result} before={before} today={today} />
      {localDate === today && (
        <p className="mt-6 max-w-prose text-sm text-ink-muted">
          {resultPageCopy.next(formatDayOfMonth(addDays(localDate, REPEAT_SUGGESTED_DAYS)))}
        </p>
      )}
    </Column>
  );
}

const Loading = () => (
  <div role="status" className="mx-auto max-w-3xl">
    <span className="sr-only">{takingCopy.loading}</span>
    <Skeleton className="mt-11 h-5 w-4/5" />
    <Skeleton className="mt-2 h-2 w-full" />
    <Skeleton className="mt-5 h-36 w-full" />
    <Skeleton className="mt-4 h-50 w-full sm:h-24" />
  </div>
);
