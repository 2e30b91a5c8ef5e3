import type { TestProject } from 'vitest/node';
import { postgresDatabase } from '../../db/open-database.ts';
import '../context.ts';
import { testSecrets } from '../test-secrets.ts';
import { startPostgres } from './postgres-server.ts';

/** Starts PostgreSQL 18 and migrates one template database, which every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
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
