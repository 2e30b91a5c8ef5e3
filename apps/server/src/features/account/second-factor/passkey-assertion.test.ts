import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPasskey } from '../../../testing/people/second-factor.ts';
import { softwareAuthenticator } from '../../../testing/services/authenticator.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '100' });
});
afterAll(() => app.close());
afterEach(() => {
  app.setNow(NOON);
  app.jobs.length = 0;
});

const begin = (token: string, body: object = { password: PASSWORD }) =>
  app.call('POST', '/account/second-factor/passkeys/options', { token, body });
const read = async (token: string) => (await app.call('GET', '/account/second-factor', { token })).body;
const challenge = async (token: string) => (await app.call('POST', '/auth/second-factor/challenge', { token })).body;

/** One of the calls that require a second factor. */
const revokeOthers = (token: string, ticket: string, response: object) =>
  app.call('POST', '/auth/revoke-other-sessions', {
    token,
    body: { password: PASSWORD, secondFactor: { kind: 'passkey', ticket, response } },
  });

describe('confirming identity by a passkey’s assertion', () => {
  it('accepts an assertion only once', async () => {
    const { token } = await app.signUp();
    const { authenticator } = await addPasskey(app, token);
    const { ticket, methods, passkeyOptions, expiresAt } = await challenge(token);
    expect(methods).toEqual(['passkey', 'recovery-code']);
    expect(expiresAt).toBe(NOON + 5 * MINUTE);
    expect(passkeyOptions).toMatchObject({ rpId: 'alento.test', userVerification: 'preferred' });
    expect(passkeyOptions.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const response = authenticator.get(passkeyOptions);
    expect((await revokeOthers(token, ticket, response)).status).toBe(200);
    expect((await revokeOthers(token, ticket, response)).body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
    const next = await challenge(token);
    const replayed = await revokeOthers(token, next.ticket, response);
    expect(replayed.body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await read(token)).passkeys).toMatchObject([{ lastUsedAt: NOON }]);
  });

  it('accepts only one of several concurrent requests with one assertion', async () => {
    const { token } = await app.signUp();
    for (const counts of [true, false]) {
      const own = counts ? token : (await app.signUp()).token;
      const { authenticator } = await addPasskey(app, own, undefined, softwareAuthenticator({ counts }));
      const { ticket, passkeyOptions } = await challenge(own);
      const response = authenticator.get(passkeyOptions);
      const answers = await Promise.all(Array.from({ length: 4 }, () => revokeOthers(own, ticket, response)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from plain http', { origin: 'http://alento.test' }],
    ['for another rpId', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['for another WebAuthn ceremony', { type: 'webauthn.create' }],
    ['without user presence', { flags: 0x04 }],
    ['with an unchanged counter', { counter: 1 }],
    ['with a lower counter', { counter: 0 }],
    [
      'with a changed signature',
      { signature: (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte))) },
    ],
    ['with no signature', { signature: () => Buffer.alloc(0) }],
  ])('refuses an assertion %s', async (_, forgery) => {
    const { token } = await app.signUp();
    const { authenticator } = await addPasskey(app, token);
    const { ticket, passkeyOptions } = await challenge(token);
    const answer = await revokeOthers(token, ticket, authenticator.get(passkeyOptions, forgery));
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'SECOND_FACTOR_WRONG' } });
    const right = await revokeOthers(token, ticket, authenticator.get(passkeyOptions));
    expect(right.status).toBe(200);
  });

  it('accepts every new assertion of a passkey without a signature counter', async () => {
    const { token } = await app.signUp();
    const { authenticator } = await addPasskey(app, token, undefined, softwareAuthenticator({ counts: false }));
    for (let index = 0; index < 3; index += 1) {
      const { ticket, passkeyOptions } = await challenge(token);
      expect((await revokeOthers(token, ticket, authenticator.get(passkeyOptions))).status).toBe(200);
    }
  });

  it('refuses an assertion by another person’s passkey or with another person’s ticket', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const [hers, his] = [await addPasskey(app, ana.token), await addPasskey(app, bia.token)];
    const own = await challenge(ana.token);
    const wrong = await revokeOthers(ana.token, own.ticket, his.authenticator.get(own.passkeyOptions));
    expect(wrong.body.errorCode).toBe('SECOND_FACTOR_WRONG');
    const other = await challenge(bia.token);
    const theirs = await revokeOthers(ana.token, other.ticket, hers.authenticator.get(other.passkeyOptions));
    expect(theirs.body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
  });

  it('refuses an assertion with an invalid ticket or with the ticket of a registration', async () => {
    const { token } = await app.signUp();
    const { authenticator } = await addPasskey(app, token);
    const { ticket, passkeyOptions } = await challenge(token);
    const secondFactor = { kind: 'passkey', ticket, response: authenticator.get(passkeyOptions) };
    const register = (await begin(token, { password: PASSWORD, secondFactor })).body;
    const { challenge: value } = register.options;
    const response = authenticator.get({ challenge: value, rpId: 'alento.test' });
    for (const made of [register.ticket, 'x', '\u0000', 'a.b', `a\u0000.${'b'.repeat(43)}`]) {
      expect((await revokeOthers(token, made, response)).body.errorCode, made).toBe('SECOND_FACTOR_TICKET_ENDED');
    }
  });
});
