import { PASSKEYS_MAX } from '@alento/domain/account/session';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { addPasskey } from '../../../testing/people/second-factor.ts';
import { softwareAuthenticator } from '../../../testing/services/authenticator.ts';
import { MINUTE, NOON, PASSWORD, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '100' }));
resetAfterEach(app);

const begin = (token: string, body: object = { password: PASSWORD }) =>
  app.call('POST', '/account/second-factor/passkeys/options', { token, body });
const add = (token: string, ticket: string, response: object, label = 'Celular') =>
  app.call('POST', '/account/second-factor/passkeys', { token, body: { ticket, label, response } });
const read = async (token: string) => (await app.call('GET', '/account/second-factor', { token })).body;
const challenge = async (token: string) => (await app.call('POST', '/auth/second-factor/challenge', { token })).body;

describe('registering a passkey', () => {
  it('returns creation options without personal data', async () => {
    const { token, user, email } = await app.signUp();
    const { body } = await begin(token);
    expect(body.options).toMatchObject({
      rp: { name: 'Alento', id: 'alento.test' },
      user: { name: 'Conta no Alento', displayName: 'Conta no Alento' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: [],
    });
    const handle = Buffer.from(body.options.user.id, 'base64url').toString();
    expect(handle).toMatch(/^[a-z2-7]{52}$/);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${email}|@`));
    expect(handle).not.toContain(user.id);
    expect((await begin(token)).body.options.user.id).toBe(body.options.user.id);
  });

  it('stores the passkey encrypted, and creates recovery codes with the account’s first passkey', async () => {
    const { token } = await app.signUp();
    const { authenticator, codes, factors } = await addPasskey(app, token);
    expect(codes).toHaveLength(10);
    expect(factors).toEqual({
      totp: null,
      passkeys: [{ id: expect.any(String), label: 'Celular', createdAt: NOON, lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    const dump = await dumpDatabase(app.database.db);
    expect(dump).not.toContain('Celular');
    expect(dump).not.toContain(authenticator.id);
    const { ticket, passkeyOptions } = await challenge(token);
    const secondFactor = { kind: 'passkey', ticket, response: authenticator.get(passkeyOptions) };
    const second = await begin(token, { password: PASSWORD, secondFactor });
    expect(second.body.options.excludeCredentials).toMatchObject([{ id: authenticator.id, type: 'public-key' }]);
    const other = await add(token, second.body.ticket, softwareAuthenticator().create(second.body.options), '');
    expect(other).toMatchObject({ status: 201, body: { recoveryCodes: null } });
    const labels = other.body.factors.passkeys.map(({ label }: { label: string }) => label);
    expect(labels.toSorted()).toEqual(['Celular', 'Chave de acesso']);
  });

  it.each([
    ['another site', { origin: 'https://alento.test.evil.example' }],
    ['another rpId', { rpId: 'evil.example' }],
    ['a response to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['a WebAuthn ceremony other than registration', { type: 'webauthn.get' }],
    ['an authenticator without user presence', { flags: 0x40 }],
    ['an authenticator with an unrequested certificate', { attestation: 'certificate' as const }],
  ])('refuses a passkey from %s', async (_, forgery) => {
    const { token } = await app.signUp();
    const { ticket, options } = (await begin(token)).body;
    const answer = await add(token, ticket, softwareAuthenticator().create(options, forgery));
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'SECOND_FACTOR_WRONG' } });
    expect((await read(token)).passkeys).toEqual([]);
  });

  it('accepts self attestation, which some browsers send unrequested', async () => {
    const { token } = await app.signUp();
    const { ticket, options } = (await begin(token)).body;
    const answer = await add(token, ticket, softwareAuthenticator().create(options, { attestation: 'self' }));
    expect(answer.status).toBe(201);
  });

  it('accepts one passkey per ticket, within five minutes and five attempts', async () => {
    const { token } = await app.signUp();
    const { ticket, options } = (await begin(token)).body;
    const authenticator = softwareAuthenticator();
    for (let index = 0; index < 4; index += 1) {
      const wrong = await add(token, ticket, authenticator.create(options, { origin: 'https://x.example' }));
      expect(wrong.body.errorCode).toBe('SECOND_FACTOR_WRONG');
    }
    const response = authenticator.create(options);
    const answers = await Promise.all([add(token, ticket, response), add(token, ticket, response)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect((await add(token, ticket, response)).body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
    const bia = await app.signUp();
    const late = (await begin(bia.token)).body;
    app.setNow(NOON + 5 * MINUTE);
    const answer = await add(bia.token, late.ticket, softwareAuthenticator().create(late.options));
    expect(answer.body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
  });

  it('refuses another person’s ticket', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const { ticket, options } = (await begin(ana.token)).body;
    const answer = await add(bia.token, ticket, softwareAuthenticator().create(options));
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'SECOND_FACTOR_TICKET_ENDED' } });
    expect([(await read(ana.token)).passkeys, (await read(bia.token)).passkeys]).toEqual([[], []]);
  });

  it('refuses an eleventh passkey of an account even if the requests are concurrent', async () => {
    const { token } = await app.signUp();
    const begun = await Promise.all(Array.from({ length: PASSKEYS_MAX + 2 }, () => begin(token)));
    const answers = await Promise.all(
      begun.map(({ body }) => add(token, body.ticket, softwareAuthenticator().create(body.options))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PASSKEYS_MAX);
    expect(answers.filter(({ body }) => body.errorCode === 'PASSKEYS_FULL')).toHaveLength(2);
    const codes = answers.filter(({ body }) => body.recoveryCodes);
    expect(codes).toHaveLength(1);
  });

  it.each([['x'.repeat(61)], [7]])('refuses the invalid label %j', async (label) => {
    const { token } = await app.signUp();
    const { ticket, options } = (await begin(token)).body;
    const answer = await add(token, ticket, softwareAuthenticator().create(options), label as string);
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 'PASSKEY_LABEL_INVALID' } });
  });
});

describe('removing a passkey', () => {
  const remove = (token: string, id: string, body: object = { password: PASSWORD }) =>
    app.call('POST', `/account/second-factor/passkeys/${encodeURIComponent(id)}/remove`, { token, body });

  it('requires a second factor, and deletes the recovery codes with the last passkey', async () => {
    const { token, email } = await app.signUp();
    const { authenticator, factors } = await addPasskey(app, token);
    const { id } = factors.passkeys[0];
    expect((await remove(token, id)).body.errorCode).toBe('SECOND_FACTOR_REQUIRED');
    const { ticket, passkeyOptions } = await challenge(token);
    const secondFactor = { kind: 'passkey', ticket, response: authenticator.get(passkeyOptions) };
    expect((await remove(token, id, { password: PASSWORD, secondFactor })).body).toEqual({
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect((await app.signIn(email)).status).toBe(200);
  });

  it.each(['x', '\u0000', "'; drop table users; --"])('responds 404 to the unknown id %j', async (id) => {
    const { token } = await app.signUp();
    expect((await remove(token, id)).body.errorCode).toBe('PASSKEY_NOT_FOUND');
  });
});

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
    for (const badTicket of [register.ticket, 'x', '\u0000', 'a.b', `a\u0000.${'b'.repeat(43)}`]) {
      expect((await revokeOthers(token, badTicket, response)).body.errorCode, badTicket).toBe(
        'SECOND_FACTOR_TICKET_ENDED',
      );
    }
  });
});

it('POST /auth/second-factor/challenge returns no methods for an account without second factors', async () => {
  const { token } = await app.signUp();
  expect(await challenge(token)).toMatchObject({ methods: [], passkeyOptions: null });
});
