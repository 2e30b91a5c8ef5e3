import type { ConsentPeriod } from '@alento/contract/my-data/my-data';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@alento/domain/consent/purposes';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { consentsQuery } from '../../../state/account/consents.queries.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Skeletons } from '../../../ui/state/part-states.tsx';
import { overviewQuery } from '../my-data.queries.ts';
import { consentHistoryCopy as copy } from './overview.copy.ts';

const periodText = ({ grantedAt, revokedAt }: ConsentPeriod): string =>
  revokedAt === null
    ? copy.open(formatMoment(grantedAt))
    : copy.closed(formatMoment(grantedAt), formatMoment(revokedAt));

const Periods = ({ periods }: { periods: readonly ConsentPeriod[] }) => (
  <ul className="flex flex-col gap-1">
    {periods.map((period) => (
      <li key={period.grantedAt}>{periodText(period)}</li>
    ))}
  </ul>
);

/** When a consent was granted and withdrawn. It is shown below the switch of the consent. */
export function ConsentHistory({ purpose }: { purpose: ConsentPurpose }) {
  const { data } = useQuery(overviewQuery());
  if (!data) return null;
  const periods = data.consents.filter((period) => period.purpose === purpose);
  return (
    <div className="px-1 pb-3 text-ink-muted text-sm">
      {periods.length === 0 ? (
        <p>{copy.never}</p>
      ) : (
        <Fold name={copy.history}>
          <Periods periods={periods} />
        </Fold>
      )}
    </div>
  );
}

/** Consents that were granted before and are no longer requested; a sentence if there are no consents at all. */
export function EarlierConsents() {
  const { data, isError } = useQuery(overviewQuery());
  const { data: offered, isError: isUnread } = useQuery(consentsQuery());
  if (isError || isUnread) return <p className="py-5 text-ink-muted sm:py-6">{copy.failed}</p>;
  if (!data || !offered) return <Skeletons label={copy.loading} className="py-5 sm:py-6" shapes={['h-16 w-full']} />;
  const isOffered = (purpose: ConsentPurpose): boolean => offered.some((consent) => consent.purpose === purpose);
  const earlier = CONSENT_PURPOSES.filter((purpose) => !isOffered(purpose))
    .map((purpose) => ({ purpose, periods: data.consents.filter((period) => period.purpose === purpose) }))
    .filter(({ periods }) => periods.length > 0);
  if (earlier.length === 0) {
    return offered.length === 0 ? <p className="py-5 text-ink-muted sm:py-6">{copy.noneRequested}</p> : null;
  }
  return (
    <div className="py-5 text-ink-muted text-sm sm:py-6">
      <h3 className="font-bold text-ink">{copy.earlier}</h3>
      {earlier.map(({ purpose, periods }) => (
        <div key={purpose} className="mt-3">
          <p className="font-semibold">{copy.purposes[purpose]}</p>
          <Periods periods={periods} />
        </div>
      ))}
    </div>
  );
}
