import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Child, runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { testSecrets } from '../../testing/test-secrets.ts';

// Each test starts one or more processes.
vi.setConfig({ testTimeout: 90_000 });

const LISTENING = /no ar em (\S+)/;
const children: Child[] = [];
let folder: string;
/** A connection to the database server as superuser. */
let admin: pg.Client;
/** Role that owns the tables, role of the server, and the test database's addresses for the roles. */
let owner: string;
let app: string;
let ownerUrl: string;
let appUrl: string;
let adminUrl: string;
/** A database that `npm run migrate` has migrated, which the tests copy. */
let migratedOnce: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-role-'));
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const url = new URL(template.url);
  url.pathname = '/postgres';
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `roles_${randomBytes(6).toString('hex')}`;
  // A role name that must be quoted.
  [owner, app] = [`${name}-owner`, `${name}-app`];
  for (const role of [owner, app]) await admin.query(`create role "${role}" login password 'senha'`);
  migratedOnce = await emptyDatabase();
  await migrated();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.splice(0).map((child) => child.ended()));
});
afterAll(async () => {
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

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
const migratedDatabase = () => createDatabase(migratedOnce);

function run(file: string, environment: Record<string, string>, args: readonly string[] = []): Child {
  const child = runChild(file, { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', ...environment }, args);
  children.push(child);
  return child;
}
/** Starts the server as the role without rights to change the schema. */
const serve = (environment: Record<string, string> = {}): Child =>
  run('main.ts', {
    DATABASE_URL: appUrl,
    MIGRATE: 'false',
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
    ...environment,
  });
/** Runs the migrate command without encryption keys. */
const migrate = (...args: string[]): Child => run('commands/migrate.ts', { MIGRATE_DATABASE_URL: ownerUrl }, args);

async function migrated(): Promise<void> {
  const command = migrate('--grant-to', app);
  expect(await command.ended(), command.output()).toBe(0);
  expect(command.output()).toContain(`All migrations are applied. ${app} may read and write, and change no schema.`);
}
async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
async function refused(server: Child): Promise<void> {
  expect(await server.ended()).toBe(1);
  expect(server.output()).toContain('The database lacks migrations of this version');
  expect(server.output()).toContain('npm run migrate');
  expect(server.output()).not.toContain('    at ');
}

/** Signs a person up on a running server and returns a function for requests. */
async function person(address: string, email: string) {
  const call = async (method: string, path: string, token: string | null, body?: unknown) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
    return (await response.json()) as any;
  };
  const idOf = async (type: string) => (await call('GET', `/legal-documents/latest?type=${type}`, null)).id;
  const { token } = await call('POST', '/auth/sign-up/email', null, {
    email,
    password: 'Nuvem-calma-42',
    termsOfUseDocumentId: await idOf('TERMS_OF_USE'),
    privacyPolicyDocumentId: await idOf('PRIVACY_POLICY'),
  });
  return (method: string, path: string, body?: unknown) => call(method, path, token, body);
}

describe('the server with a role that may not change the schema', () => {
  it('handles requests and jobs on a database that another role migrated', async () => {
    await migratedDatabase();
    const server = serve();
    const address = (await server.waitFor(LISTENING))[1] ?? '';
    const call = await person(address, 'papel@exemplo.com');

    expect(await call('POST', '/mood-entries', { score: 4, note: 'Caminhei' })).toMatchObject({ note: 'Caminhei' });
    expect(await call('POST', '/mood-entries/search', { query: 'caminhei' })).toMatchObject({
      entries: [{ note: 'Caminhei' }],
    });
    // The message's transaction enqueues a job, which the worker runs.
    const { messageId } = await call('POST', '/chat', { message: 'Como foi minha semana?', newSession: true });
    const reply = await vi.waitUntil(
      async () => {
        const now = await call('GET', `/chat/replies/${messageId}`);
        return now.status === 'completed' && now;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(reply.response).not.toBe('');

    // The daily job and the maintenance of pg-boss work with the same rights.
    const boss = new PgBoss({ connectionString: appUrl, schema: 'pgboss', migrate: false, supervise: false });
    const errors: unknown[] = [];
    boss.on('error', (error) => errors.push(error));
    await boss.start();
    expect((await boss.getSchedules()).map(({ name }) => name)).toContain('drop-expired');
    const id = await boss.send('drop-expired', {});
    await vi.waitUntil(async () => (await boss.findJobs('drop-expired', { id: id ?? '' }))[0]?.state === 'completed', {
      timeout: 20_000,
      interval: 200,
    });
    await boss.supervise();
    await boss.stop({ graceful: false });
    expect(errors).toEqual([]);

    expect(server.output()).not.toMatch(/permission denied|"level":50/);
    server.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    for (const statement of ['create table t ()', 'create table pgboss.t ()', 'create schema s', 'drop table users'])
      await expect(query(appUrl, statement)).rejects.toMatchObject({ code: '42501' });
    await expect(query(appUrl, 'delete from drizzle.__drizzle_migrations')).rejects.toMatchObject({ code: '42501' });
  });

  it('starts with MIGRATE=true if no migration is missing', async () => {
    await migratedDatabase();
    const server = serve({ MIGRATE: 'true' });
    await server.waitFor(LISTENING);
    expect(server.output()).not.toMatch(/permission denied|"level":50/);
  });

  it('stops with a clear message on a database without migrations', async () => {
    await emptyDatabase();
    await refused(serve());
  });

  it('stops with a clear message if a migration is missing', async () => {
    await migratedDatabase();
    await query(
      adminUrl,
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await refused(serve());
  });

  it.each(['update pgboss.version set version = version - 1', 'drop schema pgboss cascade'])(
    'stops with a clear message if the job queue’s schema is not ready: %s',
    async (statement) => {
      await migratedDatabase();
      await query(adminUrl, statement);
      await refused(serve());
    },
  );

  it('stops with a clear message if the role has no rights', async () => {
    await emptyDatabase();
    const command = migrate();
    expect(await command.ended(), command.output()).toBe(0);
    await refused(serve());
  });
});

describe('npm run migrate', () => {
  it('changes nothing when it runs again', async () => {
    await migratedDatabase();
    const tables = () => query(ownerUrl, `select oid::text from pg_class where relkind in ('r', 'i') order by oid`);
    const before = await tables();
    await migrated();
    expect(await tables()).toEqual(before);
  });

  it('accepts tables that the server’s role created and that were reassigned to the owner', async () => {
    await emptyDatabase();
    await admin.query(`alter database ${new URL(appUrl).pathname.slice(1)} owner to "${app}"`);
    const before = serve({ MIGRATE: 'true' });
    await before.waitFor(LISTENING);
    before.kill('SIGTERM');
    await before.ended();
    await query(adminUrl, `reassign owned by "${app}" to "${owner}"`);
    await migrated();
    await expect(query(appUrl, 'drop table users')).rejects.toMatchObject({ code: '42501' });
    await serve().waitFor(LISTENING);
  });

  it('waits for pg-boss’s postponed index builds', async () => {
    await migratedDatabase();
    await query(
      ownerUrl,
      `insert into pgboss.bam (name, version, table_name, command)
       values ('probe', 1, 'warning', 'create index concurrently if not exists probe on pgboss.warning (type)')`,
    );
    await query(ownerUrl, `update pgboss.version set bam_on = null`);
    await migrated();
    expect(await query(ownerUrl, `select indexname from pg_indexes where indexname = 'probe'`)).toHaveLength(1);
  });

  it('changes nothing if the role in --grant-to doesn’t exist', async () => {
    await emptyDatabase();
    const command = migrate('--grant-to', 'ninguem');
    expect(await command.ended()).toBe(1);
    expect(command.output()).toContain('There is no role ninguem');
    expect(await query(ownerUrl, `select to_regclass('users')`)).toEqual([{ to_regclass: null }]);
  });

  it('refuses an embedded database and unknown flags', async () => {
    const embedded = run('commands/migrate.ts', {});
    expect(await embedded.ended()).toBe(1);
    expect(embedded.output()).toContain('the embedded database migrates at each start');
    const wrong = migrate('--grant');
    expect(await wrong.ended()).toBe(1);
    expect(wrong.output()).toContain('Usage: npm run migrate');
  });
});
