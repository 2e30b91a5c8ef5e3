import { RESET_TOKEN_MS } from '@alento/domain/account/session';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { resetRequests, users, verifications } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { hashingWork } from '../../../testing/hashing-work.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { keepRecovery } from '../../../testing/people/recovery-email.ts';
import { NOON, PASSWORD, refusalOf, startTestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';
const app = await openForFile(startTestApp({ LIMIT_RESET_PER_ADDRESS: '1000' }));
afterEach(() => app.setNow(NOON));

const request = (email: string) => app.call('POST', '/auth/request-password-reset', { body: { email } });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.call('POST', '/auth/reset-password', { body: { token, newPassword } });
const keep = (token: string, recoveryEmail: string | null) => keepRecovery(app, token, recoveryEmail);

async function mailed(email: string): Promise<{ to: string; token: string }[]> {
  // Sends the notices of earlier changes first.
  await app.runJobs();
  app.mails.length = 0;
  await request(email);
  await app.runJobs();
  return app.mails.map(({ to, text }) => ({ to, token: /#token=(\S+)/.exec(text)?.[1] ?? '' }));
}

describe('POST /auth/request-password-reset', () => {
  it('gives the same response for an existing and an unknown account, after the same work', async () => {
    const { email } = await app.signUp();
    const hashed = hashingWork.passwords;
    const known = await request(email);
    const unknown = await request('ninguem@exemplo.com');
    expect(known).toMatchObject({ status: 200, body: { status: true } });
    expect(unknown.body).toEqual(known.body);
    expect(hashingWork.passwords).toBe(hashed);
    // Both requests enqueue the same job, which looks for the account later.
    expect(app.jobs.map(({ name }) => name)).toEqual(['send-reset-mail', 'send-reset-mail']);
    await app.runJobs();
  });

  it('stores the address encrypted and deletes it after the mail was sent', async () => {
    await request('guardado@exemplo.com');
    expect(await dumpDatabase(app.database.db)).not.toContain('guardado');
    expect(JSON.stringify(app.jobs)).not.toContain('guardado');
    await app.runJobs();
    const rows = await app.database.db.select().from(resetRequests);
    expect(rows).toEqual([]);
  });

  it('mails the requested address if it is the sign-in address of an anonymous account', async () => {
    const { email } = await app.signUp('esqueci@exemplo.com');
    const [mail, ...others] = await mailed(' Esqueci@Exemplo.com');
    expect(others).toEqual([]);
    expect(mail?.to).toBe('esqueci@exemplo.com');
    expect((await reset(mail?.token ?? '')).body).toEqual({ status: true });
    expect((await app.signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await app.signIn(email, PASSWORD)).status).toBe(401);
  });

  it('mails the requested address if it is the recovery address of an account', async () => {
    const { email, token } = await app.signUp();
    await keep(token, 'Recuperar@Exemplo.com');
    const [mail] = await mailed('recuperar@exemplo.com');
    expect(mail?.to).toBe('recuperar@exemplo.com');
    await reset(mail?.token ?? '');
    expect((await app.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('sends no mail for an unknown or a removed recovery address', async () => {
    expect(await mailed('ninguem@exemplo.com')).toEqual([]);
    const { token } = await app.signUp();
    await keep(token, 'sai@exemplo.com');
    await keep(token, null);
    expect(await mailed('sai@exemplo.com')).toEqual([]);
  });

  it('refuses an invalid address', async () => {
    expect(await request('nada')).toMatchObject({ status: 422, body: { message: 'Email inválido' } });
  });
});

describe('a password reset', () => {
  it('mails the link of the account with this sign-in address before links of other accounts', async () => {
    for (let index = 0; index < 5; index += 1) await keep((await app.signUp()).token, 'maria@vitima.com');
    const { email } = await app.signUp('maria@vitima.com');
    const mails = await mailed('maria@vitima.com');
    expect(mails).toHaveLength(5);
    expect((await reset(mails[0]?.token ?? '')).status).toBe(200);
    expect((await app.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('removes the recovery address if the link was mailed to the sign-in address', async () => {
    const { email, token } = await app.signUp('carla@vitima.com');
    await keep(token, 'invasor@exemplo.com');
    const [mail] = await mailed(email);
    await reset(mail?.token ?? '');
    expect(await mailed('invasor@exemplo.com')).toEqual([]);
  });

  it('keeps the recovery address if the link was mailed to it, requested for it or for the anonymous address', async () => {
    const { token, user } = await app.signUp();
    await keep(token, 'guardada@exemplo.com');
    for (const [address, password] of [
      [user.email ?? '', NEW_PASSWORD],
      ['guardada@exemplo.com', 'Outra-senha-88'],
    ] as const) {
      const [mail] = await mailed(address);
      expect(mail?.to).toBe('guardada@exemplo.com');
      expect((await reset(mail?.token ?? '', password)).status).toBe(200);
    }
    expect(await mailed('guardada@exemplo.com')).toHaveLength(1);
  });
});

it('an unused reset link becomes invalid when a newer link is used', async () => {
  const { email } = await app.signUp();
  const [older] = await mailed(email);
  const [newest] = await mailed(email);
  expect((await reset(newest?.token ?? '')).status).toBe(200);
  expect((await reset(older?.token ?? '', 'Outra-senha-88')).body.errorCode).toBe('RESET_TOKEN_INVALID');
});

describe('POST /auth/reset-password', () => {
  it('accepts each link once and ends every session', async () => {
    const { email, token: session } = await app.signUp();
    const [mail] = await mailed(email);
    expect((await reset(mail?.token ?? '')).status).toBe(200);
    expect((await app.call('GET', '/auth/get-session', { token: session })).status).toBe(401);
    expect(refusalOf(await reset(mail?.token ?? '', 'Outra-senha-88'))).toEqual([422, 'RESET_TOKEN_INVALID']);
    expect((await app.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('refuses a weak password and leaves the link valid', async () => {
    const { email } = await app.signUp();
    const [mail] = await mailed(email);
    expect((await reset(mail?.token ?? '', 'fraca')).body.errorCode).toBe('PASSWORD_WEAK');
    expect((await reset(mail?.token ?? '', 'Password1')).body.errorCode).toBe('PASSWORD_COMMON');
    expect((await reset(mail?.token ?? '')).status).toBe(200);
  });

  it('refuses a password derived from the person’s name or address', async () => {
    const contactEmail = 'zk.tamandare@exemplo.org';
    const person = await app.signUp(contactEmail, { contactEmail, name: 'Zuleica Kowalczyk', isAnonymous: false });
    const [mail] = await mailed(contactEmail);
    for (const newPassword of ['Kowalczyk-77', 'Tamandare#9x']) {
      expect((await reset(mail?.token ?? '', newPassword)).body.errorCode).toBe('PASSWORD_PERSONAL');
    }
    expect((await app.call('GET', '/auth/get-session', { token: person.token })).status).toBe(200);
    expect((await app.signIn(contactEmail, PASSWORD)).status).toBe(200);
    expect((await reset(mail?.token ?? '', 'senha1234')).body.errorCode).toBe('PASSWORD_GUESSABLE');
    expect((await reset(mail?.token ?? '', 'nuvem-chinelo-farol')).status).toBe(200);
    // With a used link the response doesn't reveal which passwords are derived from personal data.
    expect((await reset(mail?.token ?? '', 'Kowalczyk-77')).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });

  it.each([
    ...['x'.repeat(24), `${'x'.repeat(24)}.login`, '', '.login', `${'x'.repeat(24)}.outro`],
    ...['\u0000', 'a\u0000.login', `${'a'.repeat(24)}.login\u0000`],
  ])('refuses the invalid token %j', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 422, body: { errorCode: 'RESET_TOKEN_INVALID' } });
  });

  it('uses a token of 256 random bits that is valid for an hour and stored as a hash', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const [inTime, late] = [(await mailed(ana.email))[0]?.token ?? '', (await mailed(bia.email))[0]?.token ?? ''];
    const [token] = inTime.split('.');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await dumpDatabase(app.database.db)).not.toContain(token);
    const rows = await app.database.db.select().from(verifications).where(eq(verifications.value, ana.user.id));
    expect(rows).toMatchObject([{ expiresAt: new Date(NOON + RESET_TOKEN_MS), createdAt: new Date(NOON) }]);
    app.setNow(NOON + RESET_TOKEN_MS - 1);
    expect((await reset(inTime)).status).toBe(200);
    app.setNow(NOON + RESET_TOKEN_MS);
    expect(await reset(late)).toMatchObject({ status: 422, body: { errorCode: 'RESET_TOKEN_INVALID' } });
    expect((await app.call('GET', '/auth/get-session', { token: bia.token })).status).toBe(200);
  });

  it('accepts a link only once even if requests are concurrent', async () => {
    const { email } = await app.signUp();
    const token = (await mailed(email))[0]?.token ?? '';
    const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => reset(token, `Chuva-mansa-7${index}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(app.logged()).not.toContain('unexpected error');
  });

  it('refuses the link of a deleted account', async () => {
    const { email, user } = await app.signUp();
    const token = (await mailed(email))[0]?.token ?? '';
    await app.database.db.delete(users).where(eq(users.id, user.id));
    expect((await reset(token)).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });

  it('hashes one password both for an unknown link and for a used link', async () => {
    const { email } = await app.signUp();
    const used = (await mailed(email))[0]?.token ?? '';
    expect((await reset(used)).status).toBe(200);
    for (const token of [used, `${'x'.repeat(43)}.login`]) {
      const before = hashingWork.passwords;
      expect((await reset(token)).body.errorCode).toBe('RESET_TOKEN_INVALID');
      expect(hashingWork.passwords - before).toBe(1);
    }
  });
});

describe('the rate limit of reset requests', () => {
  it('refuses the sixth request for one address', async () => {
    for (let index = 0; index < 5; index += 1) expect((await request('muito@exemplo.com')).status).toBe(200);
    expect(await request('muito@exemplo.com')).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
    await app.runJobs();
  });
});
