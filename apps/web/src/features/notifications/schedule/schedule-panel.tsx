import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { SLOTS, type Slot } from '@alento/domain/reminder/slots';
import { addDays, isSameTimeZone, localDateOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { BellOff, Moon, Sun, Sunrise } from 'lucide-react';
import { useId } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { formatDay, formatTime } from '../../../lib/time/dates.format.ts';
import { zoneName } from '../../../lib/time/zone-name.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { SWITCH_LOOK } from '../../../ui/field/switch-look.ts';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { useHasDevice } from '../devices/use-has-device.ts';
import { scheduleCopy as copy } from './schedule.copy.ts';
import { type ScheduleChange, scheduleQuery } from './schedule.queries.ts';
import { TimeInput } from './time-input.tsx';
import { type ScheduleChanging, useScheduleChange } from './use-schedule-change.ts';

/** An instant to come as "hoje às 21:00", "amanhã às 09:00" or with its day, in the given zone. */
function nextText(at: number, now: number, zone: string): string {
  const time = formatTime(at, zone);
  const today = localDateOf(now, zone);
  const date = localDateOf(at, zone);
  if (date === today) return copy.today(time);
  return date === addDays(today, 1) ? copy.tomorrow(time) : copy.onDay(formatDay(date), time);
}

const ICONS = { morning: Sunrise, afternoon: Sun, evening: Moon };

type SlotRowProps = {
  slot: Slot;
  schedule: ReminderSchedule;
  /** Whether neither a device nor a channel brings the reminder. */
  isNowhere: boolean;
  onChange: (change: ScheduleChange) => void;
};

/** One reminder: its switch, its time, and when it comes next. */
function SlotRow({ slot, schedule, isNowhere, onChange }: SlotRowProps) {
  const id = useId();
  const { time, isOn, nextAt } = schedule[slot];
  const name = copy.slots[slot];
  const Icon = ICONS[slot];
  const next = isNowhere ? copy.nextNowhere : copy.next;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <label className="flex min-h-12 min-w-40 flex-1 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-next`}
          checked={isOn}
          onChange={(event) => onChange({ [slot]: event.target.checked ? time : null })}
          className={SWITCH_LOOK}
        />
        <Icon aria-hidden size={22} className="shrink-0 text-ink-muted max-sm:hidden" />
        <span className="min-w-0">
          <span id={`${id}-name`} className="block font-semibold">
            {name}
          </span>
          <span id={`${id}-next`} className="block text-ink-muted text-sm">
            {isOn && nextAt !== null ? next(nextText(nextAt, serverNow(), schedule.timeZone)) : copy.off}
          </span>
        </span>
      </label>
      <TimeInput
        label={copy.timeOf(name)}
        value={time}
        disabled={!isOn}
        onChange={(chosen) => onChange({ [slot]: chosen })}
      />
    </li>
  );
}

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

const SHAPES = [...SLOTS.map(() => 'h-14 w-full'), 'h-24 w-full'];

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
        <p className="mb-4 text-sm">{copy.otherZone(zoneName(schedule.timeZone, serverNow()).name)}</p>
      )}
      <div className="divide-y divide-border border-border border-t">
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
      {isPending && <Skeletons label={copy.loading} className="grid gap-4 py-4" shapes={SHAPES} />}
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
    </div>
  );
}
