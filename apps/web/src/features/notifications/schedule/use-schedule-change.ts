import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { nextDue } from '@alento/domain/reminder/next-due';
import { SLOTS } from '@alento/domain/reminder/slots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { getNotifications } from '../../../platform/notifications/notifications.ts';
import { notificationKeys } from '../notifications.keys.ts';
import { remindLocally } from './remind-locally.ts';
import { putSchedule, type ScheduleChange } from './schedule.queries.ts';

/** The schedule as it will be after a change, shown until the server answers. */
export function changedSchedule(
  before: ReminderSchedule,
  change: ScheduleChange,
  { now, timeZone }: { now: number; timeZone: string },
): ReminderSchedule {
  const { skipsRecent, skipsToday, isDiscreet } = { ...before, ...change };
  const after = { ...before, skipsRecent, skipsToday, isDiscreet, timeZone };
  for (const slot of SLOTS) {
    const newTime = change[slot];
    const { time, isOn } = before[slot];
    const next = newTime === undefined ? { time, isOn } : { time: newTime ?? time, isOn: newTime !== null };
    const nextAt = next.isOn ? nextDue({ time: next.time, timeZone, after: now, lastDate: null }).at : null;
    after[slot] = { ...next, nextAt };
  }
  return after;
}

const CHANGE = ['change-reminder-schedule'] as const;

/**
 * Changes the schedule: shown at once, and taken back if the server refuses. Changes are sent one after the other, in
 * the order in which they were made.
 */
export function useScheduleChange() {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (change: ScheduleChange) => putSchedule(change),
    mutationKey: CHANGE,
    scope: { id: 'reminder-schedule' },
    onMutate: async (change) => {
      const queryKey = notificationKeys.schedule();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ReminderSchedule>(queryKey);
      const clock = { now: now(), timeZone: timeZone() };
      if (before) client.setQueryData(queryKey, changedSchedule(before, change, clock));
      return { queryKey, before };
    },
    onError: (_error, _change, context) => {
      if (!context) return;
      client.setQueryData(context.queryKey, context.before);
      // An answer may have been lost: the server's state is shown.
      void client.invalidateQueries({ queryKey: context.queryKey });
    },
    onSuccess: async (schedule, _change, { queryKey }) => {
      // While a further change waits, its own state is shown.
      if (client.isMutating({ mutationKey: CHANGE }) === 1) client.setQueryData(queryKey, schedule);
      const userId = session.userId();
      if (userId !== null) await remindLocally(await getNotifications(), userId, async () => schedule);
    },
  });
  return {
    change: (change: ScheduleChange) => mutate(change),
    isSaving: isPending,
    isSaved: isSuccess,
    failure: error && messageOf(error),
  };
}

export type ScheduleChanging = ReturnType<typeof useScheduleChange>;
