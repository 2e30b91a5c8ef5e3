import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { keepRecovery } from '../../../testing/people/recovery-email.ts';
import { nextCode, setTotp } from '../../../testing/people/second-factor.ts';
import { PASSWORD, refusalOf, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';
const WRONG = 'Errada-senha-1';
const app = await openForFile(
  startTestApp({
    LIMIT_SIGN_IN_PER_ACCOUNT: '5',
    LIMIT_RESET_PER_ADDRESS: '1000',
    LIMIT_RESET_PER_ACCOUNT: '1000',
  }),
);
resetAfterEach(app);

type Credentials = { password?: string; secondFactor?: object };
type Change = {
  method: string;
  path: string;
  body: (credentials: Credentials, session: string) => object;
  /** Expected error code of a request without a password. */
  none: 'PASSWORD_REQUIRED' | 'PASSWORD_WRONG';
  /** Whether the account must have a second factor for this change. */
  needsFactor?: true;
};

/** Every call that changes credentials in an open session. */
const CHANGES: Record<string, Change> = {
  'changing the password': {
    method: 'POST',
    path: '/auth/change-password',
    body: ({ password, ...rest }) => ({ currentPassword: password, newPassword: NEW_PASSWORD, ...rest }),
    none: 'PASSWORD_WRONG',
  },
  'ending the other sessions': {
    method: 'POST',
    path: '/auth/revoke-other-sessions',
    body: (credentials) => credentials,
    none: 'PASSWORD_WRONG',
  },
  'ending another session': {
    method: 'POST',
    path: '/auth/revoke-session',
    body: (credentials, id) => ({ ...credentials, id }),
    none: 'PASSWORD_REQUIRED',
  },
  'setting a recovery address on /perfil': {
    method: 'PUT',
    path: '/account/recovery-email',
    body: (credentials) => ({ ...credentials, recoveryEmail: 'nova@exemplo.com' }),
    none: 'PASSWORD_WRONG',
  },
  'setting a recovery address in the onboarding': {
    method: 'PUT',
    path: '/onboarding/user-data',
    body: (credentials) => ({ ...credentials, recoveryEmail: 'nova@exemplo.com' }),
    none: 'PASSWORD_REQUIRED',
  },
  'removing the recovery address': {
    method: 'PUT',
    path: '/onboarding/user-data',
    body: (credentials) => ({ ...credentials, recoveryEmail: null }),
    none: 'PASSWORD_REQUIRED',
  },
  'adding a passkey': {
    method: 'POST',
    path: '/account/second-factor/passkeys/options',
    body: (credentials) => credentials,
    none: 'PASSWORD_WRONG',
  },
  'removing the authenticator app': {
    method: 'POST',
    path: '/account/second-factor/totp/remove',
    body: (credentials) => credentials,
    none: 'PASSWORD_WRONG',
  },
  'creating new recovery codes': {
    method: 'POST',
    path: '/account/second-factor/recovery-codes',
    body: (credentials) => credentials,
    none: 'PASSWORD_WRONG',
    needsFactor: true,
  },
};

/** Signs up a person with a recovery address and two sessions. */
async function person() {
  const { email, token } = await app.signUp();
  const recovery = `guardada.${email}`;
  await keepRecovery(app, token, recovery);
  await app.signIn(email);
  const list = async () => (await app.call('GET', '/auth/list-sessions', { token })).body;
  const sessions = await list();
  const other = sessions.find(({ current }: { current: boolean }) => !current).id as string;
  const change = ({ method, path, body }: Change, credentials: Credentials) =>
    app.call(method, path, { token, body: body(credentials, other) });
  return { email, token, change, sessions: async () => (await list()).length };
}

describe.each(Object.entries(CHANGES))('a request for %s', (_, request) => {
  it('requires the password, and also the second factor if the account has one', async () => {
    const { token, change, sessions } = await person();
    app.jobs.length = 0;
    expect((await change(request, {})).body.errorCode).toBe(request.none);
    expect(refusalOf(await change(request, { password: WRONG }))).toEqual([422, 'PASSWORD_WRONG']);
    // Nothing was done before the refusal.
    expect([await sessions(), app.jobs]).toEqual([2, []]);
    const { secret } = await setTotp(app, token);
    expect(refusalOf(await change(request, { password: PASSWORD }))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const wrong = { password: PASSWORD, secondFactor: { kind: 'totp', code: '000000' } };
    expect(await change(request, wrong)).toMatchObject({ status: 403, body: { errorCode: 'SECOND_FACTOR_WRONG' } });
    // The code is checked only after a correct password; a wrong password doesn't use it up.
    const code = await nextCode(app, secret);
    const guess = { password: WRONG, secondFactor: { kind: 'totp', code } };
    expect((await change(request, guess)).body.errorCode).toBe('PASSWORD_WRONG');
    expect((await change(request, { password: PASSWORD, secondFactor: { kind: 'totp', code } })).status).toBe(200);
  });

  it('requires only the password if the account has no second factor', async () => {
    const { change } = await person();
    const answer = await change(request, { password: PASSWORD });
    expect(answer).toMatchObject(
      request.needsFactor ? { status: 409, body: { errorCode: 'SECOND_FACTOR_NONE' } } : { status: 200 },
    );
  });

  it('is refused after five wrong passwords for the account', async () => {
    const [ana, bia] = [await person(), await person()];
    for (let index = 0; index < 5; index += 1) await ana.change(request, { password: WRONG });
    expect(refusalOf(await ana.change(request, { password: PASSWORD }))).toEqual([429, 'RATE_LIMITED']);
    expect((await bia.change(request, { password: PASSWORD })).status).not.toBe(429);
  });
});

it('the rate limit of identity checks is not reset by a correct password without the second factor', async () => {
  const { token, change } = await person();
  await setTotp(app, token);
  const request = CHANGES['ending the other sessions'];
  if (!request) throw new Error('The call is listed above');
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    const secondFactor = index % 2 === 0 ? undefined : { kind: 'totp', code: '000000' };
    statuses.push((await change(request, { password: PASSWORD, ...(secondFactor ? { secondFactor } : {}) })).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
});
