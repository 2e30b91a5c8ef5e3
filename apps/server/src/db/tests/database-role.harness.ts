import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Child, runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { secretSettings } from '../../testing/test-secrets.ts';

export const LISTENING = /no ar em (\S+)/;

/**
 * Two roles of PostgreSQL for the tests of a file: the owner of the tables, and the server's role, which may not change
 * the schema.
 */
export function databaseRoles() {
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
      ...secretSettings,
      ...environment,
    });
  /** Runs the migrate command without encryption keys. */
  const migrate = (...args: string[]): Child => run('commands/migrate.ts', { MIGRATE_DATABASE_URL: ownerUrl }, args);

  async function migrated(): Promise<void> {
    const command = migrate('--grant-to', app);
    expect(await command.ended(), command.output()).toBe(0);
    expect(command.output()).toContain(`All migrations are applied. ${app} may read and write, and change no schema.`);
  }
  return {
    emptyDatabase,
    migratedDatabase,
    run,
    serve,
    migrate,
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

/** Signs a person up on a running server and returns a function for requests. */
export async function person(address: string, email: string) {
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
