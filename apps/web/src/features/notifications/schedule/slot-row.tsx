import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import type { Slot } from '@alento/domain/reminder/slots';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import { Moon, Sun, Sunrise } from 'lucide-react';
import { useId } from 'react';
import { now } from '../../../lib/time/clock.ts';
import { formatDay, formatTime } from '../../../lib/time/dates.format.ts';
import { SWITCH_LOOK } from '../../../ui/field/switch-look.ts';
import { scheduleCopy as copy } from './schedule.copy.ts';
import type { ScheduleChange } from './schedule.queries.ts';
import { TimeInput } from './time-input.tsx';

/** An instant to come as "hoje às 21:00", "amanhã às 09:00" or with its day, in the given zone. */
function nextText(at: number, now: number, zone: string): string {
  const time = formatTime(at, zone);
  const today = localDateOf(now, zone);
  const date = localDateOf(at, zone);
  if (date === today) return copy.today(time);
  return date === addDays(today, 1) ? copy.tomorrow(time) : copy.onDay(formatDay(date), time);
}

const ICONS = { morning: Sunrise, afternoon: Sun, evening: Moon };

type Props = {
  slot: Slot;
  schedule: ReminderSchedule;
  /** Whether neither a device nor a channel brings the reminder. */
  isNowhere: boolean;
  onChange: (change: ScheduleChange) => void;
};

/** One reminder: its switch, its time, and when it comes next. */
export function SlotRow({ slot, schedule, isNowhere, onChange }: Props) {
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
            {isOn && nextAt !== null ? next(nextText(nextAt, now(), schedule.timeZone)) : copy.off}
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
