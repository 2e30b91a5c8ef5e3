import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { embeddedDatabase, type OpenDatabase, postgresDatabase } from '../../db/open-database.ts';
import '../context.ts';
import { testSecrets } from '../test-secrets.ts';
import { borrowEmbedded } from './worker-databases.ts';

const POOL = 5;

/** Copies the PostgreSQL template database and returns the address of the copy. */
export async function createPostgresCopy(templateUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new URL(templateUrl);
  const template = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens an empty, migrated database for a test: PGlite or PostgreSQL, depending on the vitest project. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('template');
  if (template.kind === 'postgres') {
    const url = await createPostgresCopy(template.url);
    return postgresDatabase(url, testSecrets, POOL, (error) => {
      throw error;
    });
  }
  return embeddedDatabase(await borrowEmbedded(template.dump), testSecrets);
}
