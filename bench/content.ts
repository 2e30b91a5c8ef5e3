/**
 * `npm run bench:content`: duration of a search of the whole library in the server, compared with a call that
 * does nothing; and people per second for whom one process and two create recommendations at dawn, compared
 * with the minimal SQL statements, in one run on PostgreSQL.
 */
import { join } from 'node:path';
import { type Library, readLibrary } from '@alento/content/library';
import { pathsLinkedFrom } from '@alento/domain/interface/routes';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { keyRingOf } from '../apps/server/src/crypto/key-ring.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { openAssistant } from '../apps/server/src/integrations/ai/open-assistant.ts';
import { openPush } from '../apps/server/src/integrations/push/open-push.ts';
import { createLog } from '../apps/server/src/log/log.ts';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { measureDawn } from './lib/people/dawn.ts';
import { openCommand } from './lib/processes/command.ts';
import { environmentOf } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, quantile, table, whole } from './lib/report.ts';
import { timesOf } from './lib/timing.ts';

const SEARCH_P95_MS = 20;
const CONTENT = join(import.meta.dirname, '../content');
const WARM_UP_SEARCHES = 200;

const { flags, say, end } = openCommand({
  name: 'bench:content',
  measures: "The library's search, and the jobs that create everybody's recommendations at dawn, on PostgreSQL.",
  takes: 'about 2 minutes',
  flags: { searches: 2000, people: 10_000 },
  smoke: { searches: 50, people: 20 },
});

/** Typical searches: one to three words of the library's own texts, some shortened or without accents. */
function queriesOf(library: Library, count: number): string[] {
  const words = [...library.articles, ...library.books].flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []);
  return Array.from({ length: count }, (_, at) => {
    const start = (at * 7919) % words.length;
    const some = words.slice(start, start + 1 + (at % 3)).join(' ');
    const plain = at % 2 === 0 ? some : some.normalize('NFD').replace(/\p{Mark}/gu, '');
    return at % 5 === 0 ? plain.slice(0, Math.max(3, plain.length - 2)) : plain;
  });
}

/** Starts the server's app in this process. */
async function openApp(folder: string, url: string, library: Library) {
  const config = readConfig(environmentOf({ dataDir: folder, databaseUrl: url }));
  let isClosing = false;
  const database = await openDatabase(config, (error) => {
    // A closing connection may report that PostgreSQL stops.
    if (!isClosing) throw error;
  });
  await database.migrate();
  const log = createLog('silent');
  const keyRing = keyRingOf(database.secrets);
  const { app, close: closeApp } = buildApp({
    config,
    database,
    keyRing,
    mailer: { send: async () => {} },
    clock: Date.now,
    log,
    publicUrl: () => 'http://localhost',
    queue: () => {
      throw new Error('A search must not enqueue a job');
    },
    library,
    help: [],
    audioFolder: folder,
    assistant: openAssistant(config, log, Date.now),
    payments: null,
    push: openPush(config, keyRing, log),
    whatsapp: null,
    erased: { remember: async () => {}, publish: async () => {} },
  });
  const close = async (): Promise<void> => {
    isClosing = true;
    await closeApp();
    await database.close();
  };
  return { app, close };
}

/** @returns whether the target is met. */
async function measureSearch(app: Awaited<ReturnType<typeof openApp>>['app'], library: Library): Promise<boolean> {
  const ask = async (path: string, body?: object): Promise<string> => {
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await app.request(path, body ? post : {});
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const queries = queriesOf(library, flags.searches);
  const search = (at: number) => ask('/api/content/search', { query: queries[at] });
  await timesOf(Math.min(WARM_UP_SEARCHES, flags.searches), search);
  const ours = await timesOf(flags.searches, search);
  const floor = await timesOf(flags.searches, () => ask('/api/health'));
  const cells = (name: string, times: Float64Array) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => hundredths(quantile(times, share))),
  ];
  const isMet = quantile(ours, 0.95) < SEARCH_P95_MS;
  const pieces = whole(library.articles.length + library.books.length + library.podcasts.length);
  say(
    `\n${table(
      ['call, in the server', 'p50 ms', 'p95 ms', 'p99 ms', `p95 < ${SEARCH_P95_MS} ms`],
      [
        [...cells(`search of ${pieces} pieces`, ours), isMet ? 'met' : 'MISSED'],
        [...cells('GET /health', floor), ''],
      ],
    )}\n`,
  );
  return isMet;
}

say(describeRun(`bench:content, ${whole(flags.searches)} searches, ${whole(flags.people)} people`));
const isMet = await inWorkFolder('content', async (folder) => {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('content');
    const url = postgres.urlOf('content');
    const library = await readLibrary(CONTENT, pathsLinkedFrom('library'));
    const { app, close } = await openApp(folder, url, library);
    const isFast = await measureSearch(app, library).finally(close);
    say(await measureDawn({ dataDir: folder, databaseUrl: url }, flags.people));
    return isFast;
  } finally {
    await postgres.stop();
  }
});
end({ isMet });
