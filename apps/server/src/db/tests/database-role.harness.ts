import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, expect, inject } from 'vitest';
import type { Child } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { folderForFile } from '../../testing/open-for-file.ts';
import { serverProcesses } from '../../testing/server-processes.ts';
import { secretSettings } from '../../testing/test-secrets.ts';

export const LISTENING = /no ar em (\S+)/;

/**
 * Two roles of PostgreSQL for the tests of a file: the owner of the tables, and the server's role, which may not change
 * the schema.
 */
export async function databaseRoles() {
  const { run, start, killAll } = serverProcesses();
  const folder = await folderForFile();
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const url = new URL(template.url);
  url.pathname = '/postgres';
  /** A connection to the database server as superuser. */
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  afterAll(() => admin.end());
  afterEach(killAll);
  const prefix = `roles_${randomBytes(6).toString('hex')}`;
  /** Role that owns the tables, and role of the server. Their names must be quoted. */
  const [owner, app] = [`${prefix}-owner`, `${prefix}-app`];
  for (const role of [owner, app]) await admin.query(`create role "${role}" login password 'senha'`);
  /** The test database's addresses for the roles. */
  let ownerUrl: string;
  let appUrl: string;
  let adminUrl: string;

  /**
   * Creates a database of the owner and lets the test use it. A copy has the tables, owners and rights of its template.
   */
  async function createDatabase(template: string): Promise<string> {
    const name = `roles_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${name} template ${template} owner "${owner}"`);
    const addressOf = (role: string, password: string): string =>
      `postgres://${role}:${password}@127.0.0.1:${admin.port}/${name}`;
    [ownerUrl, appUrl] = [addressOf(owner, 'senha'), addressOf(app, 'senha')];
    adminUrl = addressOf(admin.user ?? '', String(admin.password));
    return name;
  }
  const emptyDatabase = () => createDatabase('template1');

  /** Starts the server as the role without rights to change the schema. */
  const serve = (environment: Record<string, string> = {}): Child =>
    start(folder, { LOG_LEVEL: 'info', DATABASE_URL: appUrl, MIGRATE: 'false', ...secretSettings, ...environment });
  /** Runs the migrate command without encryption keys. */
  const migrate = (...args: string[]): Child =>
    run('commands/migrate.ts', { DATA_DIR: folder, MIGRATE_DATABASE_URL: ownerUrl }, args);

  async function migrated(): Promise<void> {
    const command = migrate('--grant-to', app);
    expect(await command.ended(), command.output()).toBe(0);
    expect(command.output()).toContain(`All migrations are applied. ${app} may read and write, and change no schema.`);
  }
  /** A database that `npm run migrate` has migrated, which the tests copy. */
  const migratedOnce = await emptyDatabase();
  await migrated();
  return {
    emptyDatabase,
    migratedDatabase: () => createDatabase(migratedOnce),
    serve,
    migrate,
    /** Runs the migrate command for the embedded database. */
    migrateEmbedded: (): Child => run('commands/migrate.ts', { DATA_DIR: folder }),
    migrated,
    /** The owner's role and the server's role. */
    roles: () => ({ owner, app }),
    /** The addresses of the newest database, by role; the superuser's is `admin`. */
    urls: () => ({ owner: ownerUrl, app: appUrl, admin: adminUrl }),
    asAdmin: (statement: string) => admin.query(statement),
  };
}

/** Runs a statement on a database. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
/** Waits until a server has ended because its database is not ready, and says so. */
export async function refused(server: Child): Promise<void> {
  expect(await server.ended()).toBe(1);
  expect(server.output()).toContain('The database lacks migrations of this version');
  expect(server.output()).toContain('npm run migrate');
  expect(server.output()).not.toContain('    at ');
}
