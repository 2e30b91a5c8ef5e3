import { RESET_TOKEN_MS } from '@alento/domain/account/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users, verifications } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { mailedLinks } from '../../../testing/people/recovery-email.ts';
import { NOON, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LIMIT_RESET_PER_ADDRESS: '1000' });
});
afterAll(() => app.close());

const reset = (token: string, newPassword = 'Chuva-mansa-77') =>
  app.call('POST', '/auth/reset-password', { body: { token, newPassword } });

async function mailedTo(email: string): Promise<string> {
  await app.call('POST', '/auth/request-password-reset', { body: { email } });
  await app.runJobs();
  return mailedLinks(app, 'redefinir-senha')[0]?.token ?? '';
}

it('a reset link is valid for exactly one hour', async () => {
  const [ana, bia] = [await app.signUp(), await app.signUp()];
  const [inTime, late] = [await mailedTo(ana.email), await mailedTo(bia.email)];
  app.setNow(NOON + RESET_TOKEN_MS - 1);
  expect((await reset(inTime)).status).toBe(200);
  app.setNow(NOON + RESET_TOKEN_MS);
  expect(await reset(late)).toMatchObject({ status: 422, body: { errorCode: 'RESET_TOKEN_INVALID' } });
  expect((await app.call('GET', '/auth/get-session', { token: bia.token })).status).toBe(200);
  app.setNow(NOON);
});

it('a reset link resets the password only once even if requests are concurrent', async () => {
  const { email } = await app.signUp();
  const token = await mailedTo(email);
  const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => reset(token, `Chuva-mansa-7${index}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  expect(app.logged()).not.toContain('unexpected error');
});

it('the token of a reset link has 256 random bits and is stored as a hash', async () => {
  const { email, user } = await app.signUp();
  const [token] = (await mailedTo(email)).split('.');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await dumpDatabase(app.database.db)).not.toContain(token);
  const rows = await app.database.db.select().from(verifications).where(eq(verifications.value, user.id));
  expect(rows).toMatchObject([{ expiresAt: new Date(NOON + RESET_TOKEN_MS), createdAt: new Date(NOON) }]);
});

it('a reset link is refused after the account was deleted', async () => {
  const { email, user } = await app.signUp();
  const token = await mailedTo(email);
  await app.database.db.delete(users).where(eq(users.id, user.id));
  expect((await reset(token)).body.errorCode).toBe('RESET_TOKEN_INVALID');
});
