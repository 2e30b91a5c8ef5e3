import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHelpPages } from '@alento/content/help';
import { readLegalTexts } from '@alento/content/legal-text';
import { readLibrary } from '@alento/content/library';
import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';
import { asOperator, ownerFor } from '../../access/operator.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { planService } from '../../features/plan/plan.service.ts';
import { createHttpServer, portOf } from '../../http/listen.ts';
import { openAssistant } from '../../integrations/ai/open-assistant.ts';
import { folderStore } from '../../integrations/files/folder-store.ts';
import type { Message } from '../../integrations/mail/mailer.ts';
import { type JobQueue, startJobQueue } from '../../jobs/job-queue.ts';
import { createLog } from '../../log/log.ts';
import { NOT_LISTED } from '../services/not-listed.ts';
import { recordedPush } from '../services/recorded-push.ts';
import { writeWebBuild } from '../services/web-build.ts';
import { START } from './fields.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
/** Value of all rate limits. It is high, because calls that are refused by a limit don't reach other code. */
const NO_LIMIT = '1000000';
const LIMITS = [
  ...['LIMIT_SIGN_IN_PER_ADDRESS', 'LIMIT_SIGN_IN_PER_ACCOUNT', 'LIMIT_SIGN_UP_PER_ADDRESS'],
  ...['LIMIT_RESET_PER_ADDRESS', 'LIMIT_RESET_PER_ACCOUNT', 'LIMIT_WRITES_PER_MINUTE', 'LIMIT_SEARCHES_PER_MINUTE'],
  ...['LIMIT_CHAT_MESSAGES_PER_HOUR', 'LIMIT_CHAT_CONVERSATIONS_PER_HOUR', 'LIMIT_LARGE_READS_PER_MINUTE'],
  ...['LIMIT_PUBLIC_SEARCHES_PER_MINUTE', 'LIMIT_PUBLIC_READS_PER_MINUTE'],
  ...['LIMIT_TEST_NOTIFICATIONS_PER_HOUR', 'LIMIT_SAFETY_PLAN_PER_HOUR', 'LIMIT_NEW_ENTRIES_PER_DAY'],
  'LIMIT_UPLOADS_PER_HOUR',
];
/** Configures ads, so that consent to the ad network is offered. */
const ADS = { ADSENSE_CLIENT: 'ca-pub-0000000000000000', ADSENSE_SLOT: '000000' };
/** Matches log lines of errors and failed jobs. */
const FAILURE = /"level":(50|60)|"msg":"job failed"/;

export type FuzzServer = {
  port: number;
  mails: Message[];
  /** Failures logged since the last call. */
  failures(): string[];
  grantPremium(userId: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts the server in this process with the real library, local assistant, jobs and HTTP. In contrast to production
 * its clock starts on a fixed day, mail is kept in memory and rate limits are high. Closes the database at the end.
 */
export async function startFuzzServer(database: OpenDatabase): Promise<FuzzServer> {
  const limits = Object.fromEntries(LIMITS.map((name) => [name, NO_LIMIT]));
  // A nightly backup would be written into the working directory.
  const config = readConfig({ ...ADS, ...limits, BACKUP_NIGHTLY: 'false' });
  const mails: Message[] = [];
  let failed: string[] = [];
  const log = createLog('info', {
    write: (line) => {
      if (FAILURE.test(line)) failed.push(line.trimEnd());
    },
  });
  const startedAt = performance.now();
  const clock = () => START + Math.floor(performance.now() - startedAt);
  const webRoot = await writeWebBuild(await mkdtemp(join(tmpdir(), 'alento-web-')));
  const filesFolder = await mkdtemp(join(tmpdir(), 'alento-files-'));
  let queue: JobQueue | null = null;
  const { app, jobs, legal, contents, close } = buildApp({
    config,
    database,
    keyRing: keyRingOf(database.secrets),
    mailer: { send: async (message) => void mails.push(message) },
    clock,
    log,
    publicUrl: () => 'https://alento.test',
    queue: () => {
      if (!queue) throw new Error('The job queue is not running yet');
      return queue;
    },
    library: await readLibrary(CONTENT, pathsLinkedFrom('library')),
    help: await readHelpPages(CONTENT),
    audioFolder: join(CONTENT, 'audio'),
    assistant: openAssistant(config, log, clock),
    payments: null,
    push: recordedPush(),
    whatsapp: null,
    files: folderStore(filesFolder),
    erased: NOT_LISTED,
    webRoot,
  });
  await legal.importAll(await readLegalTexts(join(CONTENT, 'legal')));
  await contents.importAll();
  queue = await startJobQueue(database, jobs, true, log);
  const server = createHttpServer(app, { hostname: '127.0.0.1', isHttps: false, log });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: portOf(server),
    mails,
    grantPremium: (userId) =>
      planService({ db: database.db, clock }).grant(ownerFor(asOperator(), userId), 'premium', null),
    failures() {
      const lines = failed;
      failed = [];
      return lines;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await queue?.stop();
      await close();
      await database.close();
      for (const folder of [webRoot, filesFolder]) await rm(folder, { recursive: true, force: true });
    },
  };
}
