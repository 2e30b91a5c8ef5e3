import { eq, isNotNull, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { moodEntries } from '../../../db/schema/mood-entry.ts';
import { schema } from '../../../db/schema/schema.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { professional, shared } from '../../../testing/people/sharing-people.ts';
import { ACCEPTED, DAY, NOON, PASSWORD, type Person, refusalOf, startTestApp } from '../../../testing/test-app.ts';
import { fillAccount } from './large-account.harness.ts';
import { removeRest } from './remove-rows.ts';

const ENTRIES = 2500;
const MESSAGES = 2500;
const JOB = 'remove-rest-of-accounts';

const app = await openForFile(startTestApp({ INACTIVE_ACCOUNTS_MONTHS: '12' }));
const { db } = app.database;
beforeEach(() => {
  app.jobs.length = 0;
});

/** Gives a person more entries and messages than two batches delete. */
const fill = ({ userId }: Person) => fillAccount(db, userId, { entries: ENTRIES, messages: MESSAGES });

async function largeAccount(email?: string): Promise<Person> {
  const person = await app.signUp(email);
  await fill(person);
  return person;
}

const remove = (person: Person) => person.call('DELETE', '/account/delete', { password: PASSWORD });
const entriesOf = ({ userId }: Person) => db.$count(moodEntries, eq(moodEntries.userId, userId));

/** The tables with the account's id in whatever column, and those with unfinished work of it. */
async function tablesWith({ userId }: Person): Promise<{ rows: string[]; work: string[] }> {
  const found = { rows: [] as string[], work: [] as string[] };
  for (const table of Object.values<PgTable>(schema)) {
    const { name } = getTableConfig(table);
    const lines = await db.execute(sql`select t::text as line from ${table} t where t::text like ${`%${userId}%`}`);
    const rows = rowsOf<{ line: string }>(lines);
    if (rows.length > 0) found.rows.push(name);
    if (rows.some(({ line }) => line.includes('processing'))) found.work.push(name);
  }
  return { rows: found.rows.toSorted(), work: found.work };
}
/** The tables of which a large account's rows are left. */
const LEFT = { rows: ['chat_messages', 'chat_sessions', 'imports', 'mood_entries', 'users'], work: [] };

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
  it('leaves no row by which it is used, found, paid for, shared or reminded, and no unfinished work', async () => {
    const ana = await largeAccount();
    await remove(ana);
    expect(await tablesWith(ana)).toEqual(LEFT);
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

  it('its patients see that the share has ended, and no row of them has its id', async () => {
    const ana = await app.newPerson('premium');
    const helena = await professional(app);
    await fill(helena);
    await shared(ana, helena);
    await remove(helena);
    expect(await tablesWith(helena)).toEqual(LEFT);
    expect((await ana.call('GET', '/professional-invites')).body).toMatchObject([{ status: 'revoked' }]);
    await app.runJobs();
  });

  it('jobs that were on their way do nothing', async () => {
    const ana = await largeAccount();
    const { id } = (await ana.call('POST', '/exports', { password: PASSWORD })).body;
    expect(app.jobs.map(({ name }) => name)).toContain('make-export');
    await remove(ana);
    await app.runJob('make-export', { userId: ana.userId, id: id ?? 'x' });
    await app.runJob('write-import', { userId: ana.userId, id: 'import' });
    expect(await tablesWith(ana)).toEqual(LEFT);
    await app.runJob(JOB);
    expect(await dumpDatabase(db)).not.toContain(ana.userId);
  });

  it('it gets no notice that it is unused', async () => {
    const ana = await largeAccount();
    const bia = await app.signUp();
    await remove(ana);
    // From the first time on the days count for accounts whose last use isn't known.
    await app.runJob('look-for-unused-accounts');
    app.setNow(NOON + 400 * DAY);
    await app.runJob('look-for-unused-accounts');
    app.setNow(NOON);
    const noticed = await db.select({ id: users.id }).from(users).where(isNotNull(users.inactivityNoticeAt));
    expect(noticed).toContainEqual({ id: bia.userId });
    expect(noticed).not.toContainEqual({ id: ana.userId });
    await app.runJobs();
  });
});
