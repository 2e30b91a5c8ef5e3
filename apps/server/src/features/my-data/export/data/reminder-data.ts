import type { ExportPushDevice, ExportReminders } from '@alento/contract/my-data/export-settings';
import { asc, eq } from 'drizzle-orm';
import { pushDevices, reminders } from '../../../../db/schema/reminder.ts';
import { readDocument } from '../../../../personal-document/personal-document.ts';
import { PUSH_DEVICE, REMINDER, REMINDER_SETTINGS } from '../../../../sealed-documents/reminder.ts';
import { type Reading, rowIdOf, timeOf, timeOrNull } from './reading.ts';

/** Devices that get notifications, oldest first, without their push addresses and keys: they are secrets. */
export async function readPushDevices(reading: Reading): Promise<ExportPushDevice[]> {
  const { db, person } = reading;
  const rows = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, person.owner.userId))
    .orderBy(asc(pushDevices.registeredAt), asc(pushDevices.id));
  return rows.map(({ id, content, registeredAt, lastSeenAt }) => {
    const { name, platform, isCapacitor } = PUSH_DEVICE.open(person.userKey(), rowIdOf(reading, id), content);
    return {
      ...{ id, name, platform, isCapacitor },
      registeredAt: timeOf(registeredAt),
      lastSeenAt: timeOf(lastSeenAt),
    };
  });
}

/** Settings of reminders, and every reminder with its next instant. */
export async function readReminders(reading: Reading): Promise<ExportReminders> {
  const { db, person } = reading;
  const settings = await readDocument(db, person, REMINDER_SETTINGS);
  const rows = await db
    .select()
    .from(reminders)
    .where(eq(reminders.userId, person.owner.userId))
    .orderBy(asc(reminders.time), asc(reminders.id));
  return {
    ...settings,
    planned: rows.map(({ id, content, timeZone, dueAt, lastDate }) => ({
      ...REMINDER.open(person.userKey(), rowIdOf(reading, id), content),
      ...{ timeZone, nextAt: timeOrNull(dueAt), lastDate },
    })),
  };
}
