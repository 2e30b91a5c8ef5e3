import type { Screening } from '@alento/contract/screening';
import { errorText } from '@alento/domain/errors/catalogue';
import {
  FORMS,
  INSTRUMENTS,
  type Instrument,
  maxScoreOf,
  REPEAT_SUGGESTED_DAYS,
} from '@alento/domain/screening/instruments';
import { isRepeatDue } from '@alento/domain/screening/score-screening';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { capitalised, formatDayOfMonth } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { ToProfile } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BandedLineChart } from '../../../ui/chart/banded-line-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { scoreBands, scorePoints, scoreRows, scoreTicks } from '../../../ui/chart/figures/score-figure.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { readDraft, type ScreeningDraft } from '../answering/screening-draft.ts';
import { useView } from '../answering/view-focus.tsx';
import { resultCopy } from '../result/result.copy.ts';
import { bandTitle, whenOf } from '../result/result-text.ts';
import { creditCopy } from '../screening.copy.ts';
import { resultPath, takePath } from '../screening-address.ts';
import { historyCopy, overviewCopy } from '../screening-page.copy.ts';
import { historySentence, ofInstrument } from './history-text.ts';

type InstrumentCardProps = {
  instrument: Instrument;
  /** The newest result. Null if there is none, undefined while it is unknown. */
  last: Screening | null | undefined;
  draft: ScreeningDraft | null;
  today: LocalDate;
};

/** A card for a questionnaire: its subject, the last result, and a link to answer it. */
function InstrumentCard({ instrument, last, draft, today }: InstrumentCardProps) {
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

type HistoryCardProps = {
  instrument: Instrument;
  /** The questionnaire's results, oldest first. There is at least one. */
  results: readonly Screening[];
  today: LocalDate;
};

/** A questionnaire's scores over time. On a phone the chart has the full width. */
function HistoryCard({ instrument, results, today }: HistoryCardProps) {
  return (
    <Section
      title={historyCopy.title(instrument)}
      look="text-xl font-bold"
      className="-mx-4 border-y border-border bg-surface px-4 py-5 sm:mx-0 sm:rounded-card sm:border-x sm:p-6"
    >
      <p className="mt-1 mb-5 max-w-prose text-ink-muted">{historySentence(results, today)}</p>
      <BandedLineChart
        label={historyCopy.chart(instrument)}
        bands={scoreBands(instrument)}
        points={scorePoints(results)}
        ticks={scoreTicks(results)}
      />
      <ChartTable
        caption={historyCopy.title(instrument)}
        columns={figuresCopy.columns.scores}
        rows={scoreRows(results)}
      />
    </Section>
  );
}

type Props = { userId: string; list: UseQueryResult<Screening[]> };

/** Both questionnaires, and their scores over time. */
export function ScreeningsOverview({ userId, list }: Props) {
  const today = useToday();
  useView('overview');
  return (
    <div className="mx-auto max-w-5xl">
      <ToProfile />
      <PageTitle lead={overviewCopy.lead}>{overviewCopy.title}</PageTitle>
      {list.isPending ? (
        <Loading />
      ) : (
        <>
          <div className="grid gap-4 sm:gap-6 md:grid-cols-2">
            {INSTRUMENTS.map((instrument) => (
              <InstrumentCard
                key={instrument}
                instrument={instrument}
                last={list.data && (ofInstrument(list.data, instrument).at(-1) ?? null)}
                draft={readDraft(userId, instrument)}
                today={today}
              />
            ))}
          </div>
          <div className="mt-4 grid gap-4 sm:mt-6 sm:gap-6">
            <History list={list} />
          </div>
        </>
      )}
      <Section title={overviewCopy.sources} look="font-semibold" className="mt-8 max-w-prose text-xs text-ink-muted">
        <p className="mt-1">{creditCopy}</p>
      </Section>
    </div>
  );
}

function History({ list }: { list: Props['list'] }) {
  const today = useToday();
  if (!list.data) {
    return (
      <Card>
        <ErrorState message={overviewCopy.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
      </Card>
    );
  }
  if (list.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={historyCopy.emptyTitle}
          text={historyCopy.emptyText}
          picture={<ChartLine aria-hidden size={40} strokeWidth={1.5} className="text-brand" />}
        />
      </Card>
    );
  }
  const results = list.data;
  return INSTRUMENTS.map((instrument) => {
    const its = ofInstrument(results, instrument);
    return its.length > 0 && <HistoryCard key={instrument} instrument={instrument} results={its} today={today} />;
  });
}

const Loading = () => (
  <div role="status" className="grid gap-4 sm:gap-6 md:grid-cols-2">
    <span className="sr-only">{overviewCopy.loading}</span>
    <Skeleton className="h-[29rem] rounded-card md:h-[25rem]" />
    <Skeleton className="h-[29rem] rounded-card md:h-[25rem]" />
    <Skeleton className="-mx-4 h-[28rem] sm:mx-0 sm:rounded-card md:col-span-2" />
  </div>
);
