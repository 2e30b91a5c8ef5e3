import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@alento/domain/time/local-date';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { erasedAccounts } from '../../db/schema/erased-account.ts';
import { accountingRecords } from '../../db/schema/my-data.ts';
import { payments, userPlans } from '../../db/schema/payment.ts';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';
import { erasedAccountsIn } from './erased-accounts.ts';

const KEEP_DAYS = 30;
const DAY = '2026-03-14';

const directory = await folderForFile();
const list = join(directory, 'erased.list');
const app = await openForFile(startTestApp({ BACKUP_DIR: directory, BACKUP_KEEP_DAYS: String(KEEP_DAYS) }));
const { db, secrets } = app.database;
const erased = erasedAccountsIn({ db, keyRing: keyRingOf(secrets), directory, keepDays: KEEP_DAYS });
beforeEach(async () => {
  await rm(list, { force: true });
  await app.database.db.delete(erasedAccounts);
});

const remove = (tx: Transaction, userId: string) => tx.delete(users).where(eq(users.id, userId));
const remember = (userId: string, now = NOON) => app.database.db.transaction((tx) => erased.remember(tx, userId, now));
const lines = async () => (await readFile(list, 'utf8')).trimEnd().split('\n').slice(1);
const exists = async (userId: string) =>
  (await app.database.db.select().from(users).where(eq(users.id, userId))).length === 1;

describe('the list of erased accounts', () => {
  it('has the date and a keyed hash, once, in a file that only its owner can read', async () => {
    await remember('conta-de-ana');
    await remember('conta-de-ana', NOON + DAY_MS);
    await erased.publish(NOON);
    await erased.publish(NOON);
    expect(await lines()).toEqual([expect.stringMatching(new RegExp(`^${DAY} [a-z2-7]{52}$`))]);
    expect(await readFile(list, 'utf8')).not.toContain('ana');
    expect((await stat(list)).mode & 0o777).toBe(0o600);
    await remember('conta-de-bia');
    await erased.publish(NOON);
    expect(await lines()).toHaveLength(2);
  });

  it('has each deletion once if several processes complete it at the same time', async () => {
    await remember('conta-antiga', NOON - 61 * DAY_MS);
    await erased.publish(NOON - 59 * DAY_MS);
    await remember('conta-de-ana');
    await remember('conta-de-bia');
    const other = erasedAccountsIn({ db, keyRing: keyRingOf(secrets), directory, keepDays: KEEP_DAYS });
    await Promise.all([erased.publish(NOON), other.prune(NOON), other.publish(NOON), erased.publish(NOON)]);
    const hash = expect.stringMatching(new RegExp(`^${DAY} [a-z2-7]{52}$`));
    expect(await lines()).toEqual([hash, hash]);
  });

  it('has no entry for a deletion that was rolled back', async () => {
    const { userId } = await app.newPerson();
    const failing = app.database.db.transaction(async (tx) => {
      await erased.remember(tx, userId, NOON);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await erased.publish(NOON, { always: true });
    expect(await lines()).toEqual([]);
    expect(await erased.apply(remove)).toBe(0);
    expect(await exists(userId)).toBe(true);
  });

  it('is not created without a deletion', async () => {
    await erased.publish(NOON);
    await erased.prune(NOON);
    expect(await erased.apply(remove)).toBe(0);
    await expect(stat(list)).rejects.toThrow('ENOENT');
  });

  it('gets the entry that a killed process wrote in half', async () => {
    await remember('conta-de-ana');
    await erased.publish(NOON);
    const [entry = ''] = await lines();
    await remember('conta-de-bia');
    await appendFile(list, `${DAY} meia`);
    await erased.publish(NOON);
    expect(await lines()).toEqual([entry, expect.stringMatching(/ [a-z2-7]{52}$/)]);
  });

  it('stops everything if it is damaged, and names the line', async () => {
    await remember('conta-de-ana');
    await erased.publish(NOON);
    await appendFile(list, 'rabisco\n');
    await expect(erased.apply(remove)).rejects.toThrow(/erased.list is damaged in line 3/);
    await writeFile(list, '');
    await expect(erased.apply(remove)).rejects.toThrow(/damaged in line 1/);
  });

  it('loses the deletions that no backup can be older than, in the table too', async () => {
    await remember('conta-antiga', NOON - 61 * DAY_MS);
    await remember('conta-de-ana', NOON - 59 * DAY_MS);
    await erased.publish(NOON - 59 * DAY_MS);
    expect(await lines()).toHaveLength(2);
    await erased.prune(NOON);
    expect(await lines()).toEqual([expect.stringMatching(/^2026-01-14 /)]);
    expect((await readFile(list, 'utf8')).split('\n')[0]).toMatch(/Complete since 2026-01-13$/);
    expect(await app.database.db.select().from(erasedAccounts)).toHaveLength(1);
  });
});

describe('a database that was restored from an older backup', () => {
  it('loses the accounts on the list, and no other', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const paidAt = new Date();
    const contract = { userId: ana.userId, id: 'sub_1', planId: 'premium', createdAt: paidAt } as const;
    await app.database.db.insert(userPlans).values({ ...contract, status: 'active', method: 'card', period: 'month' });
    const sums = { amountCents: 2990, refundedCents: 0, coversUntil: paidAt };
    await app.database.db
      .insert(payments)
      .values({ userId: ana.userId, id: 'in_1', userPlanId: 'sub_1', chargeId: 'ch_1', paidAt, ...sums });
    await remember(ana.userId);
    await erased.publish(NOON);
    // The table of the older backup has no entry, and the account is there.
    await app.database.db.delete(erasedAccounts);
    await app.app.removeErased();
    expect(app.logged()).toContain('"removed":1');
    expect([await exists(ana.userId), await exists(bia.userId)]).toEqual([false, true]);
    // The accounting record, which the backup didn't have, is kept again.
    expect(await app.database.db.select().from(accountingRecords)).toMatchObject([{ id: 'in_1', amountCents: 2990 }]);
    // From then on the table shows that nothing has to be looked for.
    expect(await app.database.db.select().from(erasedAccounts)).toHaveLength(1);
    expect(await erased.apply(remove)).toBe(0);
  });

  it('is recognised with the keys of the list only', async () => {
    const ana = await app.newPerson();
    await remember(ana.userId);
    await erased.publish(NOON);
    await app.database.db.delete(erasedAccounts);
    const keyRing = keyRingOf({ ...secrets, identityKey: Buffer.alloc(32, 7) });
    expect(await erasedAccountsIn({ db, keyRing, directory, keepDays: KEEP_DAYS }).apply(remove)).toBe(0);
    expect(await exists(ana.userId)).toBe(true);
  });
});
