import type { DataKind } from '@alento/domain/my-data/kinds';
import type { KeyHolder } from '../access/person.ts';
import type { Runner } from '../db/database.ts';
import { NOTIFICATION_CHANNELS } from '../sealed-json/notification-channels.ts';
import { ONBOARDING } from '../sealed-json/onboarding.ts';
import { READING } from '../sealed-json/reading.ts';
import { REMINDER_SETTINGS } from '../sealed-json/reminder.ts';
import { SAFETY_PLAN } from '../sealed-json/safety.ts';
import { SMALL_STEPS } from '../sealed-json/small-step.ts';
import { readDocument } from './personal-document.ts';

/** Kinds of data that are encrypted within the personal documents; they can't be counted as rows. */
type DocumentDataKind = Extract<
  DataKind,
  'answers' | 'safetyPlans' | 'smallSteps' | 'readings' | 'reminders' | 'notificationChannels'
>;

/** How much a document contains, and since when; null if it contains nothing or its age is not stored. */
type Count = { count: number; since: number | null };

/**
 * Counts what the personal documents contain: answers of the onboarding, a safety plan, small steps, saved or begun pieces,
 * reminders of moods that are on, and channels with an address.
 */
export async function countDocuments(runner: Runner, holder: KeyHolder): Promise<Record<DocumentDataKind, Count>> {
  const { data, updatedAt: answeredAt } = await readDocument(runner, holder, ONBOARDING);
  const { updatedAt } = await readDocument(runner, holder, SAFETY_PLAN);
  const { steps } = await readDocument(runner, holder, SMALL_STEPS);
  const { saved, progress } = await readDocument(runner, holder, READING);
  const { on } = await readDocument(runner, holder, REMINDER_SETTINGS);
  const { email, whatsapp } = await readDocument(runner, holder, NOTIFICATION_CHANNELS);
  const channels = [email, whatsapp].filter(({ address, pending }) => address !== null || pending !== null);
  const since = channels.flatMap(({ confirmedAt }) => (confirmedAt === null ? [] : [confirmedAt]));
  const answers = Object.keys(data).length;
  return {
    answers: { count: answers, since: answers === 0 ? null : answeredAt },
    safetyPlans: { count: updatedAt === null ? 0 : 1, since: updatedAt },
    smallSteps: { count: steps.length, since: null },
    notificationChannels: { count: channels.length, since: since.length === 0 ? null : Math.min(...since) },
    readings: { count: new Set([...saved, ...Object.keys(progress)]).size, since: null },
    reminders: { count: on.length, since: null },
  };
}
