import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, inject, it } from 'vitest';
import { embeddedDatabase } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { testSecrets } from '../test-secrets.ts';
import { borrowEmbedded } from './worker-databases.ts';

const ADD_USER = `insert into users (id, name, email, email_verified, created_at, updated_at)
  values ('ana', '', 'hash', false, now(), now())`;
const ADD_SESSION = `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
  values ('s', 'ana', 'hash', now(), now(), now())`;
const lent: PGlite[] = [];

async function borrow(): Promise<PGlite> {
  const template = inject('template');
  if (template.kind === 'postgres') throw new Error('This test needs PGlite');
  const client = await borrowEmbedded(template.dump);
  lent.push(client);
  return client;
}

/** Borrows the database again after a change. */
async function afterChange(change: (client: PGlite) => Promise<unknown>) {
  const first = await borrow();
  await change(first);
  await first.close();
  const second = await borrow();
  return { client: second, isSame: first.fs === second.fs };
}

const rowsOf = async (client: PGlite, statement: string) => (await client.query(statement)).rows;

async function filledTables(client: PGlite): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by name`,
  );
  const filled: string[] = [];
  for (const { name } of tables.rows)
    if ((await rowsOf(client, `select from ${name} limit 1`)).length > 0) filled.push(name);
  return filled;
}

afterEach(async () => {
  for (const client of lent.splice(0)) if (!client.closed) await client.close();
});

it('the template has no rows and no sequences, which emptying would not restore', async () => {
  const client = await borrow();
  expect(await filledTables(client)).toEqual([]);
  expect(await rowsOf(client, `select 1 from pg_sequences where schemaname = 'public'`)).toEqual([]);
});

it('the next test gets the same database without the rows, jobs and settings of the one before', async () => {
  const heard: string[] = [];
  const { client, isSame } = await afterChange(async (first) => {
    await first.exec(`${ADD_USER}; ${ADD_SESSION}`);
    await first.exec(`create schema pgboss; create table pgboss.job (id int); set work_mem = '1234kB'`);
    await first.exec(`select pg_advisory_lock(1)`);
    await first.listen('news', (payload) => heard.push(payload));
    await embeddedDatabase(first, testSecrets).db.select().from(users).limit(1);
    expect(await filledTables(first)).toEqual(['sessions', 'users']);
    expect(await rowsOf(first, 'select from pg_prepared_statements')).not.toEqual([]);
  });
  expect(isSame).toBe(true);
  expect(await filledTables(client)).toEqual([]);
  expect(await rowsOf(client, `select to_regnamespace('pgboss') as pgboss`)).toEqual([{ pgboss: null }]);
  expect(await rowsOf(client, `select from pg_locks where locktype = 'advisory'`)).toEqual([]);
  expect(await rowsOf(client, 'select from pg_prepared_statements')).toEqual([]);
  expect(await rowsOf(client, 'select pg_listening_channels()')).toEqual([]);
  expect(await rowsOf(client, 'show work_mem')).not.toEqual([{ work_mem: '1234kB' }]);
  expect(await rowsOf(client, 'select from drizzle.__drizzle_migrations')).not.toEqual([]);
  await client.exec(`select pg_notify('news', 'of the next test')`);
  expect(heard).toEqual([]);
});

it('a database whose schema has changed is not used again', async () => {
  const { client, isSame } = await afterChange((first) => first.exec('alter table users add column age int'));
  expect(isSame).toBe(false);
  expect(await filledTables(client)).toEqual([]);
});
