import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { moodEntries } from '../../../db/schema/mood-entry.ts';
import { imports } from '../../../db/schema/my-data.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { professional, shared } from '../../../testing/people/sharing-people.ts';
import { ACCEPTED, NOON, PASSWORD, type Person, refusalOf, startTestApp } from '../../../testing/test-app.ts';
import { removeRest } from './remove-rows.ts';

const ENTRIES = 2500;
const MESSAGES = 2500;
const JOB = 'remove-rest-of-accounts';

const app = await openForFile(startTestApp());
const { db } = app.database;
beforeEach(() => {
  app.jobs.length = 0;
});

/** Gives a person more entries and messages than two batches delete, and an import that is being written. */
async function fill({ userId }: Person): Promise<void> {
  const at = sql`${new Date(NOON).toISOString()}::timestamptz`;
  const note = sql`decode(md5(n::text), 'hex')`;
  await db.execute(sql`
    insert into mood_entries (user_id, id, score, note, recorded_at, local_date, offset_minutes)
    select ${userId}, 'entry-' || n, 3, ${note}, ${at}, '2026-03-14', -180 from generate_series(1, ${ENTRIES}::int) n`);
  await db.execute(sql`
    insert into chat_sessions (user_id, id, content, created_at, updated_at)
    select ${userId}, 'conversation', ${note}, ${at}, ${at} from generate_series(1, 1) n`);
  await db.execute(sql`
    insert into chat_messages (user_id, id, session_id, position, status, content, created_at)
    select ${userId}, 'message-' || n, 'conversation', n, 'completed', ${note}, ${at}
    from generate_series(1, ${MESSAGES}::int) n`);
  await db.execute(sql`
    insert into imports (user_id, id, source, status, done, total, created, content, created_at)
    select ${userId}, 'import', 'daylio', 'processing', 0, 100, 0, ${note}, ${at} from generate_series(1, 1) n`);
}

async function largeAccount(email?: string): Promise<Person> {
  const person = await app.signUp(email);
  await fill(person);
  return person;
}

const remove = (person: Person) => person.call('DELETE', '/account/delete', { password: PASSWORD });
const entriesOf = ({ userId }: Person) => db.$count(moodEntries, eq(moodEntries.userId, userId));

/** The tables that have rows with the account's id. */
async function tablesWith({ userId }: Person): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
    ),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute(sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`);
    if (rowsOf(rows).length > 0) found.push(name);
  }
  return found;
}

describe('the deletion of a large account', () => {
  it('answers after one batch, and a job deletes the others', async () => {
    const ana = await largeAccount();
    const { status, body } = await remove(ana);
    expect([status, body.deletedData.entries, body.deletedData.messages]).toEqual([200, ENTRIES, MESSAGES]);
    expect(await entriesOf(ana)).toBe(ENTRIES - 1000);
    expect(app.jobs).toEqual([{ name: JOB, payload: {} }]);
    await app.runJobs();
    expect(await dumpDatabase(db)).not.toContain(ana.userId);
  });

  it('lets others use the database after each batch', async () => {
    const ana = await largeAccount();
    await remove(ana);
    const left: number[] = [];
    await removeRest(db, ana.userId, async () => void left.push(await entriesOf(ana)));
    // The messages follow the entries, in three batches.
    expect(left).toEqual([500, 0, 0]);
    expect(await dumpDatabase(db)).not.toContain(ana.userId);
  });

  it('goes on after a kill between two batches', async () => {
    const ana = await largeAccount();
    await remove(ana);
    const killed = new Error('Killed');
    await expect(removeRest(db, ana.userId, () => Promise.reject(killed))).rejects.toBe(killed);
    expect(await entriesOf(ana)).toBe(500);
    app.jobs.length = 0;
    await app.app.resume();
    expect(app.jobs.filter(({ name }) => name === JOB)).toHaveLength(app.database.kind === 'embedded' ? 1 : 0);
    // The job's schedule finds it, too.
    await app.runJob(JOB);
    expect(await dumpDatabase(db)).not.toContain(ana.userId);
    app.jobs.length = 0;
    await app.app.resume();
    expect(app.jobs.filter(({ name }) => name === JOB)).toEqual([]);
  });

  it('stops between two batches when the job’s time is over', async () => {
    const ana = await largeAccount();
    await remove(ana);
    const work = app.app.jobs.find(({ kind }) => kind.name === JOB);
    await expect(work?.run({}, AbortSignal.abort())).rejects.toThrow();
    expect(await entriesOf(ana)).toBe(1500);
    await app.runJob(JOB);
    expect(await entriesOf(ana)).toBe(0);
  });
});

describe('until the rows of a deleted account are gone', () => {
  it('leaves no row by which it is used, found, paid for, shared or reminded, and ends its import', async () => {
    const ana = await largeAccount();
    await remove(ana);
    expect(await tablesWith(ana)).toEqual(['chat_messages', 'chat_sessions', 'imports', 'mood_entries']);
    const [work] = await db.select().from(imports).where(eq(imports.userId, ana.userId));
    expect(work?.status).toBe('failed');
    const [row] = await db.select().from(users).where(eq(users.id, ana.userId));
    expect(row).toMatchObject({ email: `deleted:${ana.userId}`, lastUsedOn: null });
    await app.runJobs();
  });

  it('its sessions and address are those of a deleted account, and the address may sign up again', async () => {
    const email = 'grande@exemplo.com';
    const ana = await largeAccount(email);
    await remove(ana);
    const refused = await ana.call('GET', '/mood-entries');
    expect([refused.status, refused.body.code]).toEqual([401, 'ACCOUNT_DELETED']);
    expect(refusalOf(await remove(ana))[0]).toBe(401);
    expect((await app.signIn(email)).status).toBe(401);
    const again = await app.call('POST', '/auth/sign-up/email', { body: { email, password: PASSWORD, ...ACCEPTED } });
    expect(again.status).toBe(200);
    const token: string = again.body.token;
    expect((await app.call('GET', '/mood-entries', { token })).body).toEqual([]);
    await app.runJobs();
    expect((await app.call('GET', '/mood-entries', { token })).status).toBe(200);
    expect(await entriesOf(ana)).toBe(0);
  });

  it('a professional with whom it shared finds nobody', async () => {
    const ana = await app.newPerson('premium');
    await fill(ana);
    const helena = await professional(app);
    const share = await shared(ana, helena);
    expect((await helena.call('GET', `/patients/${share}`)).status).toBe(200);
    await remove(ana);
    expect((await helena.call('GET', `/patients/${share}`)).status).toBe(404);
    expect((await helena.call('GET', '/patients')).body).toEqual([]);
    await app.runJobs();
  });

  it('jobs that were on their way do nothing', async () => {
    const ana = await largeAccount();
    const { id } = (await ana.call('POST', '/exports', { password: PASSWORD })).body;
    expect(app.jobs.map(({ name }) => name)).toContain('make-export');
    await remove(ana);
    await app.runJob('make-export', { userId: ana.userId, id: id ?? 'x' });
    await app.runJob('write-import', { userId: ana.userId, id: 'import' });
    await app.runJob('look-for-unused-accounts');
    expect(await tablesWith(ana)).not.toContain('export_parts');
    await app.runJob(JOB);
    expect(await dumpDatabase(db)).not.toContain(ana.userId);
  });
});
