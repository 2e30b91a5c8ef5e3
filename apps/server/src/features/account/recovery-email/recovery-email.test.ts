import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { keepRecovery, mailedLinks, resetPassword, resetTokenFor } from '../../../testing/people/recovery-email.ts';
import { DAY, NOON, PASSWORD, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp({ LIMIT_RESET_PER_ADDRESS: '1000' }));
resetAfterEach(app);

const ask = (token: string, recoveryEmail: unknown, password: unknown = PASSWORD) =>
  app.call('PUT', '/account/recovery-email', { token, body: { recoveryEmail, password } });
const read = async (token: string) => (await app.call('GET', '/account/recovery-email', { token })).body;
const confirm = (token: string | undefined) => app.call('POST', '/account/recovery-email/confirm', { body: { token } });

/** Signs a person up, requests this recovery address and returns the mailed link. */
async function newRequest(recoveryEmail: string) {
  const person = await app.signUp();
  await ask(person.token, recoveryEmail);
  await app.runJobs();
  const [link] = mailedLinks(app, 'confirmar-email');
  return { ...person, link };
}

describe('PUT /account/recovery-email', () => {
  it('mails a link to the new address and stores the address encrypted', async () => {
    const { token, link } = await newRequest(' Maria@Exemplo.com ');
    const pending = { email: 'ma…@exemplo.com', expiresAt: NOON + DAY };
    expect(await read(token)).toEqual({ recoveryEmail: null, pending });
    expect(app.mails).toHaveLength(1);
    expect(link?.to).toBe('maria@exemplo.com');
    expect((await dumpDatabase(app.database.db)).toLowerCase()).not.toContain('maria@');
    expect((await confirm(link?.token)).body).toEqual({ status: true });
    expect(await read(token)).toEqual({ recoveryEmail: 'ma…@exemplo.com', pending: null });
    expect((await dumpDatabase(app.database.db)).toLowerCase()).not.toContain('maria@');
  });

  it.each([
    ['', 'Por favor, informe um email para recuperação'],
    ['sem-arroba', 'Formato de email inválido'],
  ])('refuses the address %j without counting a password attempt', async (recoveryEmail, message) => {
    const { token } = await app.signUp();
    for (let index = 0; index < 12; index += 1) {
      expect(await ask(token, recoveryEmail)).toMatchObject({ status: 422, body: { message } });
    }
    expect((await ask(token, 'depois@exemplo.com')).status).toBe(200);
  });

  it('changes nothing and sends no mail if the address is already set', async () => {
    const { token } = await app.signUp();
    await keepRecovery(app, token, 'mesma@exemplo.com');
    await app.runJobs();
    app.mails.length = 0;
    expect((await ask(token, 'MESMA@exemplo.com')).body.pending).toBeNull();
    await app.runJobs();
    expect(app.mails).toEqual([]);
  });

  it('replaces the older confirmation link if the unconfirmed address is requested again', async () => {
    const { token, link } = await newRequest('outra-vez@exemplo.com');
    await ask(token, 'outra-vez@exemplo.com');
    await app.runJobs();
    const [newest] = mailedLinks(app, 'confirmar-email');
    expect(newest?.token).not.toBe(link?.token);
    expect((await confirm(link?.token)).status).toBe(422);
    expect((await confirm(newest?.token)).status).toBe(200);
  });

  it('changes only the caller’s address', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    await keepRecovery(app, ana.token, 'ana-so@exemplo.com');
    await ask(ana.token, 'ana-nova@exemplo.com');
    expect(await read(bia.token)).toEqual({ recoveryEmail: null, pending: null });
    await ask(bia.token, null);
    expect((await read(ana.token)).pending).not.toBeNull();
  });

  it('limits the number of mails per account and per address', async () => {
    const { token } = await app.signUp();
    for (let index = 0; index < 5; index += 1) expect((await ask(token, `a${index}@exemplo.com`)).status).toBe(200);
    const answer = await ask(token, 'a6@exemplo.com');
    expect(answer).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
    for (let index = 0; index < 5; index += 1) await ask((await app.signUp()).token, 'alvo@exemplo.com');
    expect((await ask((await app.signUp()).token, 'alvo@exemplo.com')).status).toBe(429);
  });
});

describe('the confirmation link of a recovery address', () => {
  it('expires after exactly one day, and can be used only once', async () => {
    const { token, link } = await newRequest('um-dia@exemplo.com');
    app.setNow(NOON + DAY);
    expect((await confirm(link?.token)).status).toBe(422);
    expect((await read(token)).pending).toBeNull();
    app.setNow(NOON + DAY - 1);
    expect((await confirm(link?.token)).status).toBe(200);
    expect(await confirm(link?.token)).toMatchObject({ status: 422, body: { errorCode: 'RECOVERY_LINK_INVALID' } });
  });

  it('is the same in each retry of the mail job and is not stored in clear text', async () => {
    const { token } = await app.signUp();
    await ask(token, 'de-novo@exemplo.com');
    const jobs = [...app.jobs];
    await app.runJobs();
    app.jobs.push(...jobs);
    await app.runJobs();
    const [first, second] = mailedLinks(app, 'confirmar-email');
    expect(first).toEqual(second);
    const secret = first?.token.split('.')[1] ?? 'none';
    expect(`${await dumpDatabase(app.database.db)}${JSON.stringify(jobs)}${app.logged()}`).not.toContain(secret);
    expect((await confirm(first?.token)).status).toBe(200);
  });

  it.each(['', `${'a'.repeat(32)}.${'b'.repeat(52)}`, `\u0000.${'b'.repeat(52)}`, `a'--.${'b'.repeat(52)}`])(
    'is refused if the token is %j',
    async (token) => {
      expect(await confirm(token)).toMatchObject({ status: 422, body: { errorCode: 'RECOVERY_LINK_INVALID' } });
    },
  );

  it('is refused if the account’s id in its token is replaced', async () => {
    const ana = await newRequest('da-ana@exemplo.com');
    const bia = await app.signUp();
    const [, secret] = ana.link?.token.split('.') ?? [];
    expect((await confirm(`${bia.user.id}.${secret}`)).status).toBe(422);
    expect((await confirm(ana.link?.token)).status).toBe(200);
    expect((await read(bia.token)).recoveryEmail).toBeNull();
  });

  it('becomes invalid when the password changes', async () => {
    const { token, link } = await newRequest('antiga-senha@exemplo.com');
    await app.call('POST', '/auth/change-password', {
      token,
      body: { currentPassword: PASSWORD, newPassword: 'Chuva-mansa-77' },
    });
    expect((await confirm(link?.token)).status).toBe(422);
  });

  it('invalidates, when it is used, reset links that were mailed to the former address', async () => {
    const { token } = await app.signUp();
    await keepRecovery(app, token, 'velha@exemplo.com');
    const reset = await resetTokenFor(app, 'velha@exemplo.com');
    await keepRecovery(app, token, 'nova@exemplo.com');
    expect((await resetPassword(app, reset)).body.errorCode).toBe('RESET_TOKEN_INVALID');
  });

  it('sets the address only once even if requests are concurrent', async () => {
    const { token, link } = await newRequest('corrida@exemplo.com');
    const answers = await Promise.all([confirm(link?.token), confirm(link?.token), confirm(link?.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(app.jobs).toHaveLength(1);
    expect((await read(token)).recoveryEmail).toBe('co…@exemplo.com');
  });
});

it('concurrent requests to set a recovery address leave one unconfirmed address', async () => {
  const { token } = await app.signUp();
  const answers = await Promise.all([1, 2, 3, 4].map((index) => ask(token, `c${index}@exemplo.com`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await app.runJobs();
  const links = mailedLinks(app, 'confirmar-email');
  expect(links).toHaveLength(1);
  expect((await confirm(links[0]?.token)).status).toBe(200);
});

it('a stolen session can’t set the recovery address without the password', async () => {
  const { token } = await app.signUp();
  await keepRecovery(app, token, 'dona@exemplo.com');
  await app.runJobs();
  app.mails.length = 0;
  const body = { recoveryEmail: 'ladrao@exemplo.com' };
  expect((await app.call('PUT', '/account/recovery-email', { token, body })).status).toBe(422);
  expect((await app.call('PUT', '/onboarding/user-data', { token, body })).status).toBe(403);
  await app.call('POST', '/auth/request-password-reset', { body: { email: body.recoveryEmail } });
  await app.runJobs();
  expect(app.mails).toEqual([]);
  expect((await read(token)).pending).toBeNull();
});
