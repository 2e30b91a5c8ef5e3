/**
 * `npm run bench:export`: the export of a large account on the real server, on both databases: time from the request
 * until the file is ready, time of the download, and how much the server's memory grows.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { clientHeaders } from './lib/load.ts';
import { giveLargeAccount } from './lib/people/large-account.ts';
import { PASSWORD, signUpPeople } from './lib/people/people.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { watchMemory } from './lib/processes/memory.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, quantile, table, tenths, whole } from './lib/report.ts';

const SECONDS_MAX = 60;
const GROWTH_MAX_MB = 200;
const MEGABYTE = 1_000_000;
const LOOK_EVERY_MS = 50;
/** Longer than any export takes. */
const TIMEOUT_MS = 300_000;

const { flags, say, end } = openCommand({
  name: 'bench:export',
  measures: 'The export of a large account: time and memory, on both databases (--only postgres|pglite).',
  takes: 'about 2 minutes',
  flags: { entries: 20_000, chats: 2000, only: '' },
  smoke: { entries: 60, chats: 4, only: 'pglite' },
});
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);

type Row = { cells: string[]; isMet: boolean };
type Export = { id: string; status: 'processing' | 'ready' | 'failed'; bytes: number | null };

async function read<Answer>(address: string, token: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${address}/api${path}`, {
    headers: { ...clientHeaders(token), 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Polls until the export is ready. @returns durations of calls of the health endpoint meanwhile, sorted, in ms. */
async function untilReady(address: string, token: string, id: string): Promise<Float64Array> {
  const start = performance.now();
  const calls: number[] = [];
  for (;;) {
    const { status } = await read<Export>(address, token, `/exports/${id}`);
    if (status === 'ready') return Float64Array.from(calls).sort();
    if (status === 'failed' || performance.now() - start > TIMEOUT_MS) throw new Error(`The export is ${status}`);
    const called = performance.now();
    await (await fetch(`${address}/api/health`)).arrayBuffer();
    calls.push(performance.now() - called);
    await sleep(LOOK_EVERY_MS);
  }
}

async function measure(name: string, place: Place, log: string): Promise<Row> {
  const first = await startServer(place, log);
  const [token = ''] = await signUpPeople(first.address, 1);
  await first.stop();
  await giveLargeAccount(place, token, flags.entries, flags.chats);
  const server = await startServer(place, log);
  const { address } = server;
  const growth = watchMemory(server.pid);
  const start = performance.now();
  const { id } = await read<{ id: string }>(address, token, '/exports', { password: PASSWORD });
  const calls = await untilReady(address, token, id);
  const seconds = (performance.now() - start) / 1000;
  const downloading = performance.now();
  const file = await fetch(`${address}/api/exports/${id}/file`, { headers: clientHeaders(token) });
  let bytes = 0;
  for await (const chunk of file.body ?? []) bytes += chunk.length;
  const downloadSeconds = (performance.now() - downloading) / 1000;
  const grown = growth() / MEGABYTE;
  if (String(bytes) !== file.headers.get('Content-Length')) throw new Error(`Only ${bytes} bytes were downloaded`);
  await server.stop();
  const isMet = seconds < SECONDS_MAX && grown < GROWTH_MAX_MB;
  return {
    isMet,
    cells: [
      name,
      tenths(seconds),
      tenths(downloadSeconds),
      tenths(bytes / MEGABYTE),
      whole(grown),
      calls.length === 0 ? '–' : tenths(quantile(calls, 0.99)),
      isMet ? 'met' : 'MISSED',
    ],
  };
}

say(
  describeRun(`bench:export, ${whole(flags.entries)} entries and ${whole(flags.chats)} conversations of 10 messages`),
);
const rows: Row[] = [];
await inWorkFolder('export', async (folder) => {
  if (kinds.includes('pglite'))
    rows.push(await measure('PGlite', { dataDir: join(folder, 'pglite') }, join(folder, 'pglite.log')));
  if (!kinds.includes('postgres')) return;
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('export');
    const place = { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf('export') };
    rows.push(await measure('PostgreSQL 18', place, join(folder, 'postgres.log')));
  } finally {
    await postgres.stop();
  }
});
say(
  `\n${table(
    [
      ...['database', 'until ready, s', 'download, s', 'file, MB', 'memory growth, MB', 'others’ p99 ms'],
      `< ${SECONDS_MAX} s and < ${GROWTH_MAX_MB} MB`,
    ],
    rows.map(({ cells }) => cells),
  )}`,
);
end({ isMet: rows.every(({ isMet }) => isMet) });
