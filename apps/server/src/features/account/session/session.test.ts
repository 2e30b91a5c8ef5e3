import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { newBearerToken, tokenHash } from '../../../crypto/bearer-token.ts';
import { sessions } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { hashingWork } from '../../../testing/hashing-work.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { DAY, NOON, PASSWORD, startTestApp } from '../../../testing/test-app.ts';
import { dropExpired } from '../../upkeep/upkeep.jobs.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const app = await openForFile(startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '9' }));
afterEach(() => app.setNow(NOON));

const signIn = (email: string, password = PASSWORD, headers = {}) =>
  app.call('POST', '/auth/sign-in/email', { body: { email, password }, headers });
const session = (token: string) => app.call('GET', '/auth/get-session', { token });

describe('POST /auth/sign-in/email', () => {
  it('ignores case and surrounding spaces of the address', async () => {
    const { email, user } = await app.signUp();
    const answer = await signIn(` ${email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await session(answer.body.token)).status).toBe(200);
  });

  it('returns a token that is valid only with the account’s id in front', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const { token } = (await signIn(ana.email)).body;
    expect(token.startsWith(`${ana.user.id}.`)).toBe(true);
    expect((await session(`${bia.user.id}${token.slice(ana.user.id.length)}`)).status).toBe(401);
    expect((await session(token.slice(ana.user.id.length + 1))).status).toBe(401);
  });

  it('has replaced tokens without an account id, which are still accepted and renewed', async () => {
    const { token, user } = await app.signUp();
    const old = newBearerToken();
    const { db } = app.database;
    await db
      .update(sessions)
      .set({ token: tokenHash(old) })
      .where(eq(sessions.token, tokenHash(token)));
    expect((await session(old)).body.user.id).toBe(user.id);
    app.setNow(NOON + 2 * DAY);
    const renewed = (await session(old)).headers.get('X-Renewed-Token');
    expect(renewed?.startsWith(`${user.id}.`)).toBe(true);
    expect((await session(renewed ?? '')).status).toBe(200);
    // The old token stays valid for a minute, for requests that were sent concurrently.
    expect((await session(old)).status).toBe(200);
    app.setNow(NOON + 90 * DAY);
    expect((await session(old)).status).toBe(401);
  });

  it('returns the account’s device key, which is neither stored nor logged', async () => {
    const { email, deviceKey, token } = await app.signUp();
    const again = (await signIn(email)).body;
    expect(again.deviceKey).toBe(deviceKey);
    expect((await session(token)).body.deviceKey).toBe(deviceKey);
    const other = await app.signUp();
    expect(other.deviceKey).not.toBe(deviceKey);
    expect((await session(other.token)).body.deviceKey).toBe(other.deviceKey);
    const dump = await dumpDatabase(app.database.db);
    for (const form of [deviceKey, Buffer.from(deviceKey, 'base64').toString('hex')]) {
      expect(dump).not.toContain(form);
      expect(app.logged()).not.toContain(form);
    }
  });

  it('gives the same response to an unknown account and to a wrong password, after the same work', async () => {
    const { email } = await app.signUp();
    const counted = async (address: string) => {
      const before = hashingWork.passwords;
      const answer = await signIn(address, 'Errada-senha-1');
      return { answer, hashes: hashingWork.passwords - before };
    };
    const known = await counted(email);
    const unknown = await counted('ninguem@exemplo.com');
    expect(known.answer.status).toBe(401);
    expect(known.answer.body).toEqual({
      errorCode: 'CREDENTIALS_INVALID',
      message: 'Login não encontrado. Verifique suas credenciais.',
    });
    expect(unknown.answer.body).toEqual(known.answer.body);
    // If the server hashed no password for unknown accounts, its answer would come fifteen times sooner.
    expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
  });

  it('responds 429 after nine wrong passwords since the last successful sign-in', async () => {
    const { email } = await app.signUp();
    for (let index = 0; index < 8; index += 1) await signIn(email, 'Errada-senha-1');
    expect((await signIn(email)).status).toBe(200);
    for (let index = 0; index < 9; index += 1) expect((await signIn(email, 'Errada-senha-1')).status).toBe(401);
    const answer = await signIn(email);
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.' },
    });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.each(['', 'sem-arroba', 'a@b'])('refuses %j as an address', async (email) => {
    expect(await signIn(email)).toMatchObject({ status: 422, body: { message: 'Email inválido' } });
  });
});

describe('a session', () => {
  it('is ended by concurrent sign-outs without an error', async () => {
    const { token } = await app.signUp();
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('POST', '/auth/sign-out', { token })));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect((await app.call('GET', '/auth/get-session', { token })).status).toBe(401);
  });

  it('is ended by its own sign-out but not by that of another session', async () => {
    const { email, token } = await app.signUp();
    const other = (await signIn(email)).body.token;
    expect(await app.call('POST', '/auth/sign-out', { token })).toMatchObject({ status: 200, body: { success: true } });
    expect((await session(token)).status).toBe(401);
    expect((await session(other)).status).toBe(200);
  });

  it('expires after 30 days without use', async () => {
    const { token } = await app.signUp();
    app.setNow(NOON + 30 * DAY - 1);
    const used = await session(token);
    expect(used.status).toBe(200);
    app.setNow(NOON + 60 * DAY);
    expect((await session(token)).status).toBe(401);
  });

  it('is extended by a renewed token, whose first use ends the old token’s validity', async () => {
    const { token } = await app.signUp();
    app.setNow(NOON + DAY - 1);
    expect((await session(token)).headers.get('X-Renewed-Token')).toBeNull();
    app.setNow(NOON + 2 * DAY);
    const renewed = (await session(token)).headers.get('X-Renewed-Token') ?? '';
    expect(renewed).toMatch(/^[\w-]{32}\.[\w-]{43}$/);
    // The old token stays valid, because the response may have been lost. It isn't renewed again at once.
    const again = await session(token);
    expect(again.status).toBe(200);
    expect(again.headers.get('X-Renewed-Token')).toBeNull();
    expect((await session(renewed)).body.session.expiresAt).toBe(NOON + 32 * DAY);
    // The old token stays valid for one more minute, for requests that were sent concurrently.
    expect((await session(token)).status).toBe(200);
    app.setNow(NOON + 2 * DAY + 60_001);
    expect((await session(token)).status).toBe(401);
    app.setNow(NOON + 31 * DAY);
    expect((await session(renewed)).status).toBe(200);
  });

  it('ends 90 days after the sign-in even if it is used', async () => {
    const { token } = await app.signUp();
    let current = token;
    for (let day = 2; day < 90; day += 2) {
      app.setNow(NOON + day * DAY);
      const answer = await session(current);
      expect(answer.status, `day ${day}`).toBe(200);
      current = answer.headers.get('X-Renewed-Token') ?? current;
    }
    app.setNow(NOON + 90 * DAY - 1);
    const last = await session(current);
    expect(last.body.session.expiresAt).toBe(NOON + 90 * DAY);
    app.setNow(NOON + 90 * DAY);
    for (const token of [current, last.headers.get('X-Renewed-Token') ?? current]) {
      expect((await session(token)).status).toBe(401);
    }
  });

  it('ends 90 days after the sign-in even if its row has a later expiry', async () => {
    const { token, user } = await app.signUp();
    const { db } = app.database;
    await db
      .update(sessions)
      .set({ expiresAt: new Date(NOON + 110 * DAY) })
      .where(eq(sessions.userId, user.id));
    app.setNow(NOON + 90 * DAY - 1);
    expect((await session(token)).status).toBe(200);
    app.setNow(NOON + 90 * DAY);
    expect((await session(token)).status).toBe(401);
    await dropExpired(db, NOON + 90 * DAY + 1);
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  });

  it('is listed with its device and can be ended by another session', async () => {
    const { email, token } = await app.signUp();
    const phone = (await signIn(email, PASSWORD, { 'User-Agent': CHROME })).body.token;
    const list = (await app.call('GET', '/auth/list-sessions', { token })).body;
    expect(list).toHaveLength(2);
    const onPhone = list.find((item: { current: boolean }) => !item.current);
    expect(onPhone).toMatchObject({ device: 'Chrome no Android', current: false });
    expect(Object.keys(onPhone).toSorted()).toEqual(['createdAt', 'current', 'device', 'id', 'lastRenewedAt']);
    await app.call('POST', '/auth/revoke-session', { token, body: { id: onPhone.id, password: PASSWORD } });
    expect((await session(phone)).status).toBe(401);
  });

  it('can end all other sessions of its account', async () => {
    const { email, token } = await app.signUp();
    const other = (await signIn(email)).body.token;
    const bia = await app.signUp();
    const body = { password: PASSWORD };
    expect((await app.call('POST', '/auth/revoke-other-sessions', { token, body })).status).toBe(200);
    const statuses = await Promise.all([other, token, bia.token].map(async (one) => (await session(one)).status));
    expect(statuses).toEqual([401, 200, 200]);
  });

  it('can end another session with the password, and itself without the password', async () => {
    const { email, token } = await app.signUp();
    const other = (await signIn(email)).body.token;
    const [first, second] = (await app.call('GET', '/auth/list-sessions', { token })).body;
    const [mine, theirs] = first.current ? [first.id, second.id] : [second.id, first.id];
    const revoke = (id: string, password?: string) =>
      app.call('POST', '/auth/revoke-session', { token, body: { id, ...(password ? { password } : {}) } });
    expect(await revoke(theirs)).toMatchObject({ status: 403, body: { errorCode: 'PASSWORD_REQUIRED' } });
    expect((await revoke(theirs, 'Errada-senha-1')).body.errorCode).toBe('PASSWORD_WRONG');
    expect((await session(other)).status).toBe(200);
    expect((await revoke(theirs, PASSWORD)).status).toBe(200);
    expect((await session(other)).status).toBe(401);
    expect((await revoke(mine)).status).toBe(200);
    expect((await session(token)).status).toBe(401);
  });
});

describe('the sessions of an account', () => {
  const open = async (token: string): Promise<number> =>
    (await app.call('GET', '/auth/list-sessions', { token })).body.length;

  it('are at most 20: a further sign-in ends the oldest session', async () => {
    const { email, token } = await app.signUp();
    const bia = await app.signUp();
    const tokens = [token];
    for (let index = 1; index <= 20; index += 1) {
      app.setNow(NOON + index * 1000);
      tokens.push((await signIn(email)).body.token);
    }
    expect(await open(tokens[20] ?? '')).toBe(20);
    expect((await session(token)).status).toBe(401);
    expect((await session(tokens[1] ?? '')).status).toBe(200);
    expect((await session(bia.token)).status).toBe(200);
  });

  it('stay valid at a sign-in if expired sessions can be deleted instead', async () => {
    const { email, token } = await app.signUp();
    for (let index = 0; index < 19; index += 1) await signIn(email);
    app.setNow(NOON + 20 * DAY);
    const used = (await session(token)).headers.get('X-Renewed-Token') ?? '';
    app.setNow(NOON + 31 * DAY);
    await session(used);
    for (let index = 0; index < 19; index += 1) await signIn(email);
    expect((await session(used)).status).toBe(200);
  });

  it('are at most 20 after concurrent sign-ins', async () => {
    const { email } = await app.signUp();
    for (let index = 0; index < 17; index += 1) await signIn(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await open((await signIn(email)).body.token)).toBe(20);
  });

  it('are opened without a cookie', async () => {
    const { email } = await app.signUp();
    expect((await signIn(email)).headers.get('Set-Cookie')).toBeNull();
  });
});
