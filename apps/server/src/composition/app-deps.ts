import type { HelpText } from '@alento/content/help';
import type { Library } from '@alento/content/library';
import type { Logger } from 'pino';
import type { PersonForJob, PersonsForJob } from '../access/person.ts';
import type { Config } from '../config.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { ErasedAccounts } from '../features/account/deletion/deletion.service.ts';
import type { Safety } from '../features/safety/safety.service.ts';
import type { Assistant } from '../integrations/ai/assistant.ts';
import type { FileStore } from '../integrations/files/file-store.ts';
import type { Mailer } from '../integrations/mail/mailer.ts';
import type { PushSender } from '../integrations/push/push-sender.ts';
import type { PaymentService } from '../integrations/stripe/payment-service.ts';
import type { WhatsAppSender } from '../integrations/whatsapp/whatsapp-sender.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Turns } from '../work-thread/turns.ts';
import type { WorkThread } from '../work-thread/work-thread.ts';

/** Dependencies of the server, provided by the process or by tests. */
export type Deps = {
  config: Config;
  database: OpenDatabase;
  keyRing: KeyRing;
  mailer: Mailer;
  /** The current time, ms epoch. */
  clock: () => number;
  log: Logger;
  /** Public address of the app, for links in mail. */
  publicUrl: () => string;
  /** Returns the job queue. Don't call it before the start is complete, because services are built before the queue. */
  queue: () => JobQueue;
  /** The content library and the folder of its audio files. */
  library: Library;
  audioFolder: string;
  /** The help pages, by group and title. */
  help: readonly HelpText[];
  /** The models for the chat and weekly summaries. */
  assistant: Assistant;
  /** The service that takes payments; null if this installation takes none. */
  payments: PaymentService | null;
  /** Sends notifications to browsers and apps. */
  push: PushSender;
  /** Sends WhatsApp messages; null if this installation sends none. */
  whatsapp: WhatsAppSender | null;
  /** Where exports, photos and voice notes are. */
  files: FileStore;
  /** What notes deleted accounts in tests. By default it is the list beside the backups. */
  erased?: ErasedAccounts;
  /** Folder of the built web app; if it is missing, only the API is served. */
  webRoot?: string;
};

/** The dependencies with what most features use, which app.ts builds once. */
export type Shared = Deps & {
  db: Database;
  realtime: Realtime;
  personForJob: PersonForJob;
  personsForJob: PersonsForJob;
  /** For work over a whole history. */
  thread: WorkThread;
  turns: Turns;
  /** Stores that a person has written signs of a crisis. */
  noticeCrisis: Safety['notice'];
};
