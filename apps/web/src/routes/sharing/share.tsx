import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { newestReadyOf, recordsQuery } from '../../features/health-record/health-record.queries.ts';
import { ShareScreen } from '../../features/sharing/share/share-screen.tsx';
import { sharingDaysIn } from '../../lib/page/sharing-days.ts';

/** The screen /compartilhar. */
export function Component() {
  const { data } = useQuery(sessionQuery());
  const records = useInfiniteQuery(recordsQuery()).data;
  const [query] = useSearchParams();
  return (
    <ShareScreen
      knownName={data?.user.name ?? null}
      newestRecord={records && newestReadyOf(records.pages)}
      presetDays={sharingDaysIn(query)}
    />
  );
}
