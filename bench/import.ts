/**
 * `npm run bench:import`: the time from the confirmation of a Daylio file to the complete diary, and the response time
 * of another person's mood entries before, while the file is read, and while it is imported, on both databases.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { clientHeaders } from './lib/load.ts';
import { signUpPeople } from './lib/people/people.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, quantile, table, tenths, whole } from './lib/report.ts';

/** Targets: the time of an import, and how much slower another person’s calls may become meanwhile. */
const IMPORT_SECONDS = 20;
const P99_TIMES = 2;
/** Pause between two entries of the other person, ms. */
const PAUSE_MS = 20;

const { flags, say, end } = openCommand({
  name: 'bench:import',
  measures: 'Time of an import, and of other people’s entries meanwhile, on both databases (--only postgres|pglite).',
  takes: 'about 2 minutes',
  flags: { entries: 10_000, runs: 3, idle: 300, only: '' },
  // The tests of the server use PGlite.
  smoke: { entries: 200, runs: 1, idle: 10, only: 'postgres' },
});
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);

const MOODS = ['radiante', 'bem', 'mais ou menos', 'mal', 'horrível'];
const ACTIVITIES = ['trabalho', 'família', 'corrida', 'leitura', 'sono bom'];

/** A Daylio export with four entries a day, with notes of about 200 characters. */
function daylioFile(entries: number): string {
  const rows = Array.from({ length: entries }, (_, index) => {
    const at = new Date(Date.parse('2016-01-01T08:00:00Z') + index * 6 * 3_600_000).toISOString();
    const note = `Registro ${index}: ${'um dia como os outros, com alguma coisa boa no fim. '.repeat(4)}`;
    const mood = MOODS[index % MOODS.length];
    const activities = [ACTIVITIES[index % 5], ACTIVITIES[(index + 2) % 5]].join(' | ');
    return `${at.slice(0, 10)},1 de jan.,sábado,${at.slice(11, 16)},${mood},"${activities}",,"","${note}"`;
  });
  return ['full_date,date,weekday,time,mood,activities,scales,note_title,note', ...rows, ''].join('\n');
}

type Answer = { id: string; status: string; created: number; entries: number };
async function ask(address: string, token: string, method: string, path: string, body?: string): Promise<Answer> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { ...clientHeaders(token), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** Records entries one after the other until `isOver`, and returns their response times, ms. */
async function recordUntil(address: string, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await ask(address, token, 'POST', '/mood-entries', '{"score":4,"note":"Um bom dia."}');
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times;
}

type Times = { readSeconds: number; importSeconds: number; idle: number[]; reading: number[]; importing: number[] };

/** Uploads and confirms a file while another person records entries, and waits until it is complete. */
async function measureOnce(address: string, file: string): Promise<Times> {
  const [importer = '', other = ''] = await signUpPeople(address, 2);
  let left = flags.idle;
  await recordUntil(address, other, () => left-- <= flags.idle / 2);
  const idle = await recordUntil(address, other, () => left-- <= 0);
  let isOver = false;
  const readStart = performance.now();
  const whileReading = recordUntil(address, other, () => isOver);
  const preview = await ask(address, importer, 'POST', '/imports?source=daylio&filename=daylio.csv', file);
  const readSeconds = (performance.now() - readStart) / 1000;
  isOver = true;
  const reading = await whileReading;
  if (preview.entries !== flags.entries) throw new Error(`The preview has ${preview.entries} entries`);
  isOver = false;
  const importStart = performance.now();
  const whileImporting = recordUntil(address, other, () => isOver);
  await ask(address, importer, 'POST', `/imports/${preview.id}/confirm`, '{}');
  for (;;) {
    const state = await ask(address, importer, 'GET', `/imports/${preview.id}`);
    if (state.status === 'failed') throw new Error('The import failed');
    if (state.status === 'ready') {
      if (state.created !== flags.entries) throw new Error(`The import added ${state.created} entries`);
      break;
    }
    await sleep(100);
  }
  const importSeconds = (performance.now() - importStart) / 1000;
  isOver = true;
  return { readSeconds, importSeconds, idle, reading, importing: await whileImporting };
}

const sorted = (times: readonly number[]) => Float64Array.from(times).sort();
const median = (values: readonly number[]): number => quantile(sorted(values), 0.5);

type Row = { cells: string[]; isMet: boolean };

async function measure(name: string, place: Place, log: string): Promise<Row> {
  const server = await startServer(place, log);
  const file = daylioFile(flags.entries);
  const runs: Times[] = [];
  for (let run = 0; run < flags.runs; run += 1) runs.push(await measureOnce(server.address, file));
  await server.stop();
  const p99Of = (pick: (run: Times) => number[]): number => quantile(sorted(runs.flatMap(pick)), 0.99);
  const seconds = median(runs.map(({ importSeconds }) => importSeconds));
  const idle = p99Of((run) => run.idle);
  const importing = p99Of((run) => run.importing);
  const isMet = seconds < IMPORT_SECONDS && importing <= idle * P99_TIMES;
  return {
    isMet,
    cells: [
      name,
      tenths(median(runs.map(({ readSeconds }) => readSeconds))),
      tenths(seconds),
      tenths(idle),
      tenths(p99Of((run) => run.reading)),
      tenths(importing),
      `${tenths(importing / idle)} ×`,
      isMet ? 'met' : 'MISSED',
    ],
  };
}

say(describeRun(`bench:import, ${whole(flags.entries)} entries, ${flags.runs} runs on each database`));
const rows: Row[] = [];
await inWorkFolder('import', async (folder) => {
  const log = join(folder, 'server.log');
  if (kinds.includes('pglite')) rows.push(await measure('PGlite', { dataDir: join(folder, 'data') }, log));
  if (!kinds.includes('postgres')) return;
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('import');
    const place = { dataDir: join(folder, 'data-postgres'), databaseUrl: postgres.urlOf('import') };
    rows.push(await measure('PostgreSQL 18', place, log));
  } finally {
    await postgres.stop();
  }
});
say(
  `\n${table(
    [
      'database',
      'file read s',
      'import s',
      'entry idle p99 ms',
      'while reading p99 ms',
      'while importing p99 ms',
      'ratio',
      `under ${IMPORT_SECONDS} s, p99 at most ${P99_TIMES} ×`,
    ],
    rows.map(({ cells }) => cells),
  )}`,
);
end({ isMet: rows.every(({ isMet }) => isMet) });
