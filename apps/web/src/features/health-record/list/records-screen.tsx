import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { PageTitle } from '../../../ui/page-title.tsx';
import { QuietLink } from '../../../ui/quiet-link.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { eligibilityQuery, isBeingMade, recordsQuery } from '../health-record.queries.ts';
import { listCopy as copy } from './list.copy.ts';
import { MakeCard } from './make-card.tsx';
import { RecordList } from './record-list.tsx';

/** The newest record that was seen while it was being made, and is ready now. */
function useFinished(records: readonly HealthRecord[]): HealthRecord | null {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = records.filter((record) => isBeingMade(record) && !seen.includes(record.id));
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ id }) => id)]);
  return records.find(({ id, status }) => status === 'ready' && seen.includes(id)) ?? null;
}

/** The screen /prontuarios. */
export function RecordsScreen() {
  const list = useInfiniteQuery(recordsQuery());
  const eligibility = useQuery(eligibilityQuery());
  const records = list.data?.pages.flatMap((page) => page.records) ?? [];
  const finished = useFinished(records);
  // One message instead of two, if nothing can be read.
  const isUnread = list.isError && !list.data && eligibility.isError && !eligibility.data;
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {isUnread ? (
        <ErrorState
          message={errorText('HEALTH_RECORDS_READ_FAILED')}
          onRetry={() => void Promise.all([list.refetch(), eligibility.refetch()])}
          busy={list.isFetching || eligibility.isFetching}
        />
      ) : (
        <>
          <MakeCard isMaking={records.some(isBeingMade)} finished={finished} />
          <RecordList />
          <div className="mt-6">
            <QuietLink to={paths.sharing} icon={Share2}>
              {copy.share}
            </QuietLink>
          </div>
        </>
      )}
    </div>
  );
}
