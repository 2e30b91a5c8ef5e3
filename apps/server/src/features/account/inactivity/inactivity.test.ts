import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile, openForTest } from '../../../testing/open-for-file.ts';
import { traditionalPerson } from '../../../testing/people/channel-people.ts';
import { DAY, NOON, resetAfterEach, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const MONTHS_24 = 731 * DAY;
const VARIABLES = { INACTIVE_ACCOUNTS_MONTHS: '24' };

const app = await openForFile(startTestApp(VARIABLES));
resetAfterEach(app);

const run = (of: TestApp = app) => of.runJob('look-for-unused-accounts');
const rowOf = async (userId: string, of: TestApp = app) =>
  (await of.database.db.select().from(users).where(eq(users.id, userId)))[0];

describe('an account that is not used for 24 months', () => {
  it('gets a notice with the day of the deletion, once', async () => {
    const ana = await traditionalPerson(app);
    app.setNow(NOON + 700 * DAY);
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
    const ana = await traditionalPerson(app);
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 89 * DAY);
    await run();
    expect(await rowOf(ana.userId)).toBeDefined();
    app.setNow(NOON + MONTHS_24 + 90 * DAY);
    await run();
    expect(await dumpDatabase(app.database.db)).not.toContain(ana.userId);
    expect((await app.signIn(ana.email)).status).toBe(401);
  });

  it('is deleted without a notice if it has no address', async () => {
    const { user } = await app.signUp();
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 90 * DAY);
    await run();
    expect(await rowOf(user.id)).toBeUndefined();
  });

  it('is kept if it is used after the notice, which begins anew later', async () => {
    const ana = await traditionalPerson(app);
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 60 * DAY);
    const { token } = (await app.signIn(ana.email)).body;
    expect((await app.call('GET', '/mood-entries', { token })).status).toBe(200);
    expect(await rowOf(ana.userId)).toMatchObject({ lastUsedOn: '2028-05-13', inactivityNoticeAt: null });
    app.setNow(NOON + MONTHS_24 + 120 * DAY);
    await run();
    expect(await rowOf(ana.userId)).toMatchObject({ inactivityNoticeAt: null });
  });

  it('is kept while a plan is in force', async () => {
    const ana = await traditionalPerson(app);
    await app.grantPlan(ana.userId, 'premium');
    app.setNow(NOON + MONTHS_24);
    await run();
    app.setNow(NOON + MONTHS_24 + 90 * DAY);
    await run();
    expect(await rowOf(ana.userId)).toMatchObject({ inactivityNoticeAt: null });
    expect(app.mails.filter(({ to }) => to === ana.email)).toEqual([]);
  });

  it('is not deleted if the notice could not be sent', async () => {
    const ana = await traditionalPerson(app);
    const { push } = app.mails;
    app.mails.push = () => {
      throw new Error('550 mailbox unavailable');
    };
    app.setNow(NOON + MONTHS_24);
    await expect(run()).rejects.toThrow('unused accounts');
    app.mails.push = push;
    app.setNow(NOON + MONTHS_24 + 200 * DAY);
    await run();
    expect(await rowOf(ana.userId)).toBeDefined();
    expect(app.mails.filter(({ to }) => to === ana.email)).toHaveLength(1);
  });

  it('counts from the first run if it was used before the last use was stored', async () => {
    const ana = await traditionalPerson(app);
    const { db } = app.database;
    await db.update(users).set({ lastUsedOn: null }).where(eq(users.id, ana.userId));
    app.setNow(NOON + MONTHS_24);
    await run();
    expect(await rowOf(ana.userId)).toMatchObject({ lastUsedOn: '2028-03-14', inactivityNoticeAt: null });
  });
});

it('accounts are kept by default', async () => {
  const keeping = await openForTest(startTestApp());
  const { user } = await keeping.signUp();
  keeping.setNow(NOON + 10 * MONTHS_24);
  await run(keeping);
  expect(await rowOf(user.id, keeping)).toMatchObject({ lastUsedOn: '2026-03-14', inactivityNoticeAt: null });
});

describe('the day of the last use', () => {
  it('is stored at the first request of a day only', async () => {
    const ana = await traditionalPerson(app);
    expect((await rowOf(ana.userId))?.lastUsedOn).toBe('2026-03-14');
    const read = () => ana.call('GET', '/mood-entries');
    app.setNow(NOON + DAY);
    await read();
    expect((await rowOf(ana.userId))?.lastUsedOn).toBe('2026-03-15');
    const { db } = app.database;
    await db.update(users).set({ lastUsedOn: '2026-03-16' }).where(eq(users.id, ana.userId));
    await read();
    expect((await rowOf(ana.userId))?.lastUsedOn).toBe('2026-03-16');
  });
});
