import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetRequests } from '../../../db/schema/account.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { keepRecovery } from '../../../testing/people/recovery-email.ts';
import { ACCEPTED, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LIMIT_RESET_PER_ADDRESS: '1000' });
});
afterAll(() => app.close());

const request = (email: string) => app.call('POST', '/auth/request-password-reset', { body: { email } });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.call('POST', '/auth/reset-password', { body: { token, newPassword } });
const signIn = (email: string, password: string) =>
  app.call('POST', '/auth/sign-in/email', { body: { email, password } });
const keep = (token: string, recoveryEmail: string | null) => keepRecovery(app, token, recoveryEmail);

async function mailed(email: string): Promise<{ to: string; token: string }[]> {
  // What was on its way before: notices of earlier changes.
  await app.runJobs();
  app.mails.length = 0;
  await request(email);
  await app.runJobs();
  return app.mails.map(({ to, text }) => ({ to, token: /#token=(\S+)/.exec(text)?.[1] ?? '' }));
}

describe('asking for a reset', () => {
  it('answers the same, at once, whether the account exists or not', async () => {
    const { email } = await app.signUp();
    const known = await request(email);
    const unknown = await request('ninguem@exemplo.com');
    expect(known).toMatchObject({ status: 200, body: { status: true } });
    expect(unknown.body).toEqual(known.body);
    // Both leave the same trace; who it is for is found out later, in the job.
    expect(app.jobs).toHaveLength(2);
    await app.runJobs();
  });

  it('keeps the address sealed until the mail is sent, and then not at all', async () => {
    await request('guardado@exemplo.com');
    expect(await dumpDatabase(app.database.db)).not.toContain('guardado');
    expect(JSON.stringify(app.jobs)).not.toContain('guardado');
    await app.runJobs();
    const rows = await app.database.db.select().from(resetRequests);
    expect(rows).toEqual([]);
  });

  it('writes to the address of an anonymous account that was asked with', async () => {
    const { email } = await app.signUp('esqueci@exemplo.com');
    const [mail, ...others] = await mailed(' Esqueci@Exemplo.com');
    expect(others).toEqual([]);
    expect(mail?.to).toBe('esqueci@exemplo.com');
    expect((await reset(mail?.token ?? '')).body).toEqual({ status: true });
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
  });

  it('writes to the recovery address', async () => {
    const { email, token } = await app.signUp();
    await keep(token, 'Recuperar@Exemplo.com');
    const [mail] = await mailed('recuperar@exemplo.com');
    expect(mail?.to).toBe('recuperar@exemplo.com');
    await reset(mail?.token ?? '');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('writes to nobody for an unknown address, nor after the recovery address was removed', async () => {
    expect(await mailed('ninguem@exemplo.com')).toEqual([]);
    const { token } = await app.signUp();
    await keep(token, 'sai@exemplo.com');
    await keep(token, null);
    expect(await mailed('sai@exemplo.com')).toEqual([]);
  });

  it('refuses what is no address', async () => {
    expect(await request('nada')).toMatchObject({ status: 422, body: { message: 'Email inválido' } });
  });
});

describe('an address that others wrote down as theirs', () => {
  it('still gets the link of its own account first', async () => {
    for (let index = 0; index < 5; index += 1) await keep((await app.signUp()).token, 'maria@vitima.com');
    const { email } = await app.signUp('maria@vitima.com');
    const mails = await mailed('maria@vitima.com');
    expect(mails).toHaveLength(5);
    expect((await reset(mails[0]?.token ?? '')).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('takes an account over for good: recovery of whoever opened it is gone', async () => {
    const { email, token } = await app.signUp('carla@vitima.com');
    await keep(token, 'invasor@exemplo.com');
    const [mail] = await mailed(email);
    await reset(mail?.token ?? '');
    expect(await mailed('invasor@exemplo.com')).toEqual([]);
  });

  it('keeps the recovery address when asked by the anonymous one, which the link went to', async () => {
    const { token, user } = await app.signUp();
    await keep(token, 'guardada@exemplo.com');
    const [mail] = await mailed(user.email ?? '');
    expect(mail?.to).toBe('guardada@exemplo.com');
    await reset(mail?.token ?? '');
    expect(await mailed('guardada@exemplo.com')).toHaveLength(1);
  });

  it('keeps the recovery address when the link went to it', async () => {
    const { token } = await app.signUp();
    await keep(token, 'minha@exemplo.com');
    const [mail] = await mailed('minha@exemplo.com');
    await reset(mail?.token ?? '');
    expect(await mailed('minha@exemplo.com')).toHaveLength(1);
  });
});

describe('older links', () => {
  it('die with the newest one’s use', async () => {
    const { email } = await app.signUp();
    const [older] = await mailed(email);
    const [newest] = await mailed(email);
    expect((await reset(newest?.token ?? '')).status).toBe(200);
    expect((await reset(older?.token ?? '', 'Outra-senha-88')).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });

  it('die when the recovery address changes', async () => {
    const { token } = await app.signUp();
    await keep(token, 'antiga@exemplo.com');
    const [link] = await mailed('antiga@exemplo.com');
    await keep(token, 'nova@exemplo.com');
    expect((await reset(link?.token ?? '')).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });
});

describe('a reset', () => {
  it('works once, and ends every session', async () => {
    const { email, token: session } = await app.signUp();
    const [mail] = await mailed(email);
    expect((await reset(mail?.token ?? '')).status).toBe(200);
    expect((await app.call('GET', '/auth/get-session', { token: session })).status).toBe(401);
    expect(await reset(mail?.token ?? '', 'Outra-senha-88')).toMatchObject({
      status: 422,
      body: { errorCode: 'RESET_TOKEN_INVALID' },
    });
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('of a weak password is refused and leaves the link usable', async () => {
    const { email } = await app.signUp();
    const [mail] = await mailed(email);
    expect((await reset(mail?.token ?? '', 'fraca')).body.errorCode).toBe('PASSWORD_WEAK');
    expect((await reset(mail?.token ?? '', 'Password1')).body.errorCode).toBe('PASSWORD_COMMON');
    expect((await reset(mail?.token ?? '')).status).toBe(200);
  });

  it('to the person’s own name or address is refused, and leaves the link and the sessions as they were', async () => {
    const contactEmail = 'zk.tamandare@exemplo.org';
    const { body } = await app.call('POST', '/auth/sign-up/email', {
      body: {
        ...{ email: contactEmail, contactEmail, name: 'Zuleica Kowalczyk', isAnonymous: false },
        ...{ password: PASSWORD, ...ACCEPTED },
      },
    });
    const [mail] = await mailed(contactEmail);
    for (const newPassword of ['Kowalczyk-77', 'Tamandare#9x']) {
      expect((await reset(mail?.token ?? '', newPassword)).body.errorCode).toBe('PASSWORD_PERSONAL');
    }
    expect((await app.call('GET', '/auth/get-session', { token: body.token })).status).toBe(200);
    expect((await signIn(contactEmail, PASSWORD)).status).toBe(200);
    expect((await reset(mail?.token ?? '', 'senha1234')).body.errorCode).toBe('PASSWORD_GUESSABLE');
    expect((await reset(mail?.token ?? '', 'nuvem-chinelo-farol')).status).toBe(200);
    // Nothing of the account is told to who has no link of it any more.
    expect((await reset(mail?.token ?? '', 'Kowalczyk-77')).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });

  it.each([
    'x'.repeat(24),
    `${'x'.repeat(24)}.login`,
    `${'x'.repeat(23)}\u0000.login`,
    `${'x'.repeat(24)}.login\u0000`,
    '\u0000',
    '',
    '.login',
    `${'x'.repeat(24)}.outro`,
  ])('by a made-up token is refused: %j', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 422, body: { errorCode: 'RESET_TOKEN_INVALID' } });
  });

  it('keeps no token in clear', async () => {
    const { email } = await app.signUp();
    const [mail] = await mailed(email);
    expect(mail?.token).not.toBe('');
    expect(await dumpDatabase(app.database.db)).not.toContain(mail?.token);
  });
});

describe('limits', () => {
  it('turn away after five wishes for one address', async () => {
    for (let index = 0; index < 5; index += 1) expect((await request('muito@exemplo.com')).status).toBe(200);
    expect(await request('muito@exemplo.com')).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
    await app.runJobs();
  });
});
