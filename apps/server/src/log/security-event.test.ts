import { expect, it } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { keepRecovery, mailedLinks } from '../testing/people/recovery-email.ts';
import { addPasskey, nextCode, setTotp } from '../testing/people/second-factor.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

type Line = Record<string, unknown>;
const EMAIL = 'evento.pessoa@exemplo.com';
const NEW_PASSWORD = 'Chuva-mansa-77';
const WRONG = 'Errada-senha-1';
const NETWORK = '203.0.113.77';
const app = await openForFile(
  startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '3', LIMIT_RESET_PER_ADDRESS: '100', TRUST_PROXY_HOPS: '1' }),
);

const events = (): Line[] =>
  app
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined);
const named = (lines: Line[]): string[] =>
  lines.map(({ event, code }) => (code === undefined ? `${event}` : `${event} ${code}`));

const call = (method: string, path: string, body?: unknown, token?: string) =>
  app.call(method, path, {
    headers: { 'X-Forwarded-For': NETWORK },
    body,
    ...(token === undefined ? {} : { token }),
  });
const signIn = async (password: string): Promise<string> =>
  (await call('POST', '/auth/sign-in/email', { email: EMAIL, password })).body.token;

const newestLink = async (page: 'desfazer-email' | 'redefinir-senha'): Promise<string | undefined> => {
  await app.runJobs();
  return mailedLinks(app, page)[0]?.token;
};

/** Makes every call that changes credentials, and calls that are refused. */
async function live(): Promise<{ secrets: string[]; userId: string }> {
  const { token, user, deviceProof } = await app.signUp(EMAIL);
  const secrets = [token, user.id, deviceProof];
  await signIn(WRONG);
  const second = await signIn(PASSWORD);
  const third = await signIn(PASSWORD);
  secrets.push(second, third);
  await call('POST', '/auth/revoke-other-sessions', { password: WRONG }, second);
  const sessions = (await call('GET', '/auth/list-sessions', undefined, second)).body;
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  await call('POST', '/auth/revoke-session', { id: other.id, password: PASSWORD }, second);
  await call('POST', '/auth/revoke-other-sessions', { password: PASSWORD }, second);
  await keepRecovery(app, second, 'evento.primeira@exemplo.com');
  app.setNow(app.now() + 60_000);
  await keepRecovery(app, second, 'evento.segunda@exemplo.com');
  const undo = await newestLink('desfazer-email');
  await call('POST', '/account/recovery-email/undo', { token: undo });
  await call('POST', '/account/recovery-email/undo', { token: undo });
  const fourth = await signIn(PASSWORD);
  await call('PUT', '/onboarding/user-data', { recoveryEmail: null, password: PASSWORD }, fourth);
  const changed = await call(
    'POST',
    '/auth/change-password',
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    fourth,
  );
  await call('POST', '/auth/sign-out', undefined, changed.headers.get('X-Renewed-Token') ?? '');
  await call('POST', '/auth/request-password-reset', { email: EMAIL });
  const reset = await newestLink('redefinir-senha');
  await call('POST', '/auth/reset-password', { token: reset, newPassword: PASSWORD });
  await call('POST', '/auth/reset-password', { token: reset, newPassword: PASSWORD });
  for (let index = 0; index < 4; index += 1) await signIn(WRONG);
  await call('POST', '/auth/sign-in/email', { email: 'ninguem@exemplo.com', password: WRONG });
  return { secrets: [...secrets, fourth, undo ?? 'none', reset ?? 'none'], userId: user.id };
}

function expectShape(line: Line): void {
  const isRefusal = line.code !== undefined;
  expect(Object.keys(line).toSorted()).toEqual(
    ['account', ...(isRefusal ? ['code'] : []), 'event', 'level', 'msg', 'outcome', 'requestId', 'time'].toSorted(),
  );
  expect(line).toMatchObject({
    level: isRefusal ? 40 : 30,
    msg: 'security event',
    outcome: isRefusal ? 'refused' : 'success',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(line.account === null || /^[a-z2-7]{16}$/.test(String(line.account))).toBe(true);
}

it('each change of credentials and each refusal is logged as one security event without personal data', async () => {
  const { secrets } = await live();
  const loggedEvents = events();
  expect(named(loggedEvents)).toEqual([
    'sign-up',
    'sign-in-refused CREDENTIALS_INVALID',
    'sign-in',
    'sign-in',
    'identity-refused PASSWORD_WRONG',
    'session-revoked',
    'sessions-revoked',
    'recovery-address-asked',
    'recovery-address-changed',
    'recovery-address-asked',
    'recovery-address-changed',
    'recovery-address-restored',
    'recovery-link-refused RECOVERY_LINK_INVALID',
    'sign-in',
    'recovery-address-removed',
    'password-changed',
    'sign-out',
    'password-reset-requested',
    'password-reset',
    'password-reset-refused RESET_TOKEN_INVALID',
    'sign-in-refused CREDENTIALS_INVALID',
    'sign-in-refused CREDENTIALS_INVALID',
    'sign-in-refused CREDENTIALS_INVALID',
    'rate-limited RATE_LIMITED',
    'sign-in-refused CREDENTIALS_INVALID',
  ]);
  for (const line of loggedEvents) expectShape(line);
  // All events of the account have the same hash, and that of an unknown account has another.
  const known = loggedEvents.slice(0, -1).filter(({ account }) => account !== null);
  expect(new Set(known.map(({ account }) => account)).size).toBe(1);
  expect(loggedEvents.at(-1)?.account).not.toBe(known[0]?.account);
  expect(loggedEvents.filter(({ account }) => account === null).map(({ event }) => event)).toEqual([
    'password-reset-refused',
  ]);
  for (const secret of [...secrets, PASSWORD, NEW_PASSWORD, WRONG, 'evento.', 'ninguem', '@', NETWORK]) {
    expect(app.logged(), secret).not.toContain(secret);
  }
});

it('each change of second factors is logged as a security event', async () => {
  const before = events().length;
  const { email, token } = await app.signUp('segundo.fator@exemplo.com');
  const { secret, codes } = await setTotp(app, token);
  const freshCredentials = async () => ({
    password: PASSWORD,
    secondFactor: { kind: 'totp', code: await nextCode(app, secret) },
  });
  const begin = async () => (await call('POST', '/auth/sign-in/email', { email, password: PASSWORD })).body.ticket;
  const ticket = await begin();
  await call('POST', '/auth/sign-in/second-factor', { ticket, answer: { kind: 'totp', code: '000000' } });
  await call('POST', '/auth/sign-in/second-factor', {
    ticket,
    answer: { kind: 'totp', code: await nextCode(app, secret) },
  });
  const answer = { kind: 'recovery-code', code: codes[0] };
  await call('POST', '/auth/sign-in/second-factor', { ticket: await begin(), answer });
  await call('POST', '/auth/revoke-other-sessions', { password: PASSWORD }, token);
  await addPasskey(app, token, await freshCredentials());
  await call('POST', '/account/second-factor/recovery-codes', await freshCredentials(), token);
  await call('POST', '/account/second-factor/totp/remove', await freshCredentials(), token);
  const loggedEvents = events().slice(before);
  expect(named(loggedEvents)).toEqual([
    'sign-up',
    'second-factor-added',
    'second-factor-asked',
    'second-factor-refused SECOND_FACTOR_WRONG',
    'sign-in',
    'second-factor-asked',
    'recovery-code-used',
    'sign-in',
    'second-factor-asked',
    'second-factor-added',
    'recovery-codes-renewed',
    'second-factor-removed',
  ]);
  for (const line of loggedEvents) expectShape(line);
  expect(new Set(loggedEvents.map(({ account }) => account)).size).toBe(1);
  for (const text of [secret, ticket, ...codes, 'segundo.']) expect(app.logged(), text).not.toContain(text);
});
