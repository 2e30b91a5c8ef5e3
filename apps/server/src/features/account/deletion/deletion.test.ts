import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { accounts, userKeys, users } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { readableTraces } from '../../../testing/database/readable-traces.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { connectChannel, traditionalPerson } from '../../../testing/people/channel-people.ts';
import { resetPassword, resetTokenFor } from '../../../testing/people/recovery-email.ts';
import { PASSWORD, startTestApp } from '../../../testing/test-app.ts';
import { mailAddressesOf } from './deletion.service.ts';

const app = await openForFile(startTestApp());

const remove = (token: string, body: object = { password: PASSWORD }) =>
  app.call('DELETE', '/account/delete', { token, body });

/** A person with something of every kind that a request can create. */
async function settled(email?: string) {
  const person = await app.signUp(email);
  const { call } = person;
  await call('POST', '/mood-entries', { score: 1, note: 'Chorei no ônibus' });
  await call('POST', '/mood-entries', { score: 4 });
  await call('POST', '/tags', { name: 'Capoeira' });
  await call('POST', '/chat', { message: 'Não consigo dormir' });
  await call('POST', '/screenings', { instrument: 'GAD-7', answers: [0, 1, 2, 3, 0, 1, 2] });
  await call('GET', '/recommendations');
  await app.runJobs();
  return person;
}

describe('DELETE /account/delete', () => {
  it('removes everything, counts it by kind and ends every session', async () => {
    const ana = await settled('ana@exemplo.com');
    const other = (await app.signIn(ana.email)).body.token;
    const { status, body } = await remove(ana.token);
    expect(status).toBe(200);
    expect(body.message).toBe('Sua conta e tudo o que você guardou no Alento foram excluídos.');
    expect(Object.keys(body.deletedData).sort()).toEqual([...DATA_KINDS].sort());
    expect(body.deletedData).toMatchObject({
      entries: 2,
      screenings: 1,
      conversations: 1,
      messages: 2,
      sessions: 2,
      legalAcceptances: 2,
      payments: 0,
    });
    for (const token of [ana.token, other]) {
      expect((await app.call('GET', '/mood-entries', { token })).status).toBe(401);
      expect((await remove(token)).status).toBe(401);
    }
    expect(Object.values(await readableTraces(app.database.db, ana.userId)).flat()).toEqual([]);
    expect(await dumpDatabase(app.database.db)).not.toContain(ana.userId);
  });

  it('removes the wrapped data key from every live row, logged as a security event without the account', async () => {
    const ana = await settled();
    const [key] = await app.database.db.select().from(userKeys).where(eq(userKeys.userId, ana.userId));
    const bytes = Buffer.from(key?.wrappedKey ?? []).toString('latin1');
    expect(await dumpDatabase(app.database.db)).toContain(bytes);
    await remove(ana.token);
    expect(await dumpDatabase(app.database.db)).not.toContain(bytes);
    expect(app.logged()).toContain('"event":"account-deleted"');
    expect(app.logged()).not.toContain(ana.userId);
  });

  it('leaves the data of other people as they were', async () => {
    const [ana, bia] = [await settled(), await settled()];
    const before = await readableTraces(app.database.db, bia.userId);
    await remove(ana.token);
    expect(await readableTraces(app.database.db, bia.userId)).toEqual(before);
    expect((await bia.call('GET', '/mood-entries')).body).toHaveLength(2);
  });

  it('tells other devices that the account was deleted, and not those of an ended session', async () => {
    const ana = await settled();
    await remove(ana.token);
    for (const path of ['/mood-entries', '/account/stream'])
      expect((await app.call('GET', path, { token: ana.token })).body).toMatchObject({
        errorCode: 'UNAUTHORIZED',
        code: 'ACCOUNT_DELETED',
      });
    const bia = await settled();
    await app.call('POST', '/auth/sign-out', { token: bia.token });
    expect((await app.call('GET', '/mood-entries', { token: bia.token })).body).not.toHaveProperty('code');
  });

  it('requires the password, and deletes nothing without it', async () => {
    const ana = await settled();
    expect((await remove(ana.token, {})).body.errorCode).toBe('PASSWORD_REQUIRED');
    expect((await remove(ana.token, { password: 'outra senha qualquer' })).body.errorCode).toBe('PASSWORD_WRONG');
    expect((await ana.call('GET', '/mood-entries')).body).toHaveLength(2);
  });

  it('lets the same address sign up again at once, as a stranger', async () => {
    const ana = await settled('volta@exemplo.com');
    await remove(ana.token);
    const again = await app.signUp('volta@exemplo.com');
    expect(again.user.id).not.toBe(ana.userId);
    expect((await app.call('GET', '/mood-entries', { token: again.token })).body).toEqual([]);
    const { status } = await app.call('GET', '/chat/sessions', { token: again.token });
    expect(status).toBe(200);
  });

  it('removes reset links, which have no reference to their account', async () => {
    const ana = await settled('link@exemplo.com');
    const link = await resetTokenFor(app, 'link@exemplo.com');
    expect(link).not.toBe('');
    await remove(ana.token);
    expect(await dumpDatabase(app.database.db)).not.toContain(ana.userId);
    expect((await resetPassword(app, link)).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });

  it('refuses with the reason, and keeps everything, if the database fails within the transaction', async () => {
    const failing = await startTestApp(
      {},
      { erased: { remember: async () => Promise.reject(new Error('no space')), publish: async () => undefined } },
    );
    const { token, user } = await failing.signUp();
    const refused = await failing.call('DELETE', '/account/delete', { token, body: { password: PASSWORD } });
    expect([refused.status, refused.body.message]).toEqual([502, 'Erro ao excluir conta. Tente novamente.']);
    expect(refused.body.details).toEqual([{ path: 'busy', message: expect.stringContaining('nada foi excluído') }]);
    expect((await failing.call('GET', '/mood-entries', { token })).status).toBe(200);
    const { db } = failing.database;
    for (const rows of [
      await db.select().from(users).where(eq(users.id, user.id)),
      await db.select().from(userKeys).where(eq(userKeys.userId, user.id)),
      await db.select().from(accounts).where(eq(accounts.userId, user.id)),
    ])
      expect(rows).toHaveLength(1);
    await failing.close();
  });

  it('notes the deletion in its transaction, and publishes the list afterwards even if that fails', async () => {
    const noted: string[] = [];
    let published = 0;
    const listing = await startTestApp(
      {},
      {
        erased: {
          remember: async (_tx, userId) => void noted.push(userId),
          publish: async () => {
            published += 1;
            throw new Error('no disk');
          },
        },
      },
    );
    const { token, user } = await listing.signUp();
    expect((await listing.call('DELETE', '/account/delete', { token, body: { password: PASSWORD } })).status).toBe(200);
    expect([noted, published]).toEqual([[user.id], 1]);
    expect(listing.logged()).toContain('the list of deleted accounts could not be written');
    await listing.close();
  });
});

it('mailAddressesOf lists the contact address, and the present and the new address for notifications', async () => {
  const { db, secrets } = app.database;
  const keyRing = keyRingOf(secrets);
  const traditional = await traditionalPerson(app);
  await connectChannel(app, traditional, { channel: 'email', address: 'avisos@exemplo.com', kinds: [] });
  await traditional.call('PUT', '/notification-channels/email/address', { address: 'novos-avisos@exemplo.com' });
  const person = await app.personForJob(traditional.userId);
  const addresses = await db.transaction((tx) => mailAddressesOf(tx, keyRing, person, app.now()));
  expect(addresses.toSorted()).toEqual(['avisos@exemplo.com', traditional.email, 'novos-avisos@exemplo.com']);
});
