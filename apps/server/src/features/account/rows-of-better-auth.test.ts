import { readFile } from 'node:fs/promises';
import { RENEWED_TOKEN_HEADER } from '@alento/domain/http/headers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/**
 * Rows of one account that an earlier version wrote through the library better-auth at sign-up and for a reset request,
 * with the password and tokens of the account.
 */
type Written = {
  given: { email: string; password: string; token: string; deviceProof: string; resetToken: string };
  tables: Record<string, object[]>;
};

const ROWS = new URL('../../testing/account-rows/better-auth-1.7.7.json', import.meta.url);
const NEW_PASSWORD = 'Chuva-mansa-77';
const { given, tables }: Written = JSON.parse(await readFile(ROWS, 'utf8'));

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  for (const [name, rows] of Object.entries(tables)) {
    const table = sql.identifier(name);
    await app.database.db.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    );
  }
});
afterEach(() => app.close());

const signIn = (password: string) =>
  app.call('POST', '/auth/sign-in/email', {
    body: { email: given.email, password, deviceProof: given.deviceProof },
  });
const session = (token: string) => app.call('GET', '/auth/get-session', { token });

it('a session stored by better-auth is valid and contains the person’s name, address and device', async () => {
  const answer = await session(given.token);
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { name: 'Ana de Antes', email: given.email }, pendingLegalDocuments: [] },
  });
  const { body } = await app.call('GET', '/auth/list-sessions', { token: given.token });
  expect(body).toMatchObject([{ current: true, device: expect.stringContaining('Firefox') }]);
});

it('a password stored by better-auth signs in, and a wrong password is refused', async () => {
  expect((await signIn('Errada-senha-1')).body.errorCode).toBe('CREDENTIALS_INVALID');
  const answer = await signIn(given.password);
  expect(answer.status).toBe(200);
  expect((await session(answer.body.token)).status).toBe(200);
  expect((await session(given.token)).status).toBe(200);
});

it('a password stored by better-auth can be changed', async () => {
  const changed = await app.call('POST', '/auth/change-password', {
    token: given.token,
    body: { currentPassword: given.password, newPassword: NEW_PASSWORD },
  });
  expect(changed.status).toBe(200);
  expect((await session(given.token)).status).toBe(401);
  expect((await session(changed.headers.get(RENEWED_TOKEN_HEADER) ?? '')).status).toBe(200);
  expect((await signIn(given.password)).status).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

it('an address stored by better-auth can’t sign up again', async () => {
  await expect(app.signUp(given.email)).rejects.toThrow('ACCOUNT_EXISTS');
});

it('a reset link stored by better-auth resets the password once and ends the session', async () => {
  const reset = (newPassword: string) =>
    app.call('POST', '/auth/reset-password', { body: { token: given.resetToken, newPassword } });
  expect((await reset(NEW_PASSWORD)).body).toEqual({ status: true });
  expect((await session(given.token)).status).toBe(401);
  expect((await signIn(given.password)).status).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  expect((await reset('Outra-senha-88')).body.errorCode).toBe('RESET_TOKEN_INVALID');
});
