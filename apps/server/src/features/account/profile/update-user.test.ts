import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { ACCEPTED, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rename = (token: string, name: string | null) => app.call('POST', '/auth/update-user', { token, body: { name } });
const traditional = async (email: string) => {
  const body = { email, password: PASSWORD, isAnonymous: false, name: 'Antes', ...ACCEPTED };
  return (await app.call('POST', '/auth/sign-up/email', { body })).body.token as string;
};

it('POST /auth/update-user changes and removes the name of a traditional account', async () => {
  const token = await traditional('nome@exemplo.com');
  expect((await rename(token, '  Beatriz Ñandú  ')).body.user.name).toBe('Beatriz Ñandú');
  expect(await dumpDatabase(app.database.db)).not.toContain('Beatriz');
  expect((await rename(token, null)).body.user.name).toBeNull();
});

it('POST /auth/update-user stores no name for an anonymous account', async () => {
  const { token } = await app.signUp();
  expect((await rename(token, 'Alguém')).body.user.name).toBeNull();
});

it('POST /auth/update-user changes only the caller’s name and requires a session', async () => {
  const [ana, bia] = [await traditional('ana@exemplo.com'), await traditional('bia@exemplo.com')];
  await rename(ana, 'Ana');
  expect((await app.call('GET', '/auth/get-session', { token: bia })).body.user.name).toBe('Antes');
  expect((await app.call('POST', '/auth/update-user', { body: { name: 'x' } })).status).toBe(401);
});

it('POST /auth/update-user refuses a name of 101 characters', async () => {
  expect(await rename(await traditional('longo@exemplo.com'), 'a'.repeat(101))).toMatchObject({
    status: 422,
    body: { errorCode: 'NAME_INVALID' },
  });
});
