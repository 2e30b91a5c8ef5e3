import { PASSKEYS_MAX } from '@alento/domain/account/session';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
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
    const signedIn = await app.call('POST', '/auth/sign-in/email', { body: { email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
  });

  it('responds 404 for another person’s passkey and keeps it', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    const { factors } = await addPasskey(app, ana.token);
    const answer = await remove(bia.token, factors.passkeys[0].id);
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'PASSKEY_NOT_FOUND' } });
    expect((await read(ana.token)).passkeys).toHaveLength(1);
  });

  it.each(['x', '\u0000', "'; drop table users; --"])('responds 404 to the unknown id %j', async (id) => {
    const { token } = await app.signUp();
    expect((await remove(token, id)).body.errorCode).toBe('PASSKEY_NOT_FOUND');
  });
});

it('POST /auth/second-factor/challenge returns no methods for an account without second factors', async () => {
  const { token } = await app.signUp();
  expect(await challenge(token)).toMatchObject({ methods: [], passkeyOptions: null });
  for (const path of ['/auth/second-factor/challenge', '/account/second-factor/totp']) {
    expect((await app.call('POST', path, { body: {} })).status).toBe(401);
  }
});
