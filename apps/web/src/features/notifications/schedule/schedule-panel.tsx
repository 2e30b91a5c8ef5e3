import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { SLOTS } from '@alento/domain/reminder/slots';
import { isSameTimeZone } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { zoneName } from '../../../lib/time/zone-name.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useHasDevice } from '../devices/use-has-device.ts';
import { scheduleCopy as copy } from './schedule.copy.ts';
import { scheduleQuery } from './schedule.queries.ts';
import { SlotRow } from './slot-row.tsx';
import { type ScheduleChanging, useScheduleChange } from './use-schedule-change.ts';

type Props = {
  /** Whether e-mail or WhatsApp brings the reminders; null if that isn't known. */
  hasChannel: boolean | null;
};

/** Whether the last change is saved, announced to screen readers. */
export function SavedLine({ isSaving, isSaved, failure }: ScheduleChanging) {
  return (
    <>
      <p role="status" className="min-h-6 text-ink-muted text-sm">
        {isSaving && copy.saving}
        {!isSaving && isSaved && copy.saved}
      </p>
      <Alert className="text-sm">{failure && copy.failed(failure)}</Alert>
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label={copy.loading} className="grid gap-4 py-4">
    {SLOTS.map((slot) => (
      <Skeleton key={slot} className="h-14 w-full" />
    ))}
    <Skeleton className="h-24 w-full" />
  </div>
);

type RowsProps = Props & { schedule: ReminderSchedule };

function Rows({ schedule, hasChannel }: RowsProps) {
  const changing = useScheduleChange();
  const hasDevice = useHasDevice();
  const isNowhere = hasDevice === false && hasChannel === false;
  const isAnyOn = SLOTS.some((slot) => schedule[slot].isOn);
  return (
    <>
      {isNowhere && isAnyOn && (
        <p className="mt-3 flex max-w-prose gap-3 rounded-control bg-surface-sunken px-4 py-3 text-sm">
          <BellOff aria-hidden size={20} className="shrink-0 text-ink-muted" />
          {copy.nowhere}
        </p>
      )}
      <ul className="divide-y divide-border">
        {SLOTS.map((slot) => (
          <SlotRow key={slot} slot={slot} schedule={schedule} isNowhere={isNowhere} onChange={changing.change} />
        ))}
      </ul>
      {!isSameTimeZone(schedule.timeZone, timeZone()) && (
        <p className="mb-4 text-sm">{copy.otherZone(zoneName(schedule.timeZone, now()).name)}</p>
      )}
      <div className="grid gap-3">
        <Switch
          name={copy.skipsRecent}
          hint={copy.skipsRecentHint}
          isOn={schedule.skipsRecent}
          onChange={(skipsRecent) => changing.change({ skipsRecent })}
        />
        <Switch
          name={copy.skipsToday}
          hint={copy.skipsTodayHint}
          isOn={schedule.skipsToday}
          onChange={(skipsToday) => changing.change({ skipsToday })}
        />
      </div>
      <div className="mt-2">
        <SavedLine {...changing} />
      </div>
    </>
  );
}

/** The three reminders of the day, each with a switch and a free time. */
export function SchedulePanel({ hasChannel }: Props) {
  const { data, isPending, error, isFetching, refetch } = useQuery(scheduleQuery());
  return (
    <div className="pt-1 pb-4 sm:pt-2">
      {data && <Rows schedule={data} hasChannel={hasChannel} />}
      {isPending && <Loading />}
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
    </div>
  );
}
