import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const DAY = 86_400_000;
// Some tests run argon2 about a hundred times.
vi.setConfig({ testTimeout: 60_000 });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.setNow(NOON));

const signIn = (email: string) => app.call('POST', '/auth/sign-in/email', { body: { email, password: PASSWORD } });
const session = (token: string) => app.call('GET', '/auth/get-session', { token });

describe('the sessions of an account', () => {
  const open = async (token: string): Promise<number> =>
    (await app.call('GET', '/auth/list-sessions', { token })).body.length;

  it('are at most 20: a further sign-in ends the oldest session', async () => {
    const { email, token } = await app.signUp();
    const bia = await app.signUp();
    try {
      const tokens = [token];
      for (let index = 1; index <= 20; index += 1) {
        app.setNow(NOON + index * 1000);
        tokens.push((await signIn(email)).body.token);
      }
      expect(await open(tokens[20] ?? '')).toBe(20);
      expect((await session(token)).status).toBe(401);
      expect((await session(tokens[1] ?? '')).status).toBe(200);
      expect((await session(bia.token)).status).toBe(200);
    } finally {
      app.setNow(NOON);
    }
  });

  it('stay valid at a sign-in if expired sessions can be deleted instead', async () => {
    const { email, token } = await app.signUp();
    try {
      for (let index = 0; index < 19; index += 1) await signIn(email);
      app.setNow(NOON + 20 * DAY);
      const used = (await session(token)).headers.get('X-Renewed-Token') ?? '';
      app.setNow(NOON + 31 * DAY);
      await session(used);
      for (let index = 0; index < 19; index += 1) await signIn(email);
      expect((await session(used)).status).toBe(200);
    } finally {
      app.setNow(NOON);
    }
  });

  it('are at most 20 after concurrent sign-ins', async () => {
    const { email, token } = await app.signUp();
    for (let index = 0; index < 17; index += 1) await signIn(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await open((await signIn(email)).body.token)).toBe(20);
    expect(token).toBeTruthy();
  });
});
