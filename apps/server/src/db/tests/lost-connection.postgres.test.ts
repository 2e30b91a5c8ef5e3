import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { createPostgresCopy } from '../../testing/database/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { type OpenDatabase, postgresDatabase } from '../open-database.ts';

const errors = vi.fn();
const template = inject('template');
if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
const one = postgresDatabase(await createPostgresCopy(template.url), testSecrets, 2, errors);
afterAll(() => one.close());

type Runner = Pick<OpenDatabase['db'], 'execute'>;
const pidOf = async (runner: Runner) => {
  const { rows } = (await runner.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
    rows: { pid: number }[];
  };
  return rows[0]?.pid;
};
/** Ends the connection as a failed server or network does, and waits until the other end is gone. */
async function cut(pid: number | undefined): Promise<void> {
  await one.db.execute(sql`select pg_terminate_backend(${pid}::int)`);
  const isThere = async () => {
    const found = await one.db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}::int`);
    return (found as unknown as { rows: unknown[] }).rows.length > 0;
  };
  await vi.waitUntil(async () => !(await isThere()));
}
const expectNextToWork = () => one.db.transaction(async (tx) => expect(await pidOf(tx)).toBeGreaterThan(0));

// Without a listener for errors of each connection, the error is thrown outside of any call and ends the process.
it('a transaction whose connection is lost between two statements fails, and the next one works', async () => {
  const work = one.db.transaction(async (tx) => {
    await cut(await pidOf(tx));
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  await expectNextToWork();
});

it('a transaction whose connection is lost during a statement fails, and the next one works', async () => {
  const work = one.db.transaction(async (tx) => {
    const pid = await pidOf(tx);
    const sleeping = tx.execute(sql`select pg_sleep(60)`);
    // Waits for `cut` too: its queries would use the connection that the next test closes.
    await Promise.allSettled([sleeping, cut(pid)]);
    await sleeping;
  });
  await expect(work).rejects.toThrow();
  await expectNextToWork();
});

it('the loss of an idle connection is reported, and the next transaction works', async () => {
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`;
  // One within the other, so that both connections of the pool are open.
  await one.db.transaction(expectNextToWork);
  errors.mockClear();
  await one.db.execute(others);
  await vi.waitUntil(() => errors.mock.calls.length > 0);
  await expectNextToWork();
});
