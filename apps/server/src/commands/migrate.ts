import { parseArgs } from 'node:util';
import pg from 'pg';
import { readMigrationConfig } from '../config.ts';
import { grantRights } from '../db/grant-rights.ts';
import { migratePostgres } from '../db/migrate.ts';
import { migrateJobQueue } from '../jobs/migrate-job-queue.ts';
import { orUsage } from './or-usage.ts';
import { runCommand, UsageError } from './with-database.ts';

const USAGE = 'Usage: npm run migrate -- [--grant-to ROLE]';
const CONNECTIONS = 2;

/**
 * Command that applies the migrations of our tables and of pg-boss as a role that may change the schema
 * (MIGRATE_DATABASE_URL, else DATABASE_URL), and grants the server's role its rights. It requires no encryption keys.
 */
await runCommand(async () => {
  const { values } = orUsage(() => parseArgs({ options: { 'grant-to': { type: 'string' } } }), USAGE);
  const role = values['grant-to'];
  const url = readMigrationConfig();
  if (url === undefined)
    throw new UsageError('There is no DATABASE_URL: the embedded database migrates at each start.');
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    if (role !== undefined) {
      const { rowCount } = await pool.query('select 1 from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) throw new UsageError(`There is no role ${role}. Nothing was changed.`);
    }
    await migratePostgres(pool);
    await migrateJobQueue({ connectionString: url, max: CONNECTIONS });
    if (role !== undefined) await grantRights(pool, role);
  } finally {
    await pool.end();
  }
  return `All migrations are applied.${role === undefined ? '' : ` ${role} may read and write, and change no schema.`}`;
});
