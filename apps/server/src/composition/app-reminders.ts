import type { PersonsForJob } from '../access/person.ts';
import { type ReminderClock, reminderClock } from '../features/reminder/clock/reminder-clock.ts';
import { deviceService } from '../features/reminder/device/device.service.ts';
import { reminderRoutes } from '../features/reminder/reminder.routes.ts';
import { scheduleService } from '../features/reminder/schedule/schedule.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Deps } from './app-deps.ts';

type Ports = { personsForJob: PersonsForJob };

/** Connects reminders and notifications (decisions D39 to D41). */
export function buildReminders(
  { database: { db }, keyRing, push, clock, log }: Deps,
  { personsForJob }: Ports,
): { mountOn(mount: Mount): void; clockwork: ReminderClock } {
  const devices = deviceService({ db, keyRing, push, clock });
  const schedules = scheduleService({ db, clock });
  const clockwork = reminderClock({
    ...{ db, push, personsForJob, clock, log },
    sendByChannels: async () => undefined,
  });
  return {
    mountOn: (mount) => reminderRoutes(mount, { devices, schedules, push }),
    clockwork,
  };
}
