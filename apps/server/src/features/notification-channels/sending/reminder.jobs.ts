import { SLOTS } from '@alento/domain/reminder/slots';
import { z } from 'zod';
import type { PersonForJob } from '../../../access/person.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { SendReminderByChannels } from './reminder-channels.ts';

const Reminder = {
  userId: z.string(),
  slot: z.enum(SLOTS),
  date: z.iso.date(),
  expiresAt: z.number(),
};
/** Number of jobs at once: each waits for a provider most of the time. */
const CONCURRENCY = 4;

/**
 * Sends a reminder that is due by the person's channels. Enqueued after the transaction that marks the reminder as
 * sent: it is sent at most once, and not at all if the process is killed in between.
 */
export const sendChannelReminder = jobKind({
  name: 'send-channel-reminder',
  payload: z.object(Reminder),
  concurrency: CONCURRENCY,
});

/** Sends a reminder again that a provider refused to take at that moment, not before an instant (ms epoch). */
const repeatChannelReminder = jobKind({
  name: 'repeat-channel-reminder',
  payload: z.object({ ...Reminder, notBefore: z.number() }),
  concurrency: CONCURRENCY,
  afterSeconds: 60,
});

type Deps = {
  clock: () => number;
  personForJob: PersonForJob;
  sendReminder: SendReminderByChannels;
  queue: () => JobQueue;
};

export function channelReminderJobs({ clock, personForJob, sendReminder, queue }: Deps) {
  type Reminder = z.output<typeof sendChannelReminder.payload>;

  /** Repeats it later, if it isn't too late for it then. */
  const repeat = async (reminder: Reminder, notBefore: number): Promise<void> => {
    if (notBefore <= reminder.expiresAt) await queue().enqueue(repeatChannelReminder, { ...reminder, notBefore }, null);
  };

  async function send(reminder: Reminder): Promise<void> {
    const person = await personForJob(reminder.userId);
    if (!person) return;
    const { againMs } = await sendReminder(person, reminder);
    if (againMs !== null) await repeat(reminder, clock() + againMs);
  }

  return [
    runs(sendChannelReminder, send),
    runs(repeatChannelReminder, ({ notBefore, ...reminder }) =>
      clock() < notBefore ? repeat(reminder, notBefore) : send(reminder),
    ),
  ];
}
