import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { keyRingOf } from '../crypto/key-ring.ts';
import { userKeys, users } from '../db/schema/account.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';

const app = await openForFile(startTestApp());

const list = (token: string) => app.call('GET', '/mood-entries', { token });

/** Signs up a person with a note. The last request decrypted the note, so the server caches the data key. */
async function personWithOpenKey() {
  const { user, token } = await app.signUp();
  await app.call('POST', '/mood-entries', { token, body: { score: 3, note: 'só meu' } });
  expect((await list(token)).body).toMatchObject([{ note: 'só meu' }]);
  return { userId: user.id, token, isTheirs: eq(userKeys.userId, user.id) };
}

it('GET /mood-entries responds 401 after the data key was deleted, although the key is still cached', async () => {
  const { token, isTheirs } = await personWithOpenKey();
  await app.database.db.delete(userKeys).where(isTheirs);
  expect((await list(token)).status).toBe(401);
});

it('GET /mood-entries responds 500 while the account’s stored data key differs from the cached one', async () => {
  const { token, isTheirs } = await personWithOpenKey();
  const { db, secrets } = app.database;
  const [row] = await db.select().from(userKeys).where(isTheirs);
  if (!row) throw new Error('no key');
  const keyRing = keyRingOf(secrets);
  const { userKey, ...another } = keyRing.create(row.userId);
  await db.update(userKeys).set(another).where(isTheirs);
  expect((await list(token)).status).toBe(500);
  await db.update(userKeys).set(keyRing.rewrap(row.userId, row)).where(isTheirs);
  expect((await list(token)).body).toMatchObject([{ note: 'só meu' }]);
});

it('GET /mood-entries responds 401 after the account was deleted, although its data key is still cached', async () => {
  const { userId, token } = await personWithOpenKey();
  await app.database.db.delete(users).where(eq(users.id, userId));
  expect((await list(token)).status).toBe(401);
});
