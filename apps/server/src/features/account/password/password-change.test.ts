import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { traditionalPerson } from '../../../testing/people/channel-people.ts';
import { keepRecovery, resetPassword, resetTokenFor } from '../../../testing/people/recovery-email.ts';
import { NOON, PASSWORD, startTestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';
const WRONG = 'Errada-senha-1';
const app = await openForFile(startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '3', TRUST_PROXY_HOPS: '1' }));

const change = (token: string, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  app.call('POST', '/auth/change-password', { token, body: { currentPassword, newPassword } });
const renewed = (answer: { headers: Headers }) => answer.headers.get('X-Renewed-Token') ?? '';
const isOpen = async (token: string) => (await app.call('GET', '/auth/get-session', { token })).status === 200;

describe('POST /auth/change-password', () => {
  it('replaces the password, ends all other sessions of the account and renews the token of the calling session', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const elsewhere = (await app.signIn(ana.email)).body.token;
    const answer = await change(ana.token);
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    const token = renewed(answer);
    expect(token).toMatch(/^[\w-]{32}\.[\w-]{43}$/);
    expect(await isOpen(token)).toBe(true);
    // The old token is invalid at once.
    expect(await isOpen(ana.token)).toBe(false);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await isOpen(bia.token)).toBe(true);
    expect((await app.signIn(bia.email)).status).toBe(200);
    expect((await app.signIn(ana.email)).status).toBe(401);
    expect((await app.signIn(ana.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('invalidates all earlier tokens of the session, including an unused renewed token', async () => {
    const { token } = await app.signUp();
    app.setNow(NOON + 2 * 86_400_000);
    const unused = renewed(await app.call('GET', '/auth/get-session', { token }));
    const newest = renewed(await change(token));
    expect(await Promise.all([isOpen(unused), isOpen(token), isOpen(newest)])).toEqual([false, false, true]);
    app.setNow(NOON);
  });

  it('invalidates unused reset links of the account, but not of other accounts', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const [hers, other] = [await resetTokenFor(app, ana.email), await resetTokenFor(app, bia.email)];
    await change(ana.token);
    expect((await resetPassword(app, hers)).body.errorCode).toBe('RESET_TOKEN_INVALID');
    expect((await resetPassword(app, other)).status).toBe(200);
  });
});

describe('POST /auth/change-password with invalid input', () => {
  it('refuses an unsuitable new password, without counting a failed attempt', async () => {
    const { token } = await app.signUp();
    for (let index = 0; index < 4; index += 1)
      expect((await change(token, WRONG, 'senha1234')).body.errorCode).toBe('PASSWORD_GUESSABLE');
    expect((await change(token)).status).toBe(200);
  });

  it('refuses a password derived from the account’s own name or address', async () => {
    const named = { name: 'Zuleica Kowalczyk', contactEmail: 'zk.tamandare@exemplo.org' };
    const [{ token: hers }, { token: other }] = [await traditionalPerson(app, named), await traditionalPerson(app)];
    await keepRecovery(app, hers, 'gurupi@exemplo.net');
    for (const newPassword of ['Kowalczyk-77', 'Tamandare#9x', 'Gurupi!7-x']) {
      const answer = await change(hers, PASSWORD, newPassword);
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 'PASSWORD_PERSONAL' } });
      expect(answer.body.message).toMatch(/^Seu nome e seu e-mail .+ Experimente três ou quatro palavras/);
    }
    expect((await change(other, PASSWORD, 'Kowalczyk-77')).status).toBe(200);
  });

  it('refuses a new password that equals the current password in any Unicode form', async () => {
    const { email, token } = await app.signUp();
    const elsewhere = (await app.signIn(email)).body.token;
    for (const newPassword of [PASSWORD, PASSWORD.replace('4', '\uff14'), PASSWORD, PASSWORD]) {
      expect(await change(token, PASSWORD, newPassword)).toMatchObject({
        status: 422,
        body: { errorCode: 'PASSWORD_UNCHANGED', message: 'A senha nova é igual à atual. Escolha outra.' },
      });
    }
    expect(await isOpen(elsewhere)).toBe(true);
    expect((await change(token)).status).toBe(200);
  });

  it.each([
    ['an empty body', {}, 'PASSWORD_WRONG'],
    ['a current password that is not a string', { currentPassword: 1, newPassword: NEW_PASSWORD }, 'PASSWORD_WRONG'],
    [
      'a current password of 2,000 characters',
      { currentPassword: 'a'.repeat(2000), newPassword: NEW_PASSWORD },
      'PASSWORD_WRONG',
    ],
    ['a missing new password', { currentPassword: PASSWORD }, 'PASSWORD_WEAK'],
  ])('refuses %s', async (_, body, errorCode) => {
    const { token } = await app.signUp();
    expect(await app.call('POST', '/auth/change-password', { token, body })).toMatchObject({
      status: 422,
      body: { errorCode },
    });
  });
});

describe('the rate limit of wrong current passwords', () => {
  it('also counts failed sign-ins, and is reset by a correct password', async () => {
    const { email, token } = await app.signUp();
    await app.signIn(email, WRONG);
    await change(token, WRONG);
    const now = renewed(await change(token));
    await app.signIn(email, WRONG);
    await change(now, WRONG, 'Outra-senha-88');
    await change(now, WRONG, 'Outra-senha-88');
    const answer = await change(now, NEW_PASSWORD, 'Outra-senha-88');
    expect(answer).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await app.signIn(email, NEW_PASSWORD)).status).toBe(429);
  });
});

describe('POST /auth/change-password with concurrent requests', () => {
  it('accepts the first of two changes and refuses the second', async () => {
    const { email, token } = await app.signUp();
    const elsewhere = (await app.signIn(email)).body.token;
    const passwords = ['Primeira-nova-1', 'Segunda-nova-2'] as const;
    const answers = await Promise.all([
      change(token, PASSWORD, passwords[0]),
      change(elsewhere, PASSWORD, passwords[1]),
    ]);
    const won = answers.findIndex(({ status }) => status === 200);
    // The first one ends the other session, which the second one may notice before it compares the password.
    expect(won).toBeGreaterThanOrEqual(0);
    expect(['PASSWORD_WRONG', 'UNAUTHORIZED']).toContain(answers[1 - won]?.body.errorCode);
    expect(await Promise.all([isOpen(token), isOpen(elsewhere)])).toEqual([false, false]);
    expect(await isOpen(renewed(answers[won] ?? { headers: new Headers() }))).toBe(true);
    expect((await app.signIn(email, passwords[won])).status).toBe(200);
    expect((await app.signIn(email, passwords[1 - won])).status).toBe(401);
  });

  it('leaves no session that was opened with the old password', async () => {
    const { email, token } = await app.signUp();
    const body = { email, password: PASSWORD };
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Sent at intervals, so that some are checked before the change and finish after it.
    const tries = Array.from({ length: 12 }, async (_, index) => {
      await pause(index * 15);
      return app.call('POST', '/auth/sign-in/email', { body, headers: { 'X-Forwarded-For': `198.51.100.${index}` } });
    });
    const now = renewed(await change(token));
    for (const answer of await Promise.all(tries)) {
      if (answer.status === 200) expect(await isOpen(answer.body.token)).toBe(false);
    }
    expect((await app.call('GET', '/auth/list-sessions', { token: now })).body).toHaveLength(1);
  });

  it('changes nothing if another session has already ended the calling session', async () => {
    const { email, token } = await app.signUp();
    const elsewhere = (await app.signIn(email)).body.token;
    const [changed] = await Promise.all([
      change(elsewhere),
      app.call('POST', '/auth/revoke-other-sessions', { token, body: { password: PASSWORD } }),
    ]);
    // Either the change came first and ended the other session, or its own session was ended first and it was
    // refused.
    if (changed.status === 200) expect(await isOpen(token)).toBe(false);
    else {
      expect(changed.body.errorCode).toBe('UNAUTHORIZED');
      expect((await app.signIn(email)).status).toBe(200);
    }
  });
});

describe('the notice of a changed password', () => {
  async function noticesAfterChange(token: string): Promise<{ to: string; text: string; subject: string }[]> {
    await app.runJobs();
    app.mails.length = 0;
    await change(token);
    expect(JSON.stringify(app.jobs)).not.toContain('@');
    await app.runJobs();
    return [...app.mails];
  }

  it('is mailed to the recovery address, with instructions and without personal data', async () => {
    const { token, user } = await app.signUp();
    await keepRecovery(app, token, 'aviso@exemplo.com');
    const [mail, ...others] = await noticesAfterChange(token);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'aviso@exemplo.com', subject: 'Sua senha foi trocada no Alento' });
    expect(mail?.text).toContain('https://alento.test/redefinir-senha');
    expect(mail?.text).not.toContain(user.id);
    expect(mail?.text).not.toContain(NEW_PASSWORD);
  });

  it('is mailed once to the recovery address and once to the contact address', async () => {
    const contactEmail = 'contato@exemplo.com';
    const person = await traditionalPerson(app, { contactEmail });
    await keepRecovery(app, person.token, 'outro@exemplo.com');
    const notices = await noticesAfterChange(person.token);
    expect(notices.map(({ to }) => to)).toEqual(['outro@exemplo.com', contactEmail]);
    const { token } = (await app.signIn(person.email, NEW_PASSWORD)).body;
    await keepRecovery(app, token, contactEmail, NEW_PASSWORD);
    await app.runJobs();
    app.mails.length = 0;
    await change(token, NEW_PASSWORD, PASSWORD);
    await app.runJobs();
    // A former recovery address gets notices as long as its undo link is valid.
    expect(app.mails.map(({ to }) => to)).toEqual([contactEmail, 'outro@exemplo.com']);
  });

  it('is not sent if the account has no address or the change was refused', async () => {
    const { token } = await app.signUp();
    expect(await noticesAfterChange(token)).toEqual([]);
    await change(token, WRONG);
    expect(app.jobs).toEqual([]);
  });
});
