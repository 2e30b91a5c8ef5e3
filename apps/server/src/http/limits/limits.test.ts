import { limitsOf } from '@alento/contract/endpoint';
import { endpoints } from '@alento/contract/endpoints';
import { CALL_LIMITS, LIMITS, SERVICE_LIMITS } from '@alento/domain/http/limits';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import * as schema from '../../db/schema/account.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { ACCEPTED, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { configuredLimits } from './configured-limits.ts';

const app = await openForFile(
  startTestApp({
    TRUST_PROXY_HOPS: '1',
    LIMIT_WRITES_PER_MINUTE: '2',
    LIMIT_NEW_ENTRIES_PER_DAY: '1',
    LIMIT_ACCESS_CHANGES_PER_MINUTE: '3',
    LIMIT_SAFETY_PLAN_PER_HOUR: '2',
    LIMIT_SEARCHES_PER_MINUTE: '2',
    LIMIT_LARGE_READS_PER_MINUTE: '2',
    LIMIT_PUBLIC_SEARCHES_PER_MINUTE: '2',
    LIMIT_PUBLIC_READS_PER_MINUTE: '2',
    LIMIT_SIGN_UP_PER_ADDRESS: '2',
    LIMIT_SIGN_IN_PER_ADDRESS: '2',
    LIMIT_SIGN_IN_PER_ACCOUNT: '1',
    LIMIT_RESET_PER_ADDRESS: '2',
    LIMIT_RESET_PER_ACCOUNT: '1',
  }),
);

type Answer = Awaited<ReturnType<TestApp['call']>>;
type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;

let addresses = 0;
/** Creates a visitor with a network address of their own. */
function visitor(): Caller {
  addresses += 1;
  const headers = { 'X-Forwarded-For': `203.0.113.${addresses}` };
  return (method, path, body) => app.call(method, path, { headers, body });
}

/** Signs a person up. After sign-up all people have the same network address. */
async function member(): Promise<Caller> {
  const email = `limites${addresses}@exemplo.com`;
  const { status, body } = await visitor()('POST', '/auth/sign-up/email', { email, password: PASSWORD, ...ACCEPTED });
  if (status !== 200) throw new Error(`A sign-up answered ${status}`);
  const options = { token: body.token, headers: { 'X-Forwarded-For': '198.51.100.1' } };
  return (method, path, body) => app.call(method, path, { ...options, body });
}

function expectLimited({ status, body, headers }: Answer): void {
  expect({ status, code: body?.errorCode }).toEqual({ status: 429, code: 'RATE_LIMITED' });
  const seconds = Number(headers.get('Retry-After'));
  expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
}

/** Asserts that two calls of a caller are accepted, the third is refused, and one of another caller is accepted. */
async function expectTwo(somebody: () => Caller | Promise<Caller>, ask: (call: Caller) => Promise<Answer>) {
  const [ana, bia] = [await somebody(), await somebody()];
  for (let place = 0; place < 2; place += 1) expect((await ask(ana)).status).toBeLessThan(429);
  expectLimited(await ask(ana));
  expect((await ask(bia)).status).toBeLessThan(429);
}

it('a limiter of the library calls its statements by the names that DatabaseLimiter replaces', () => {
  expect(Object.getOwnPropertyNames(RateLimiterDrizzle.prototype)).toEqual(
    expect.arrayContaining(['_upsert', '_delete']),
  );
});

describe('the limits of calls', () => {
  it.each([
    ['writes', (call: Caller) => call('POST', '/tags', { name: 'Sono' })],
    ['safety-plan', (call: Caller) => call('PUT', '/safety-plan', {})],
    ['searches', (call: Caller) => call('POST', '/chat/search-history', { query: 'nada' })],
    ['searches', (call: Caller) => call('POST', '/mood-entries/search', { query: 'nada' })],
    ['searches', (call: Caller) => call('GET', '/analytics')],
    ['large-reads', (call: Caller) => call('GET', '/mood-entries')],
    ['large-reads', (call: Caller) => call('GET', '/mood-entries/date-range?startDate=2026-01-01&endDate=2026-03-14')],
    ['large-reads', (call: Caller) => call('GET', '/screenings')],
  ])('limit %s by account', (_, ask) => expectTwo(member, ask));

  it('limit calls that add entries by account', async () => {
    const [ana, bia] = [await member(), await member()];
    expect((await ana('POST', '/mood-entries/batch', { entries: [{ score: 3 }] })).status).toBe(201);
    expectLimited(await ana('POST', '/mood-entries', { score: 3 }));
    expect((await bia('POST', '/mood-entries', { score: 3 })).status).toBe(201);
  });

  const search = (call: Caller) => call('POST', '/content/search', { query: 'sono' });
  const list = (call: Caller) => call('GET', '/articles');

  it('limit public searches of visitors by network address', () => expectTwo(visitor, search));
  it('limit public searches of signed-in people by account', () => expectTwo(member, search));
  it('limit public reads of visitors by network address', () => expectTwo(visitor, list));
  it('limit public reads of signed-in people by account', () => expectTwo(member, list));

  it('have separate counters', async () => {
    const ana = await member();
    for (let place = 0; place < 3; place += 1) await ana('GET', '/mood-entries');
    expectLimited(await ana('GET', '/mood-entries'));
    expect((await ana('POST', '/mood-entries', { score: 3 })).status).toBe(201);
    expect((await ana('GET', '/analytics')).status).toBe(200);
    expect((await ana('GET', '/safety-plan')).status).toBe(200);
  });

  it('are checked after the session and before the body', async () => {
    const guest = visitor();
    for (let place = 0; place < 2; place += 1) expect((await guest('POST', '/content/search', {})).status).toBe(422);
    expectLimited(await guest('POST', '/content/search', {}));
    for (let place = 0; place < 3; place += 1) expect((await guest('GET', '/mood-entries')).status).toBe(401);
  });
});

describe('the limit of changes of credentials', () => {
  /** Signs in twice to one account; the first session has used up the account's writes. */
  async function flooded() {
    const email = `inundada${addresses}@exemplo.com`;
    const from = () => {
      addresses += 1;
      return { 'X-Forwarded-For': `203.0.113.${addresses}` };
    };
    const enter = (path: string, body: object) => app.call('POST', path, { headers: from(), body });
    const first = await enter('/auth/sign-up/email', { email, password: PASSWORD, ...ACCEPTED });
    const second = await enter('/auth/sign-in/email', { email, password: PASSWORD });
    const [flooding, own] = [first, second].map(({ body: { token } }): Caller => {
      const headers = from();
      return (method, path, body) => app.call(method, path, { token, headers, body });
    });
    if (!flooding || !own) throw new Error('No sessions');
    for (let place = 0; place < 2; place += 1) await flooding('POST', '/tags', { name: `Sono ${place}` });
    expectLimited(await flooding('POST', '/tags', { name: 'Sono' }));
    expectLimited(await own('POST', '/tags', { name: 'Sono' }));
    return { flooding, own };
  }

  it.each<[string, string, object]>([
    ['to sign out', '/auth/sign-out', {}],
    ['to end the other sessions', '/auth/revoke-other-sessions', { password: PASSWORD }],
    ['to change the password', '/auth/change-password', { currentPassword: PASSWORD, newPassword: 'Chuva-mansa-77' }],
    ['to request a challenge', '/auth/second-factor/challenge', {}],
    ['to set a second factor', '/account/second-factor/totp', { password: PASSWORD }],
  ])('allows a session %s even if another session has used up the account’s writes', async (_, path, body) => {
    const { own } = await flooded();
    expect((await own('POST', path, body)).status).toBe(200);
  });

  it('allows a session to end the session that has used up the account’s writes', async () => {
    const { flooding, own } = await flooded();
    const { body } = await own('GET', '/auth/list-sessions');
    const { id } = body.find(({ current }: { current: boolean }) => !current);
    expect((await own('POST', '/auth/revoke-session', { id, password: PASSWORD })).status).toBe(200);
    expect((await flooding('GET', '/auth/get-session')).status).toBe(401);
  });

  it('counts challenges of each session separately', async () => {
    const { flooding, own } = await flooded();
    const challenge = (call: Caller) => call('POST', '/auth/second-factor/challenge', {});
    for (let place = 0; place < 2; place += 1) expect((await challenge(flooding)).status).toBe(200);
    expectLimited(await challenge(flooding));
    expect((await challenge(own)).status).toBe(200);
  });

  it('counts attempts to end sessions separately for each calling session', async () => {
    const { flooding, own } = await flooded();
    const revoke = () => flooding('POST', '/auth/revoke-session', { id: 'nenhuma' });
    for (let place = 0; place < 3; place += 1) expect((await revoke()).status).toBe(404);
    expectLimited(await revoke());
    expectLimited(await flooding('POST', '/auth/sign-out', {}));
    expect((await own('POST', '/auth/revoke-other-sessions', { password: PASSWORD })).status).toBe(200);
    expect((await flooding('GET', '/auth/get-session')).status).toBe(401);
  });
});

describe('the limits of services', () => {
  const email = () => `limites-de-${addresses}@exemplo.com`;
  const wrong = { email: 'ninguem@exemplo.com', password: 'Errada-1-2-3' };

  it('limit sign-ups by network address', () =>
    expectTwo(visitor, (call) =>
      call('POST', '/auth/sign-up/email', { email: email(), password: PASSWORD, ...ACCEPTED }),
    ));

  it('limit sign-ins by network address', async () => {
    let tries = 0;
    await expectTwo(visitor, (call) => {
      tries += 1;
      return call('POST', '/auth/sign-in/email', { ...wrong, email: `pessoa-${tries}@exemplo.com` });
    });
  });

  it('limit sign-ins to one account by network address', async () => {
    const guest = visitor();
    expect((await guest('POST', '/auth/sign-in/email', wrong)).status).toBe(401);
    expectLimited(await guest('POST', '/auth/sign-in/email', wrong));
    expect((await visitor()('POST', '/auth/sign-in/email', wrong)).status).toBe(401);
  });

  it('limit attempts to use recovery links by network address', () =>
    expectTwo(visitor, (call) => call('POST', '/account/recovery-email/confirm', { token: 'nenhum' })));

  it('limit attempts to use reset links by network address', () =>
    expectTwo(visitor, (call) => call('POST', '/auth/reset-password', { token: 'nenhum', newPassword: PASSWORD })));

  it('limit reset mails for one address over all network addresses', async () => {
    const ask = (to: string) => visitor()('POST', '/auth/request-password-reset', { email: to });
    expect((await ask('ana@exemplo.com')).status).toBe(200);
    expectLimited(await ask('ana@exemplo.com'));
    expect((await ask('bia@exemplo.com')).status).toBe(200);
  });
});

const email = 'contada@exemplo.com';
const plain = await openForFile(startTestApp());
const { token } = await plain.signUp(email);

describe('the counters in the database', () => {
  const { rateLimits: counts } = schema;
  const credentials = { password: 'Errada-1-2-3' };
  it.each<[keyof typeof endpoints, object, (keyof typeof LIMITS)[]]>([
    ['signUp', { email: 'outra@exemplo.com', password: PASSWORD, ...ACCEPTED }, []],
    ['signIn', { email, ...credentials }, ['sign-in-proof']],
    [
      'signInWithSecondFactor',
      { ticket: 'nenhum', answer: { kind: 'totp', code: '123456' } },
      ['sign-in-account', 'sign-in-proof', 'second-factor-failures'],
    ],
    ['requestPasswordReset', { email }, []],
    ['resetPassword', { token: 'nenhum', newPassword: PASSWORD }, []],
    ['confirmRecoveryEmail', { token: 'nenhum' }, []],
    ['undoRecoveryEmail', { token: 'nenhum' }, []],
    ['changePassword', { currentPassword: credentials.password, newPassword: `${PASSWORD}-nova` }, []],
    ['revokeOtherSessions', credentials, []],
    [
      'changeRecoveryEmail',
      { recoveryEmail: 'caixa@exemplo.com', password: PASSWORD },
      ['sign-in-account', 'session-failures'],
    ],
    ['changeUserData', { recoveryEmail: 'outra-caixa@exemplo.com', ...credentials }, ['recovery-mail']],
    ['challengeSecondFactor', {}, []],
    ['beginTotp', credentials, []],
    ['removeTotp', credentials, []],
    ['confirmTotp', { code: '123456' }, []],
    ['beginPasskey', credentials, []],
    ['renewRecoveryCodes', credentials, []],
    ['sendChatMessage', { message: 'Oi' }, []],
    ['analyzeMood', { message: 'Oi' }, []],
    ['createMoodEntry', { score: 3 }, []],
  ])('count a call of %s only against the limits that its endpoint declares', async (name, body, notThisTime) => {
    await plain.database.db.delete(counts);
    const { method, path } = endpoints[name];
    await plain.call(method.toUpperCase(), path, { token, body });
    const rows = await plain.database.db.select({ key: counts.key }).from(counts);
    const counted = new Set(rows.map(({ key }) => key.split(':')[0] ?? ''));
    const stated = limitsOf(endpoints[name]).filter((limit) => !Object.hasOwn(CALL_LIMITS, limit));
    expect([...counted].sort()).toEqual(stated.filter((limit) => !notThisTime.includes(limit)).sort());
  });
});

it('configuredLimits reads each limit from the environment and uses the domain’s limit as default', () => {
  expect(configuredLimits(readConfig({}))).toEqual(LIMITS);
  const ten = Object.fromEntries(
    Object.keys(readConfig({}))
      .filter((name) => name.startsWith('LIMIT_'))
      .map((name) => [name, '10']),
  );
  const configured = configuredLimits(readConfig(ten));
  for (const name of Object.keys({ ...CALL_LIMITS, ...SERVICE_LIMITS }) as (keyof typeof LIMITS)[])
    expect(configured[name].calls, name).toBe(10);
});

it('the API description contains the limits of every endpoint', async () => {
  const { body } = await app.call('GET', '/openapi.json');
  for (const endpoint of Object.values(endpoints)) {
    const operation = body.paths[endpoint.path][endpoint.method];
    const names = limitsOf(endpoint);
    expect((operation['x-limits'] ?? []).map(({ name }: { name: string }) => name)).toEqual(names);
    if (names.length === 0) continue;
    expect(operation.responses[429].description).toContain('RATE_LIMITED');
    expect(operation.responses[429].headers['Retry-After']).toBeDefined();
  }
  expect(body.paths['/tags'].post['x-limits']).toEqual([{ name: 'writes', calls: 2, seconds: 60, by: 'account' }]);
  expect(body.paths['/tags'].post.responses[429].description).toContain('writes: 2 in 60 s by account');
});
