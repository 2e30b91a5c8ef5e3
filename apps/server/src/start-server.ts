import { join } from 'node:path';
import { ContentFaults } from '@alento/content/content-faults';
import { buildApp } from './app.ts';
import { ErasedListFault } from './backup/erased/erased-list.ts';
import { collectAfterWork } from './collect-after-work.ts';
import { ConfigError, readConfig } from './config.ts';
import { readContent } from './content/read-content.ts';
import { keyRingOf } from './crypto/key-ring.ts';
import { DirectoryInUseError } from './db/data-directory-lock.ts';
import { ensureMigrated, SchemaNotReadyError } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { checkContact } from './features/legal-document/contact-check.ts';
import { createHttpServer, portOf } from './http/listen.ts';
import { isHttps } from './http/request/security-headers.ts';
import { checkAssistant, openAssistant } from './integrations/ai/open-assistant.ts';
import { openFileStore } from './integrations/files/open-file-store.ts';
import { openMailer } from './integrations/mail/open-mailer.ts';
import { openPush } from './integrations/push/open-push.ts';
import { openStripe } from './integrations/stripe/open-stripe.ts';
import { checkPayments } from './integrations/stripe/start-check.ts';
import { openWhatsApp } from './integrations/whatsapp/open-whatsapp.ts';
import { type JobQueue, startJobQueue } from './jobs/job-queue.ts';
import { createLog } from './log/log.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = join(ROOT, 'content');
/** Says what is missing for payments. */
const NO_PAYMENTS =
  'Pagamentos desligados: faltam STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET e STRIPE_PRICE_PREMIUM (docs/operations.md).\n';
/** How long the shutdown waits for open requests, ms. */
const CLOSE_REQUESTS_MS = 3000;
/** Time after which the process ends although something hasn't ended yet, ms (docs/operations.md). */
const CLOSE_MS = 9500;

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);
  // Read first, so that an invalid file makes the start fail before a database or port is opened.
  const payments = openStripe(config);
  const files = openFileStore(config);
  const { library, help, legal: legalTexts } = await readContent(CONTENT);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection or heartbeat'));
  await ensureMigrated(database, config.MIGRATE);
  const keyRing = keyRingOf(database.secrets);
  const push = openPush(config, keyRing, log);
  let queue: JobQueue | null = null;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  let address = config.PUBLIC_URL ?? `http://${host}:${config.PORT}`;
  const {
    app,
    jobs,
    removeErased,
    legal,
    contents,
    resume,
    prepare,
    close: closeApp,
    listen,
    reminders,
    voice,
  } = buildApp({
    config,
    database,
    keyRing,
    mailer: openMailer(config, log),
    clock: Date.now,
    log,
    publicUrl: () => address,
    queue: () => {
      if (!queue) throw new Error('The job queue is not running yet');
      return queue;
    },
    library,
    help,
    audioFolder: join(CONTENT, 'audio'),
    assistant: openAssistant(config, log, Date.now),
    payments,
    push,
    whatsapp: openWhatsApp(config),
    files,
    webRoot: join(ROOT, 'apps/web/dist'),
  });
  let server: ReturnType<typeof createHttpServer> | null = null;
  let isClosing = false;
  async function close(exitCode: number): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => {
      log.error('the shutdown took too long');
      process.exit(exitCode);
    }, CLOSE_MS).unref();
    await new Promise<void>((done) => {
      const open = server;
      if (!open) return done();
      open.close(() => done());
      open.closeIdleConnections();
      // Node's server waits for WebSockets, and closes none of them.
      voice.close().catch((error: unknown) => log.error({ err: error }, 'voice connections'));
      setTimeout(() => open.closeAllConnections(), CLOSE_REQUESTS_MS).unref();
    });
    await queue?.stop();
    await closeApp();
    await push.close();
    await database.close();
    process.exitCode = exitCode;
    process.exit();
  }
  // Before the queue starts, because its first job may be a reason to end the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(0));

  await removeErased();
  await legal.importAll(legalTexts);
  await contents.importAll();
  queue = await startJobQueue(database, jobs, config.ROLE !== 'web', log, config.MIGRATE);
  await resume();
  await listen();
  if (config.ROLE !== 'web') reminders.start();
  checkAssistant(config, log);
  checkPayments(payments, log);
  checkContact(config, log);
  collectAfterWork();

  server =
    config.ROLE === 'worker' ? null : createHttpServer(app, { hostname: config.HOST, isHttps: isHttps(config), log });
  if (config.ROLE === 'worker') process.stdout.write('Alento trabalha sem endereço (ROLE=worker)\n');
  if (server) voice.attach(server);
  server?.listen(config.PORT, config.HOST, () => {
    if (server) address = config.PUBLIC_URL ?? `http://${host}:${portOf(server)}`;
    process.stdout.write(`Alento está no ar em ${address}\n`);
    if (payments === null) process.stdout.write(NO_PAYMENTS);
    prepare().catch((error: unknown) => log.error({ err: error }, 'work thread'));
  });
  server?.on('error', (error) => {
    process.stderr.write(`Cannot listen on ${config.HOST}:${config.PORT}: ${error.message}\n`);
    void close(1);
  });
}

/** Starts the server. Prints the reason and ends the process if it can't start. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isExpected = [ConfigError, DirectoryInUseError, SchemaNotReadyError, ContentFaults, ErasedListFault].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(
      `${isExpected && error instanceof Error ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  }
}
