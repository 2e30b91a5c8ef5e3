import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOperator, ownerFor } from '../../../access/operator.ts';
import { users } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { ACCEPTED } from '../../../testing/people/accepted.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { planService } from '../../plan/plan.service.ts';

const DAY_MS = 86_400_000;
const MONTHS_24 = 731 * DAY_MS;
const VARIABLES = { INACTIVE_ACCOUNTS_MONTHS: '24' };

const app = await openForFile(startTestApp(VARIABLES));
beforeEach(() => {
  app.setNow(NOON);
  app.mails.length = 0;
});

const run = (of: TestApp = app) =>
  of.app.jobs.find(({ kind }) => kind.name === 'look-for-unused-accounts')?.run({}, AbortSignal.any([]));
const rowOf = async (userId: string, of: TestApp = app) =>
  (await of.database.db.select().from(users).where(eq(users.id, userId)))[0];
const signIn = async (email: string): Promise<number> =>
  (await app.call('POST', '/auth/sign-in/email', { body: { email, password: PASSWORD } })).status;

let people = 0;
/** Signs a person up with a contact address. */
async function withAddress(of: TestApp = app): Promise<{ email: string; userId: string; token: string }> {
  people += 1;
  const email = `parada${people}@exemplo.com`;
  const body = { email, contactEmail: email, isAnonymous: false, password: PASSWORD, ...ACCEPTED };
  const grant = (await of.call('POST', '/auth/sign-up/email', { body })).body;
  return { email, userId: grant.user.id, token: grant.token };
}

describe('an account that is not used for 24 months', () => {
  it('gets a notice with the day of the deletion, once', async () => {
    const ana = await withAddress();
    app.setNow(NOON + 700 * DAY_MS);
    await run();
    expect(app.mails.filter(({ to }) => to === ana.email)).toEqual([]);
    app.setNow(NOON + MONTHS_24);
    await run();
    await run();
    const mails = app.mails.filter(({ to }) => to === ana.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('há mais de 24 meses');
    expect(mails[0]?.text).toContain('a partir de 12 de junho de 2028');
    expect(mails[0]?.text).toContain('https://alento.test');
    expect((await rowOf(ana.userId))?.inactivityNoticeAt?.getTime()).toBe(NOON + MONTHS_24);
  });

  it('is deleted 90 days after the notice, not before', async () => {
    const ana = await withAddress();
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 89 * DAY_MS);
    await run();
    expect(await rowOf(ana.userId)).toBeDefined();
    app.setNow(NOON + MONTHS_24 + 90 * DAY_MS);
    await run();
    expect(await dumpDatabase(app.database.db)).not.toContain(ana.userId);
    expect(await signIn(ana.email)).toBe(401);
  });

  it('is deleted without a notice if it has no address', async () => {
    const { user } = await app.signUp();
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 90 * DAY_MS);
    await run();
    expect(await rowOf(user.id)).toBeUndefined();
  });

  it('is kept if it is used after the notice, which begins anew later', async () => {
    const ana = await withAddress();
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 60 * DAY_MS);
    const { token } = (
      await app.call('POST', '/auth/sign-in/email', { body: { email: ana.email, password: PASSWORD } })
    ).body;
    expect((await app.call('GET', '/mood-entries', { token })).status).toBe(200);
    expect(await rowOf(ana.userId)).toMatchObject({ lastUsedOn: '2028-05-13', inactivityNoticeAt: null });
    app.setNow(NOON + MONTHS_24 + 120 * DAY_MS);
    await run();
    expect(await rowOf(ana.userId)).toMatchObject({ inactivityNoticeAt: null });
  });

  it('is kept while a plan is in force', async () => {
    const ana = await withAddress();
    const owner = ownerFor(asOperator(), ana.userId);
    await planService({ db: app.database.db, clock: app.now }).grant(owner, 'premium', null);
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 90 * DAY_MS);
    await run();
    expect(await rowOf(ana.userId)).toMatchObject({ inactivityNoticeAt: null });
    expect(app.mails.filter(({ to }) => to === ana.email)).toEqual([]);
  });

  it('is not deleted if the notice could not be sent', async () => {
    const ana = await withAddress();
    const { push } = app.mails;
    app.mails.push = () => {
      throw new Error('550 mailbox unavailable');
    };
    app.setNow(NOON + MONTHS_24);
    await expect(run()).rejects.toThrow('unused accounts');
    app.mails.push = push;
    app.setNow(NOON + MONTHS_24 + 200 * DAY_MS);
    await run();
    expect(await rowOf(ana.userId)).toBeDefined();
    expect(app.mails.filter(({ to }) => to === ana.email)).toHaveLength(1);
  });

  it('counts from the first run if it was used before the last use was stored', async () => {
    const ana = await withAddress();
    const { db } = app.database;
    await db.update(users).set({ lastUsedOn: null }).where(eq(users.id, ana.userId));
    app.setNow(NOON + MONTHS_24);
    await run();
    expect(await rowOf(ana.userId)).toMatchObject({ lastUsedOn: '2028-03-14', inactivityNoticeAt: null });
  });
});

it('accounts are kept by default', async () => {
  const keeping = await startTestApp();
  const { user } = await keeping.signUp();
  keeping.setNow(NOON + 10 * MONTHS_24);
  await run(keeping);
  expect(await rowOf(user.id, keeping)).toMatchObject({ lastUsedOn: '2026-03-14', inactivityNoticeAt: null });
  await keeping.close();
});

describe('the day of the last use', () => {
  it('is stored at the first request of a day only', async () => {
    const ana = await withAddress();
    expect((await rowOf(ana.userId))?.lastUsedOn).toBe('2026-03-14');
    const read = () => app.call('GET', '/mood-entries', { token: ana.token });
    app.setNow(NOON + DAY_MS);
    await read();
    expect((await rowOf(ana.userId))?.lastUsedOn).toBe('2026-03-15');
    const { db } = app.database;
    await db.update(users).set({ lastUsedOn: '2026-03-16' }).where(eq(users.id, ana.userId));
    await read();
    expect((await rowOf(ana.userId))?.lastUsedOn).toBe('2026-03-16');
  });
});
