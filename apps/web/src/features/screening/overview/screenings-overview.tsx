import type { Screening } from '@alento/contract/screening';
import { INSTRUMENTS } from '@alento/domain/screening/instruments';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { useToday } from '../../../lib/time/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { readDraft } from '../answering/screening-draft.ts';
import { useView } from '../answering/view-focus.tsx';
import { creditCopy } from '../screening.copy.ts';
import { historyCopy, overviewCopy } from '../screening-page.copy.ts';
import { HistoryCard } from './history-card.tsx';
import { ofInstrument } from './history-text.ts';
import { InstrumentCard } from './instrument-card.tsx';

type Props = { userId: string; list: UseQueryResult<Screening[]> };

/** Both questionnaires, and their scores over time. */
export function ScreeningsOverview({ userId, list }: Props) {
  const today = useToday();
  useView('overview');
  return (
    <div className="mx-auto max-w-5xl">
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
