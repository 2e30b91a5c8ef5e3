import type { Library } from '@alento/content/library';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Assistant } from '../integrations/ai/assistant.ts';
import type { Mailer } from '../integrations/mail/mailer.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

/** What the server is built from: the process brings it, tests bring their own. */
export type Deps = {
  config: Config;
  database: OpenDatabase;
  keyRing: KeyRing;
  mailer: Mailer;
  /** Now, ms epoch. */
  clock: () => number;
  log: Logger;
  /** Address people reach the app at, for links in mail. */
  publicUrl: () => string;
  /** The queue, once it runs; jobs and services are built before it. */
  queue: () => JobQueue;
  /** What there is to read and to hear, and the folder its audio lies in. */
  library: Library;
  audioFolder: string;
  /** Who answers in the chat and words the weeks. */
  assistant: Assistant;
  /** Folder of the built web app; without one only the API is served. */
  webRoot?: string;
};
