import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { isSameTimeZone } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { zoneName } from '../../../lib/time/zone-name.ts';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { timeZoneQuery } from '../account.queries.ts';
import { timeZoneCopy } from './profile.copy.ts';
import { SettingScreen } from './setting-screen.tsx';

type AccountZone = ResponseOf<Endpoints['readTimeZone']>;

function Zone({ label, zone }: { label: string; zone: string }) {
  const { name, detail } = zoneName(zone, now());
  return (
    <div className="rounded-control bg-surface-sunken px-4 py-3">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="font-semibold">
        {name} <span className="block break-words font-normal text-ink-muted text-sm">{detail}</span>
      </dd>
    </div>
  );
}

/**
 * The account's time zone and the device's. Each request sets the account's zone to the device's, at most once in 24
 * hours.
 */
function Zones({ account }: { account: AccountZone }) {
  const device = timeZone();
  const { changeableAt } = account;
  if (isSameTimeZone(account.timeZone, device)) {
    return (
      <>
        <dl className="max-w-md">
          <Zone label={timeZoneCopy.account} zone={account.timeZone} />
        </dl>
        <p className="mt-2 text-ink-muted text-sm">{timeZoneCopy.same}</p>
      </>
    );
  }
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Zone label={timeZoneCopy.account} zone={account.timeZone} />
        <Zone label={timeZoneCopy.device} zone={device} />
      </dl>
      <p className="mt-3 max-w-prose text-sm">
        {changeableAt !== null && changeableAt > now()
          ? timeZoneCopy.waits(formatMoment(changeableAt))
          : timeZoneCopy.follows}
      </p>
    </>
  );
}

function Content() {
  const { data, isPending, isFetching, refetch } = useQuery(timeZoneQuery());
  if (data) return <Zones account={data} />;
  if (isPending) return <Skeletons label={timeZoneCopy.loading} shapes={['h-[6.25rem] max-w-md', 'mt-2 h-6 w-52']} />;
  return <ErrorState message={timeZoneCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
}

export const TimeZoneItem = () => (
  <SettingScreen title={timeZoneCopy.title} lead={timeZoneCopy.lead}>
    <Content />
  </SettingScreen>
);
