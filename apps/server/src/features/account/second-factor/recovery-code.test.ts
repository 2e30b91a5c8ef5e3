import { afterEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { nextCode, personWithTotp } from '../../../testing/people/second-factor.ts';
import { NOON, PASSWORD, startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '100' }));
afterEach(() => app.setNow(NOON));

const ticketOf = async (email: string): Promise<string> => (await app.signIn(email)).body.ticket;
const use = (ticket: string, code: string) =>
  app.call('POST', '/auth/sign-in/second-factor', { body: { ticket, answer: { kind: 'recovery-code', code } } });
const left = async (token: string): Promise<number> =>
  (await app.call('GET', '/account/second-factor', { token })).body.recoveryCodesLeft;

describe('a recovery code', () => {
  it('completes only one sign-in', async () => {
    const { email, token, codes } = await personWithTotp(app);
    const [code = ''] = codes;
    expect((await use(await ticketOf(email), code)).status).toBe(200);
    expect(await left(token)).toBe(9);
    expect((await use(await ticketOf(email), code)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect(await left(token)).toBe(9);
  });

  it('is accepted in other spellings, such as upper case or without hyphens', async () => {
    const { email, codes } = await personWithTotp(app);
    const spellings = [
      (code: string) => code.toUpperCase(),
      (code: string) => code.replaceAll('-', ''),
      (code: string) => ` ${code.replaceAll('-', ' ')} `,
      (code: string) => code.replaceAll('o', '0').replaceAll('l', '1').replaceAll('b', '8'),
    ];
    for (const [index, spell] of spellings.entries()) {
      expect((await use(await ticketOf(email), spell(codes[index] ?? ''))).status).toBe(200);
    }
  });

  it('completes only one of two concurrent sign-ins', async () => {
    const { email, token, codes } = await personWithTotp(app);
    const [one, two] = [await ticketOf(email), await ticketOf(email)];
    const answers = await Promise.all([use(one, codes[0] ?? ''), use(two, codes[0] ?? '')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await left(token)).toBe(9);
  });

  it('is refused for another person’s account and stays unused', async () => {
    const [ana, bia] = [await personWithTotp(app), await personWithTotp(app)];
    expect((await use(await ticketOf(ana.email), bia.codes[0] ?? '')).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect(await left(bia.token)).toBe(10);
  });

  it.each(['', 'x', '\u0000', 'aaaa-aaaa-aaaa-aaaa'])('is refused if its text is %j', async (code) => {
    const { email } = await personWithTotp(app);
    expect((await use(await ticketOf(email), code)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
  });

  it('confirms the removal of a lost authenticator app', async () => {
    const { token, codes } = await personWithTotp(app);
    const body = { password: PASSWORD, secondFactor: { kind: 'recovery-code', code: codes[3] } };
    const removed = await app.call('POST', '/account/second-factor/totp/remove', { token, body });
    expect(removed.body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
  });
});

describe('POST /account/second-factor/recovery-codes', () => {
  const renew = (token: string, body: object) =>
    app.call('POST', '/account/second-factor/recovery-codes', { token, body });

  it('replaces all recovery codes and requires a second factor', async () => {
    const { email, token, secret, codes } = await personWithTotp(app);
    expect((await renew(token, { password: PASSWORD })).body.errorCode).toBe('SECOND_FACTOR_REQUIRED');
    const secondFactor = { kind: 'totp', code: await nextCode(app, secret) };
    const { body } = await renew(token, { password: PASSWORD, secondFactor });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes.some((code: string) => codes.includes(code))).toBe(false);
    expect((await use(await ticketOf(email), codes[0] ?? '')).status).toBe(403);
    expect((await use(await ticketOf(email), body.recoveryCodes[0])).status).toBe(200);
  });
});
