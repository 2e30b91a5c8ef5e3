import { createHash } from 'node:crypto';
import { medicationDayPath, paths } from '@alento/domain/interface/paths';
import { REMINDER_LATE_MAX_MS } from '@alento/domain/reminder/limits';
import { type NotificationKind, notificationText } from '@alento/domain/reminder/notification-texts.copy';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { PushMessage } from '../../integrations/push/push-sender.ts';
import type { ReminderContent } from '../../sealed-json/reminder.ts';

/** How long a test notification waits for a device that is off, ms. */
const TEST_EXPIRES_MS = 300_000;
const REMINDER_TAP = paths.record;
const SETTINGS_TAP = paths.notifications;

const messageOf = (
  kind: NotificationKind,
  isDiscreet: boolean,
  rest: Pick<PushMessage, 'tag' | 'data' | 'expiresAt'>,
): PushMessage => ({
  ...notificationText(kind, isDiscreet),
  ...rest,
  data: { ...rest.data, discreet: isDiscreet ? '1' : '0' },
});

type MessageOptions = { userId: string; isDiscreet: boolean; date: LocalDate; dueAt: number };

/**
 * The notification of reminders of one person that are due together: one of a mood, or several of medicines with the
 * same time. Its data say which account it is for, so that its actions act for that account only, and where a tap leads.
 * A browser's push service can't read them; Google and Apple can read those for their apps, so they are ids and our own
 * words.
 */
export function reminderMessage(contents: readonly ReminderContent[], options: MessageOptions): PushMessage {
  const { userId, isDiscreet, date, dueAt } = options;
  const expiresAt = dueAt + REMINDER_LATE_MAX_MS;
  const [first] = contents;
  if (first === undefined) throw new Error('A notification needs a reminder');
  if (first.kind === 'mood') {
    const { kind, slot } = first;
    const data = { kind, slot, date, account: userId, url: REMINDER_TAP };
    return messageOf(slot, isDiscreet, { tag: `mood-${slot}`, data, expiresAt });
  }
  const { kind, time } = first;
  const medicationIds = contents.flatMap((one) => (one.kind === 'medication' ? [one.medicationId] : [])).join(',');
  const data = { kind, medicationIds, time, date, account: userId, url: medicationDayPath(date) };
  // Medicines that were claimed apart, by two processes, are two notifications: neither replaces the other.
  const which = createHash('sha256').update(medicationIds).digest('base64url').slice(0, 10);
  return messageOf('medication', isDiscreet, { tag: `dose-${time.replace(':', '')}-${which}`, data, expiresAt });
}

/** The notification that a person asks for on /notificacoes. */
export const testMessage = (userId: string, isDiscreet: boolean, now: number): PushMessage =>
  messageOf('test', isDiscreet, {
    tag: 'test',
    data: { kind: 'test', account: userId, url: SETTINGS_TAP },
    expiresAt: now + TEST_EXPIRES_MS,
  });
