import { REMINDER_LATE_MAX_MS } from '@alento/domain/reminder/limits';
import type { Medications } from '../features/medication/medication.service.ts';
import { enqueueReminders, type SentReminder } from '../features/notification-channels/sending/enqueue-reminders.ts';
import type { Notice } from '../features/reminder/clock/due-notices.ts';
import { type ReminderClock, reminderClock } from '../features/reminder/clock/reminder-clock.ts';
import { deviceService } from '../features/reminder/device/device.service.ts';
import { reminderRoutes } from '../features/reminder/reminder.routes.ts';
import { scheduleService } from '../features/reminder/schedule/schedule.service.ts';
import type { Mount } from '../http/mount.ts';
import { errorKind } from '../log/error-kind.ts';
import type { Shared } from './app-deps.ts';

/** The mood reminders among notices. Medicines are never named by e-mail or WhatsApp, so those have none. */
const moodReminders = (notices: readonly Notice[]): SentReminder[] =>
  notices.flatMap(({ person, contents: [first], date, dueAt }) =>
    first?.kind === 'mood' ? [{ person, slot: first.slot, date, expiresAt: dueAt + REMINDER_LATE_MAX_MS }] : [],
  );

/** Connects reminders and notifications. */
export function buildReminders(
  { db, keyRing, push, clock, log, queue, personsForJob }: Shared,
  medications: Pick<Medications, 'needsReminder'>,
): { mountOn(mount: Mount): void; clockwork: ReminderClock } {
  const devices = deviceService({ db, keyRing, push, clock });
  const schedules = scheduleService({ db, clock });
  const onFailure = (error: unknown): void => log.error({ kind: errorKind(error) }, 'reminder failed');
  const enqueue = enqueueReminders({ db, queue, onFailure });
  const clockwork = reminderClock({
    ...{ db, push, personsForJob, clock, log },
    needsReminder: medications.needsReminder,
    sendByChannels: (notices) => enqueue(moodReminders(notices)),
  });
  return {
    mountOn: (mount) => reminderRoutes(mount, { devices, schedules, push }),
    clockwork,
  };
}
