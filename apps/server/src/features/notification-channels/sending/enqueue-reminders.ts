import type { Slot } from '@alento/domain/reminder/slots';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { readDocuments } from '../../../personal-document/personal-document.ts';
import { type ChannelSettings, NOTIFICATION_CHANNELS } from '../../../sealed-json/notification-channels.ts';
import { sendChannelReminder } from './reminder.jobs.ts';

/** A mood reminder of a person that is sent now. */
export type SentReminder = { person: Person; slot: Slot; date: LocalDate; expiresAt: number };

const wantsReminders = ({ email, whatsapp }: ChannelSettings): boolean =>
  [email, whatsapp].some(({ confirmedAt, kinds }) => confirmedAt !== null && kinds.includes('reminder'));

/** Enqueues reminders of many people for e-mail and WhatsApp. Most people have neither, so it reads that first. */
export const enqueueReminders =
  ({ db, queue, onFailure }: { db: Database; queue: () => JobQueue; onFailure: (error: unknown) => void }) =>
  async (reminders: readonly SentReminder[]): Promise<void> => {
    if (reminders.length === 0) return;
    const channelsOf = await readDocuments(
      db,
      reminders.map(({ person }) => person),
      NOTIFICATION_CHANNELS,
    );
    const wanted = reminders.filter(({ person }) => {
      try {
        return wantsReminders(channelsOf(person));
      } catch (error) {
        onFailure(error);
        return false;
      }
    });
    if (wanted.length === 0) return;
    const payloads = wanted.map(({ person, ...rest }) => ({ userId: person.owner.userId, ...rest }));
    await queue().enqueueAll(sendChannelReminder, payloads, null);
  };
