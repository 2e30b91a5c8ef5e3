import type { ContentCard } from '@alento/contract/content';
import type { UserData } from '@alento/domain/onboarding/user-data';
import type { RankedPlan } from '@alento/domain/plan/plans';
import type { Person } from '../access/person.ts';
import type { Runner } from '../db/database.ts';
import { deliverer } from '../features/notification-channels/sending/deliver.ts';
import { planEndJobs } from '../features/notification-channels/sending/plan-end.jobs.ts';
import { channelReminderJobs } from '../features/notification-channels/sending/reminder.jobs.ts';
import { reminderByChannels } from '../features/notification-channels/sending/reminder-channels.ts';
import { weeklyContentJobs } from '../features/notification-channels/sending/weekly.jobs.ts';
import { channelRoutes } from '../features/notification-channels/settings/channels.routes.ts';
import { channelsService } from '../features/notification-channels/settings/channels.service.ts';
import { codeJobs, sendChannelCode } from '../features/notification-channels/settings/code.jobs.ts';
import { unsubscribeService } from '../features/notification-channels/unsubscribe/unsubscribe.service.ts';
import type { ConfiguredLimits } from '../http/limits/configured-limits.ts';
import { createRateLimiter } from '../http/limits/rate-limit.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

type Parts = {
  limits: ConfiguredLimits;
  readAccount: (actor: Person, runner: Runner) => Promise<{ isAnonymous: boolean; contactEmail: string | null }>;
  readAnswers: (actor: Person, runner: Runner) => Promise<UserData>;
  cards: (plan: RankedPlan) => ContentCard[];
};

/** Connects notifications by e-mail and WhatsApp. E-mail is always offered: without a mail server it goes to files. */
export function buildNotificationChannels(deps: Shared, parts: Parts) {
  const { db, keyRing, clock, log, mailer, whatsapp, publicUrl, config, personForJob, personsForJob } = deps;
  const { limits, readAccount, readAnswers, cards } = parts;
  const channels = channelsService({
    db,
    keyRing,
    clock,
    offered: { channels: whatsapp ? ['email', 'whatsapp'] : ['email'], supportContact: config.SUPPORT_CONTACT ?? null },
    async readIdentity(actor, runner) {
      const { isAnonymous, contactEmail } = await readAccount(actor, runner);
      const { phone } = isAnonymous ? {} : await readAnswers(actor, runner);
      return { isAnonymous, contactEmail, phone: typeof phone === 'string' ? phone : null };
    },
    enqueueCode: (of, tx) => deps.queue().enqueue(sendChannelCode, of, tx),
  });
  const unsubscribe = unsubscribeService({ db, keyRing, personOf: personForJob });
  const limiter = createRateLimiter(db, keyRing, limits);
  const deliver = deliverer({ db, keyRing, clock, publicUrl, mailer, whatsapp });
  const sendReminder = reminderByChannels({ db, clock, deliver });
  return {
    /** Removes the channels of an account that becomes anonymous. */
    forgetWithin: channels.forgetWithin,
    sendReminder,
    jobs: [
      ...codeJobs({ db, keyRing, clock, personForJob, mailer, whatsapp }),
      ...channelReminderJobs({ clock, personForJob, sendReminder, queue: deps.queue }),
      ...weeklyContentJobs({ db, clock, log, personsForJob, publicUrl, deliver, cards }),
      ...planEndJobs({ db, clock, log, personsForJob, deliver }),
    ],
    mountOn: (mount: Mount): void => channelRoutes(mount, { channels, unsubscribe, limiter }),
  };
}
