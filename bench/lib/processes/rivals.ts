import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../../apps/server/src/testing/database/postgres-server.ts';
import { lastSevenDays, NOTE, recordAt, signUpPeople, twiceADay } from '../people/people.ts';
import { killChildren, type Serving, spawnServing } from './child-process.ts';
import { type Place, POOL, startServer } from './server.ts';

const BARE = join(import.meta.dirname, '../../bare-handler.ts');
/** The bare handler doesn't decrypt, so its copy of the data contains the same notes as plain text. */
const NOTES_IN_CLEAR = `update mood_entries set note = convert_to($1::text, 'UTF8')`;

/** Our server and two minimal handlers for comparison, each with its own copy of the same data. */
export type Rivals = {
  ours: Serving;
  /** The minimal handler that reads and writes unencrypted notes. */
  bare: Serving;
  /** The minimal handler that decrypts the notes it lists. It creates no entries. */
  decrypting: Serving;
  /** Readers only read and writers only write, so that writes don't make the measured lists longer. */
  readers: string[];
  writers: string[];
  close(): Promise<void>;
};

type Cleanup = (() => Promise<unknown>)[];
async function runAll(cleanup: Cleanup): Promise<void> {
  killChildren();
  const failures: unknown[] = [];
  for (const step of cleanup.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Closing failed');
}

/** Creates people through the API, and for each reader two entries a day for a week. Then stops the server. */
async function seedThroughApi(
  place: Place,
  people: number,
  logPath: string,
): Promise<Pick<Rivals, 'readers' | 'writers'>> {
  const server = await startServer(place, logPath);
  const readers = await signUpPeople(server.address, people);
  const writers = await signUpPeople(server.address, people);
  for (const token of readers) await recordAt(server.address, token, twiceADay(lastSevenDays()));
  await server.stop();
  return { readers, writers };
}

async function withFolder(open: (folder: string, cleanup: Cleanup) => Promise<Omit<Rivals, 'close'>>): Promise<Rivals> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-bench-'));
  const cleanup: Cleanup = [() => rm(folder, { recursive: true, force: true })];
  try {
    const rivals = await open(folder, cleanup);
    return { ...rivals, close: () => runAll(cleanup) };
  } catch (error) {
    await runAll(cleanup);
    throw error;
  }
}

async function run(url: string, statements: readonly (readonly [string, ...unknown[]])[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [text, ...values] of statements) await client.query(text, values);
  await client.end();
}

type Floors = Pick<Rivals, 'bare' | 'decrypting'>;
/**
 * Starts the two minimal handlers.
 *
 * @param placeOf returns the environment with the location of a copy of the data.
 */
async function startFloors(folder: string, placeOf: (copy: string) => Record<string, string>): Promise<Floors> {
  const start = (copy: string, more: Record<string, string>) =>
    spawnServing(BARE, { NODE_ENV: 'production', ...placeOf(copy), ...more }, join(folder, `${copy}.log`));
  return { bare: await start('bare', {}), decrypting: await start('decrypting', { SEALED: 'yes' }) };
}

/** @param count number of readers, and of writers. */
export const openPostgresRivals = (count: number): Promise<Rivals> =>
  withFolder(async (folder, cleanup) => {
    const postgres = await startPostgres();
    cleanup.push(() => postgres.stop());
    await postgres.createDatabase('ours');
    const place = { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf('ours') };
    const people = await seedThroughApi(place, count, join(folder, 'seed.log'));
    const copies = ['bare', 'decrypting'];
    await run(
      postgres.urlOf('postgres'),
      copies.map((copy) => [`create database ${copy} template ours`]),
    );
    await run(postgres.urlOf('bare'), [[NOTES_IN_CLEAR, NOTE]]);
    for (const database of ['ours', ...copies])
      await run(postgres.urlOf(database), [['vacuum full'], ['vacuum analyze']]);
    const ours = await startServer(place, join(folder, 'ours.log'));
    const floors = await startFloors(folder, (copy) => ({
      DATABASE_URL: postgres.urlOf(copy),
      DATABASE_POOL: String(POOL),
    }));
    return { ours, ...floors, ...people };
  });

/** @param count number of readers, and of writers. */
export const openPgliteRivals = (count: number): Promise<Rivals> =>
  withFolder(async (folder) => {
    const place = { dataDir: join(folder, 'ours') };
    const people = await seedThroughApi(place, count, join(folder, 'seed.log'));
    const ourDir = join(place.dataDir, 'pg');
    const dirOf = (copy: string) => join(folder, copy, 'pg');
    for (const copy of ['bare', 'decrypting']) {
      await mkdir(join(folder, copy));
      await cp(ourDir, dirOf(copy), { recursive: true });
    }
    for (const dir of [ourDir, dirOf('bare'), dirOf('decrypting')]) {
      const client = await PGlite.create({ dataDir: dir });
      if (dir === dirOf('bare')) await client.query(NOTES_IN_CLEAR, [NOTE]);
      await client.exec('vacuum full');
      await client.exec('vacuum analyze');
      await client.close();
    }
    const ours = await startServer(place, join(folder, 'ours.log'));
    const floors = await startFloors(folder, (copy) => ({ PGLITE_DIR: dirOf(copy) }));
    return { ours, ...floors, ...people };
  });
