import type { DataKindSummary } from '@alento/contract/my-data/my-data';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { countText } from '../../../lib/count-text.ts';
import { capitalised, formatList } from '../../../lib/time/dates.format.ts';
import { formatMomentDay } from '../../../lib/time/moments.format.ts';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { kindName } from '../kinds.copy.ts';
import { overviewQuery } from '../my-data.queries.ts';
import { storedDataCopy as copy } from './overview.copy.ts';

const Loading = () => (
  <Skeletons
    label={copy.loading}
    className="flex flex-col gap-5"
    shapes={['h-10 w-full', 'h-10 w-full', 'h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
  />
);

const Row = ({ kind, count, since }: DataKindSummary) => (
  <li className="flex items-baseline justify-between gap-4 py-3">
    <span className="min-w-0">
      <span className="block font-semibold">{capitalised(kindName(kind))}</span>
      {since !== null && <span className="block text-ink-muted text-sm">{copy.since(formatMomentDay(since))}</span>}
    </span>
    <span className="shrink-0 font-semibold tabular-nums">{countText(count)}</span>
  </li>
);

function KindList({ kinds }: { kinds: readonly DataKindSummary[] }) {
  const some = kinds.filter(({ count }) => count > 0);
  const none = kinds.filter(({ count }) => count === 0).map(({ kind }) => kindName(kind));
  return (
    <>
      {some.length === 0 && <p>{copy.empty}</p>}
      {some.length > 0 && (
        <ul aria-label={copy.list} className="-my-3 divide-y divide-border">
          {some.map((kind) => (
            <Row key={kind.kind} {...kind} />
          ))}
        </ul>
      )}
      {none.length > 0 && <p className="mt-4 max-w-prose text-ink-muted text-sm">{copy.none(formatList(none))}</p>}
    </>
  );
}

/** What is stored about this person by kind, and how it is protected. */
export function StoredDataList() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(overviewQuery());
  return (
    <div className="py-5 sm:py-6">
      {isPending && <Loading />}
      {isError && <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />}
      {data && !isError && <KindList kinds={data.kinds} />}
      <div className="mt-5 flex gap-3 rounded-control bg-surface-sunken p-4 text-sm">
        <LockKeyhole aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="max-w-prose">{copy.encryption}</p>
          <Link
            to={paths.privacy}
            className="-mb-2 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {copy.privacy}
          </Link>
        </div>
      </div>
    </div>
  );
}
