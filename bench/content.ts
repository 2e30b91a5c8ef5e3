/**
 * `npm run bench:content`: how long a search of the whole library takes in the server, beside a call
 * that does nothing; and how many people's recommendations one process makes in a second at dawn, beside
 * the bare statements it can't do without, in one run on PostgreSQL.
 */
import { join } from 'node:path';
import { type Library, readLibrary } from '@alento/content/library';
import { LINKED_SCREENS } from '@alento/domain/interface/linked-screens';
import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import pg from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { keyRingOf } from '../apps/server/src/crypto/key-ring.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { openAssistant } from '../apps/server/src/integrations/ai/open-assistant.ts';
import { createLog } from '../apps/server/src/log.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { openCommand } from './lib/command.ts';
import { fill } from './lib/crowd.ts';
import { describeRun, hundredths, quantile, table, whole } from './lib/report.ts';
import { environmentOf } from './lib/server.ts';
import { timesOf } from './lib/timing.ts';
import { inWorkFolder } from './lib/work-folder.ts';

const SEARCH_P95_MS = 20;
const CONTENT = join(import.meta.dirname, '../content');
const DAY_MS = 86_400_000;
const SET_BYTES = 1052;
const PREPARE = 'prepare-recommendations';
const WARM_UP_SEARCHES = 200;

const { flags, say, end } = openCommand({
  name: 'bench:content',
  measures: "The library's search, and the recommendations of everybody whose day begins, on PostgreSQL.",
  takes: 'about 2 minutes',
  flags: { searches: 2000, people: 10_000 },
  smoke: { searches: 50, people: 20 },
});

/** What people may type: words of the library's own texts, one to three at a time, some cut short or without accents. */
function queriesOf(library: Library, count: number): string[] {
  const words = [...library.articles, ...library.books].flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []);
  return Array.from({ length: count }, (_, at) => {
    const start = (at * 7919) % words.length;
    const some = words.slice(start, start + 1 + (at % 3)).join(' ');
    const plain = at % 2 === 0 ? some : some.normalize('NFD').replace(/\p{Mark}/gu, '');
    return at % 5 === 0 ? plain.slice(0, Math.max(3, plain.length - 2)) : plain;
  });
}

/** The statements a set needs at the least: the days' entries, and the set itself in a transaction. */
async function bareSets(url: string, ids: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const since = new Date(Date.now() - HISTORY_DAYS * DAY_MS).toISOString().slice(0, 10);
  const set = Buffer.alloc(SET_BYTES);
  const start = performance.now();
  for (const id of ids) {
    await client.query('begin');
    await client.query(
      'select local_date, score, recorded_at, offset_minutes, tag_ids from mood_entries where user_id = $1 and local_date >= $2',
      [id, since],
    );
    await client.query(
      `insert into recommendation_sets (user_id, local_date, content, generated_at) values ($1, '2000-01-01', $2, now())`,
      [id, set],
    );
    await client.query('commit');
  }
  const seconds = (performance.now() - start) / 1000;
  await client.query(`delete from recommendation_sets where local_date = '2000-01-01'`);
  await client.end();
  return ids.length / seconds;
}

/** The server's app in this process, four in the morning in São Paulo, tomorrow: when the day's sets are made. */
async function openApp(folder: string, url: string, library: Library) {
  const config = readConfig(environmentOf({ dataDir: folder, databaseUrl: url }));
  let isClosing = false;
  const database = await openDatabase(config, (error) => {
    // A connection on its way out may still hear that PostgreSQL stops.
    if (!isClosing) throw error;
  });
  await database.migrate();
  const dawn = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 7 * 3_600_000;
  const clock = () => dawn;
  const log = createLog('silent');
  const { app, jobs } = buildApp({
    config,
    database,
    keyRing: keyRingOf(database.secrets),
    mailer: { send: async () => {} },
    clock,
    log,
    publicUrl: () => 'http://localhost',
    queue: () => ({ enqueue: async () => {}, enqueueAll: async () => {}, stop: async () => {} }),
    library,
    audioFolder: folder,
    assistant: openAssistant(config, log, clock),
  });
  const prepare = jobs.find(({ kind }) => kind.name === PREPARE);
  if (!prepare) throw new Error(`The server has no job ${PREPARE}`);
  const close = (): Promise<void> => {
    isClosing = true;
    return database.close();
  };
  return { app, prepareSets: () => prepare.run({}), close };
}

/** Tells whether the target is met. */
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

async function measureDawn(url: string, prepareSets: () => Promise<unknown>): Promise<void> {
  await fill(url, { entries: flags.people * 100 + 20, readers: flags.people, writers: 0, heavyEntries: 20 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ user_id: string }>('select user_id from profiles limit $1', [flags.people]);
  const bare = await bareSets(
    url,
    rows.map(({ user_id }) => user_id),
  );
  const before = process.cpuUsage();
  const start = performance.now();
  await prepareSets();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const made = Number((await client.query('select count(*) from recommendation_sets')).rows[0].count);
  await client.end();
  // One more than the readers: the person of the long history.
  if (made !== flags.people + 1) throw new Error(`The job made ${made} sets of ${flags.people + 1}`);
  const perSecond = made / seconds;
  say(
    `${table(
      ['recommendations at dawn', 'people', 'seconds', 'people/s', 'CPU ms/person', 'share of bare'],
      [
        [
          'the job, one process',
          ...[whole(made), hundredths(seconds), whole(perSecond)],
          ...[hundredths((user + system) / 1000 / made), hundredths(perSecond / bare)],
        ],
        ['its statements alone', whole(rows.length), hundredths(rows.length / bare), whole(bare), '', ''],
      ],
    )}\n`,
  );
}

say(describeRun(`bench:content, ${whole(flags.searches)} searches, ${whole(flags.people)} people`));
const isMet = await inWorkFolder('content', async (folder) => {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('content');
    const url = postgres.urlOf('content');
    const library = await readLibrary(CONTENT, LINKED_SCREENS);
    const { app, prepareSets, close } = await openApp(folder, url, library);
    try {
      const isFast = await measureSearch(app, library);
      await measureDawn(url, prepareSets);
      return isFast;
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
});
end({ isMet });
