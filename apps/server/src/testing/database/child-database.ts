import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import '../context.ts';
import { secretSettings } from '../test-secrets.ts';
import { createPostgresCopy } from './test-database.ts';

/**
 * A database for child processes, which a test opens after they have ended.
 *
 * @param settings further settings of the processes
 */
export async function openChildDatabase(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'alento-child-'));
  const template = inject('template');
  const environment: Record<string, string> = {
    ...secretSettings,
    ...settings,
    ...(template.kind === 'postgres' ? { DATABASE_URL: await createPostgresCopy(template.url) } : { DATA_DIR: folder }),
  };

  async function read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(readConfig(environment), (error) => {
      throw error;
    });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }

  return {
    folder,
    /** Settings of the processes. */
    environment,
    read,
    /** Number of rows of each table. */
    countRows: (tables: readonly PgTable[]): Promise<number[]> =>
      read(async (db) => {
        const counts: number[] = [];
        for (const table of tables) counts.push(await db.$count(table));
        return counts;
      }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
export type ChildDatabase = Awaited<ReturnType<typeof openChildDatabase>>;
