import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { secondFactors } from '../../../db/schema/second-factor.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { keepRecovery } from '../../../testing/people/recovery-email.ts';
import { nextCode, setTotp, totpCode } from '../../../testing/people/second-factor.ts';
import { HOUR, NOON, PASSWORD, refusalOf, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';
import { dropExpired } from '../../upkeep/upkeep.jobs.ts';

const app = await openForFile(startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '50' }));
resetAfterEach(app);

const begin = (token: string, body: object = { password: PASSWORD }) =>
  app.call('POST', '/account/second-factor/totp', { token, body });
const confirm = (token: string, code: string) =>
  app.call('POST', '/account/second-factor/totp/confirm', { token, body: { code } });
const read = async (token: string) => (await app.call('GET', '/account/second-factor', { token })).body;
const NONE = { totp: null, passkeys: [], recoveryCodesLeft: 0 };

/** One of the calls that require a second factor. */
const revokeOthers = (token: string, code: string) =>
  app.call('POST', '/auth/revoke-other-sessions', {
    token,
    body: { password: PASSWORD, secondFactor: { kind: 'totp', code } },
  });

describe('an authenticator app', () => {
  it('becomes a second factor when its first code is confirmed', async () => {
    const { token } = await app.signUp();
    expect(await read(token)).toEqual(NONE);
    const { body, status } = await begin(token);
    expect(status).toBe(200);
    expect(body.uri).toBe(`otpauth://totp/Alento:Conta%20no%20Alento?secret=${body.secret}&issuer=Alento`);
    expect(await read(token)).toEqual(NONE);
    const confirmed = await confirm(token, await totpCode(body.secret, NOON));
    const factors = { totp: { since: NOON }, passkeys: [], recoveryCodesLeft: 10 };
    expect(confirmed).toMatchObject({ status: 200, body: { factors } });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    for (const code of confirmed.body.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await read(token)).toEqual(factors);
    expect((await begin(token, { password: PASSWORD })).body.errorCode).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('can be set up only with the password', async () => {
    const { token } = await app.signUp();
    expect((await begin(token, {})).body.errorCode).toBe('PASSWORD_WRONG');
    expect((await begin(token, { password: 'Errada-senha-1' })).body.errorCode).toBe('PASSWORD_WRONG');
    expect(await confirm(token, '123456')).toMatchObject({ status: 403, body: { errorCode: 'SECOND_FACTOR_WRONG' } });
    expect(await read(token)).toEqual(NONE);
  });

  it('gets at each setup a new secret, which expires after an hour', async () => {
    const { token, user } = await app.signUp();
    const older = (await begin(token)).body.secret;
    const { secret } = (await begin(token)).body;
    expect((await confirm(token, await totpCode(older, NOON))).status).toBe(403);
    app.setNow(NOON + HOUR + 1);
    expect((await confirm(token, await totpCode(secret, NOON + HOUR + 1))).status).toBe(403);
    await dropExpired(app.database.db, NOON + HOUR + 1);
    const factorRows = app.database.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
    expect(await factorRows).toEqual([]);
  });

  it('can’t be set up if the account already has an app', async () => {
    const { token } = await app.signUp();
    const { secret } = await setTotp(app, token);
    const code = await nextCode(app, secret);
    const again = await begin(token, { password: PASSWORD, secondFactor: { kind: 'totp', code } });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'TOTP_EXISTS' } });
    expect((await confirm(token, await nextCode(app, secret))).body.errorCode).toBe('TOTP_EXISTS');
  });

  it('is confirmed only once even if requests are concurrent', async () => {
    const { token } = await app.signUp();
    const { secret } = (await begin(token)).body;
    const code = await totpCode(secret, NOON);
    const answers = await Promise.all([confirm(token, code), confirm(token, code), confirm(token, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await read(token)).recoveryCodesLeft).toBe(10);
  });

  it('is set up only for its own account', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const { secret } = await setTotp(app, ana.token);
    expect(await read(bia.token)).toEqual(NONE);
    await begin(bia.token);
    expect((await confirm(bia.token, await nextCode(app, secret))).status).toBe(403);
    expect((await revokeOthers(bia.token, '000000')).status).toBe(200);
  });
});

describe('a code of the authenticator app', () => {
  it('can be used only once', async () => {
    const { token } = await app.signUp();
    const { secret, firstCode } = await setTotp(app, token);
    expect((await revokeOthers(token, firstCode)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    const code = await nextCode(app, secret);
    expect((await revokeOthers(token, code)).status).toBe(200);
    expect((await revokeOthers(token, code)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
  });

  it('is accepted for only one of several concurrent requests', async () => {
    const { token } = await app.signUp();
    const { secret } = await setTotp(app, token);
    const code = await nextCode(app, secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => revokeOthers(token, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
  });

  it('is accepted at most one time step early or late and never after a later code', async () => {
    const { token } = await app.signUp();
    const { secret } = await setTotp(app, token);
    const at = NOON + 10 * 60_000;
    app.setNow(at);
    for (const [offset, status] of [
      [-60_000, 403],
      [60_000, 403],
      [-30_000, 200],
      [30_000, 200],
      // The step is earlier than the last one that was used.
      [0, 403],
    ] as const) {
      const answer = await revokeOthers(token, await totpCode(secret, at + offset));
      expect(answer.status, `${offset}`).toBe(status);
    }
  });

  it.each(['', '12345', '1234567', 'abcdef', '\u0000\u0000\u0000\u0000\u0000\u0000', '١٢٣٤٥٦', '12 34 5'])(
    'is refused if its text is %j',
    async (code) => {
      const { token } = await app.signUp();
      await setTotp(app, token);
      expect(refusalOf(await revokeOthers(token, code))).toEqual([403, 'SECOND_FACTOR_WRONG']);
    },
  );

  it('is accepted with spaces', async () => {
    const { token } = await app.signUp();
    const { secret } = await setTotp(app, token);
    const code = await nextCode(app, secret);
    expect((await revokeOthers(token, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });
});

describe('removing the authenticator app', () => {
  const remove = (token: string, body: object) =>
    app.call('POST', '/account/second-factor/totp/remove', { token, body });

  it('requires the password and a code, and deletes the recovery codes', async () => {
    const { email, token } = await app.signUp();
    const { secret } = await setTotp(app, token);
    expect((await remove(token, { password: PASSWORD })).body.errorCode).toBe('SECOND_FACTOR_REQUIRED');
    const secondFactor = { kind: 'totp', code: await nextCode(app, secret) };
    expect((await remove(token, { password: PASSWORD, secondFactor })).body).toEqual(NONE);
    expect((await app.signIn(email)).status).toBe(200);
  });

  it('changes nothing and sends no mail if the account has no app', async () => {
    const { token } = await app.signUp();
    await keepRecovery(app, token, `nada${app.now()}@exemplo.com`);
    app.jobs.length = 0;
    expect(await remove(token, { password: PASSWORD })).toMatchObject({ status: 200, body: NONE });
    expect(app.jobs).toEqual([]);
  });
});

it('every change of second factors mails a notice to the recovery address', async () => {
  const { token } = await app.signUp();
  await keepRecovery(app, token, 'avisos@exemplo.com');
  await app.runJobs();
  app.mails.length = 0;
  const { secret } = await setTotp(app, token);
  const freshCredentials = async () => ({
    password: PASSWORD,
    secondFactor: { kind: 'totp', code: await nextCode(app, secret) },
  });
  await app.call('POST', '/account/second-factor/recovery-codes', { token, body: await freshCredentials() });
  await app.call('POST', '/account/second-factor/totp/remove', { token, body: await freshCredentials() });
  expect(JSON.stringify(app.jobs)).not.toContain('@');
  await app.runJobs();
  expect(app.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'avisos@exemplo.com: Segundo fator ligado na sua conta no Alento',
    'avisos@exemplo.com: Códigos de recuperação trocados na sua conta no Alento',
    'avisos@exemplo.com: Aplicativo de códigos desligado na sua conta no Alento',
  ]);
});
