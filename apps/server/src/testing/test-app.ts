import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { HelpText } from '@alento/content/help';
import type { Library } from '@alento/content/library';
import type { AssistantModel, SpeechModel } from '@alento/domain/assistant/assistant-model';
import type { Logger } from 'pino';
import { afterEach } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type KeyRing, keyRingOf } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { ErasedAccounts } from '../features/account/deletion/deletion.service.ts';
import { openFileStore } from '../integrations/files/open-file-store.ts';
import type { Message } from '../integrations/mail/mailer.ts';
import type { PushSender } from '../integrations/push/push-sender.ts';
import { openStripe } from '../integrations/stripe/open-stripe.ts';
import { openWhatsApp } from '../integrations/whatsapp/open-whatsapp.ts';
import { createLog } from '../log/log.ts';
import { openTestDatabase } from './database/test-database.ts';
import { ACCEPTED, PASSWORD } from './people/accepted.ts';
import { NOT_LISTED } from './services/not-listed.ts';
import { type RecordedPush, recordedPush } from './services/recorded-push.ts';
import { scriptedModel } from './services/scripted-model.ts';
import { type EnqueuedJob, withTestQueue } from './services/test-queue.ts';
import { TEST_HELP } from './test-help.ts';
import { testLibrary } from './test-library.ts';
import { type Call, callsOf, type People, type Person, peopleOf, refusalOf } from './test-people.ts';

export { ACCEPTED, PASSWORD, type Person, refusalOf };

/** Saturday, 14 March 2026, 12:00 in São Paulo. */
export const NOON = Date.parse('2026-03-14T15:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const LEGAL_TEXTS = (['TERMS_OF_USE', 'PRIVACY_POLICY'] as const).map((documentType) => ({
  id: `${documentType}-v1`,
  documentType,
  content: `<p>${documentType}</p>`,
  createdAt: new Date('2026-01-01T00:00:00Z'),
}));

export type TestApp = People & {
  app: App;
  call: Call;
  database: OpenDatabase;
  /** Sets the app's clock. */
  setNow(ms: number): void;
  now(): number;
  mails: Message[];
  /** The notifications that were sent, and what their services answer; unused with real senders. */
  push: RecordedPush;
  /** The enqueued jobs that have not run yet. */
  jobs: EnqueuedJob[];
  /** Runs the jobs, including those that they enqueue. */
  runJobs(): Promise<void>;
  /** Runs one job that has not been enqueued, such as a scheduled one. */
  runJob(name: string, payload?: unknown): Promise<void>;
  /** Folder of the file store. */
  filesFolder: string;
  /** The app's log lines, and the logger itself. */
  logged(): string;
  log: Logger;
  /** Builds the app once more, as in another process on the same database. */
  another(): Call;
  close(): Promise<void>;
};

function jobsOf(app: App, jobs: EnqueuedJob[]): Pick<TestApp, 'runJob' | 'runJobs'> {
  async function runJob(name: string, payload: unknown = {}): Promise<void> {
    const work = app.jobs.find(({ kind }) => kind.name === name);
    if (!work) throw new Error(`No job is named ${name}`);
    await work.run(payload, AbortSignal.any([]));
  }
  return {
    runJob,
    async runJobs() {
      const early: EnqueuedJob[] = [];
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        await runJob(job.name, job.payload);
        // It is too early for a job that enqueues itself unchanged, and the clock stands still.
        if (isDeepStrictEqual(jobs.at(-1), job)) early.push(...jobs.splice(-1));
      }
      jobs.push(...early);
    },
  };
}

/** Puts the clock of an app back after each test of a file, and forgets mails and jobs. */
export const resetAfterEach = (app: TestApp): void =>
  afterEach(() => {
    app.setNow(NOON);
    app.mails.length = 0;
    app.jobs.length = 0;
  });

/** Starts the whole app on its own database with a fixed clock. */
export async function startTestApp(
  variables: Record<string, string> = {},
  {
    library = testLibrary(),
    help = TEST_HELP,
    audioFolder = tmpdir(),
    assistant = { local: scriptedModel('local'), external: null },
    speech = null,
    erased = NOT_LISTED,
    webRoot,
    openPush,
  }: {
    library?: Library;
    help?: readonly HelpText[];
    audioFolder?: string;
    assistant?: { local: AssistantModel; external: AssistantModel | null };
    /** Transcription and speech of the service `ia.exemplo`. */
    speech?: SpeechModel | null;
    erased?: ErasedAccounts;
    webRoot?: string;
    /** Opens real senders of notifications; without it they are recorded in `push`. */
    openPush?: (config: Config, keyRing: KeyRing, log: Logger) => PushSender;
  } = {},
): Promise<TestApp> {
  const { database, jobs, queue } = withTestQueue(await openTestDatabase());
  const filesFolder = join(tmpdir(), `alento-files-${randomUUID()}`);
  const config: Config = readConfig({
    FILES_DIR: filesFolder,
    LIMIT_SIGN_UP_PER_ADDRESS: '1000',
    LIMIT_SIGN_IN_PER_ADDRESS: '1000',
    ...variables,
  });
  let now = NOON;
  let lines = '';
  const mails: Message[] = [];
  const push = recordedPush();
  const log = createLog('debug', {
    write: (line) => {
      lines += line;
    },
  });
  const keyRing = keyRingOf(database.secrets);
  const sender = openPush?.(config, keyRing, log) ?? push;
  const build = () =>
    buildApp({
      config,
      database,
      keyRing,
      mailer: { send: async (message) => void mails.push(message) },
      clock: () => now,
      library,
      help,
      audioFolder,
      ...(webRoot === undefined ? {} : { webRoot }),
      log,
      assistant: {
        ...assistant,
        speech,
        provider: assistant.external || speech ? 'ia.exemplo' : null,
        condition: () => ({ provider: assistant.external ? 'external' : 'local', circuit: 'closed' }),
      },
      payments: openStripe(config),
      push: sender,
      whatsapp: openWhatsApp(config),
      files: openFileStore(config),
      erased,
      publicUrl: () => 'https://alento.test',
      queue: () => queue,
    });
  const app = build();
  const others: App[] = [];
  await app.legal.importAll(LEGAL_TEXTS);
  // Listens before the first request, because earlier events would be lost. The server process does the same.
  await app.listen();

  const call = callsOf(app);
  return {
    app,
    database,
    call,
    ...peopleOf(app, call, { db: database.db, keyRing, clock: () => now }),
    setNow: (ms) => {
      now = ms;
    },
    now: () => now,
    mails,
    push,
    jobs,
    ...jobsOf(app, jobs),
    logged: () => lines,
    filesFolder,
    log,
    another() {
      const other = build();
      others.push(other);
      return callsOf(other);
    },
    async close() {
      await Promise.all([app, ...others].map((one) => one.close()));
      await sender.close();
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
