import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashingWork } from '../../../testing/hashing-work.ts';
import { mailedLinks } from '../../../testing/people/recovery-email.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  hashingWork.passwords = 0;
});

/** Sends a request, checks that it is refused with this code, and returns how many passwords were hashed. */
async function workOf(path: string, body: object, errorCode: string): Promise<number> {
  hashingWork.passwords = 0;
  expect((await app.call('POST', path, { body })).body.errorCode).toBe(errorCode);
  return hashingWork.passwords;
}

it('POST /auth/sign-in/email computes exactly one password hash for an unknown account, and one for a wrong password', async () => {
  const { email } = await app.signUp();
  const tries = [email, 'ninguem@exemplo.com'].map((one) => ({ email: one, password: 'Errada-senha-1' }));
  for (const body of tries) expect(await workOf('/auth/sign-in/email', body, 'CREDENTIALS_INVALID')).toBe(1);
});

it('POST /auth/reset-password hashes one password both for an unknown link and for a used link', async () => {
  const { email } = await app.signUp();
  await app.call('POST', '/auth/request-password-reset', { body: { email } });
  await app.runJobs();
  const used = mailedLinks(app, 'redefinir-senha')[0]?.token ?? '';
  const newPassword = 'Chuva-mansa-77';
  expect((await app.call('POST', '/auth/reset-password', { body: { token: used, newPassword } })).status).toBe(200);
  expect(hashingWork.passwords).toBeGreaterThan(0);
  for (const token of [used, `${'x'.repeat(43)}.login`]) {
    expect(await workOf('/auth/reset-password', { token, newPassword }, 'RESET_TOKEN_INVALID')).toBe(1);
  }
});

it('POST /auth/request-password-reset enqueues the same job for unknown and known addresses', async () => {
  const { email } = await app.signUp();
  app.jobs.length = 0;
  hashingWork.passwords = 0;
  for (const one of [email, 'ninguem@exemplo.com']) {
    await app.call('POST', '/auth/request-password-reset', { body: { email: one } });
  }
  expect(hashingWork.passwords).toBe(0);
  expect(app.jobs.map(({ name }) => name)).toEqual([app.jobs[0]?.name, app.jobs[0]?.name]);
});
