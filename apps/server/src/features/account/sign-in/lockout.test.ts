import { FREE_FAILURES } from '@alento/domain/account/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isWholeTier } from '../../../../../../testing/tier/tier.ts';
import { rateLimits } from '../../../db/schema/account.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { keepRecovery, resetPassword, resetTokenFor } from '../../../testing/people/recovery-email.ts';
import { HOME, signInFrom } from '../../../testing/people/sign-in.ts';
import { DAY, PASSWORD, startTestApp } from '../../../testing/test-app.ts';

const WRONG = 'Errada-senha-1';
const QUARTER_HOUR = 15 * 60_000;
const app = await openForFile(startTestApp({ TRUST_PROXY_HOPS: '1', LIMIT_SIGN_IN_PER_ADDRESS: '100000' }));
// The rate limits use the system clock, which the tests advance.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const signIn = signInFrom(app);
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const retryAfter = (answer: { headers: Headers }) => Number(answer.headers.get('Retry-After'));
const network = (index: number) => `198.51.100.${index % 250}`;

const ATTEMPTS = isWholeTier ? 100 : 2 * FREE_FAILURES;

/** Makes wrong attempts from ten addresses, one after another: more than the account allows without delay. */
async function attack(email: string) {
  const answers = [];
  for (let index = 0; index < ATTEMPTS; index += 1) {
    answers.push(await signIn(email, { password: WRONG, from: network(index % 10) }));
  }
  return answers;
}

describe('failed sign-ins to one account', () => {
  it('don’t delay the owner on a device with a device proof', async () => {
    const { email, deviceProof } = await app.signUp();
    const statuses = (await attack(email)).map(({ status }) => status);
    // After the failures without delay the server checks only one attempt per delay.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(FREE_FAILURES + 3);
    expect((await signIn(email, { deviceProof })).status).toBe(200);
    // The device proof is accepted from the attacker's network too.
    expect((await signIn(email, { deviceProof, from: network(1) })).status).toBe(200);
  });

  it('delay the owner on a new device by the time in Retry-After', async () => {
    const { email } = await app.signUp();
    await attack(email);
    const refused = await signIn(email);
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
    expect(retryAfter(refused)).toBeGreaterThan(0);
    expect(retryAfter(refused)).toBeLessThanOrEqual(15 * 60);
    pass(retryAfter(refused) * 1000);
    expect((await signIn(email)).status).toBe(200);
  });

  it('lock only the network from which all ten were sent', async () => {
    const { email } = await app.signUp();
    for (let index = 0; index < 10; index += 1) {
      expect((await signIn(email, { password: WRONG, from: network(1) })).status).toBe(401);
    }
    expect((await signIn(email, { from: network(1) })).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
  });

  it('don’t affect other accounts on the same network', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    await attack(ana.email);
    expect((await signIn(bia.email, { from: network(1) })).status).toBe(200);
  });
});

describe('the delay after failed sign-ins', () => {
  it('allows at most 125 attempts a day over any number of networks', async () => {
    const { email } = await app.signUp();
    const start = Date.now();
    let tries = 0;
    for (let index = 0; Date.now() - start < DAY; index += 1) {
      const answer = await signIn(email, { password: WRONG, from: `10.${index >> 8}.${index & 255}.1` });
      if (answer.status === 401) tries += 1;
      else pass(retryAfter(answer) * 1000);
    }
    expect(tries).toBeGreaterThan(100);
    expect(tries).toBeLessThanOrEqual(125);
  });

  it('is reset a day after the first failure', async () => {
    const { email } = await app.signUp();
    await attack(email);
    pass(DAY);
    for (let index = 0; index < FREE_FAILURES; index += 1) {
      expect((await signIn(email, { password: WRONG, from: network(index) })).status).toBe(401);
    }
    expect((await signIn(email)).status).toBe(200);
  });

  it('applies to concurrent attempts too', async () => {
    const { email } = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(email, { password: WRONG, from: network(index) })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(FREE_FAILURES + 1);
  });

  it('refuses attempts without counting them against the network’s limit', async () => {
    const { email } = await app.signUp();
    await attack(email);
    const refused = await signIn(email);
    for (let index = 0; index < 15; index += 1) expect((await signIn(email)).status).toBe(429);
    pass(retryAfter(refused) * 1000);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('a device proof', () => {
  it('has its own limit of ten attempts in 15 minutes over all networks', async () => {
    const { email, deviceProof } = await app.signUp();
    for (let index = 0; index < 10; index += 1) {
      const answer = await signIn(email, { password: WRONG, deviceProof, from: network(index) });
      expect(answer.status).toBe(401);
    }
    expect((await signIn(email, { deviceProof })).status).toBe(429);
    // The proof's attempts don't count for other devices.
    const other = await signIn(email);
    expect(other.status).toBe(200);
    expect((await signIn(email, { deviceProof: other.body.deviceProof, password: WRONG })).status).toBe(401);
    pass(QUARTER_HOUR);
    expect((await signIn(email, { deviceProof })).status).toBe(200);
  });

  it('is ignored if it is invalid or belongs to another account', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    await attack(ana.email);
    const [nonce, mac = ''] = ana.deviceProof.split('.');
    for (const deviceProof of [bia.deviceProof, '', 'x', '\u0000', `${nonce}.${'a'.repeat(52)}`, `${nonce}x.${mac}`]) {
      expect((await signIn(ana.email, { deviceProof })).status, deviceProof).toBe(429);
    }
    expect((await signIn('ninguem@exemplo.com', { deviceProof: ana.deviceProof })).status).toBe(401);
  });

  it('becomes invalid when the password changes', async () => {
    const { email, token, deviceProof } = await app.signUp();
    const NEW = 'Chuva-mansa-77';
    await app.call('POST', '/auth/change-password', { token, body: { currentPassword: PASSWORD, newPassword: NEW } });
    await attack(email);
    expect((await signIn(email, { deviceProof, password: NEW })).status).toBe(429);
  });

  it('becomes invalid when the password is reset', async () => {
    const { email, token, deviceProof } = await app.signUp();
    await keepRecovery(app, token, 'prova@exemplo.com');
    const reset = await resetPassword(app, await resetTokenFor(app, 'prova@exemplo.com'), 'Chuva-mansa-77');
    expect(reset.status).toBe(200);
    await attack(email);
    expect((await signIn(email, { deviceProof, password: 'Chuva-mansa-77' })).status).toBe(429);
  });
});

describe('guessing the password with a stolen session', () => {
  const confirm = (token: string, password: string, from: string) =>
    app.call('POST', '/auth/revoke-other-sessions', {
      token,
      body: { password },
      headers: { 'X-Forwarded-For': from },
    });

  it('is delayed over all networks without delaying the owner', async () => {
    const { email, token } = await app.signUp();
    const statuses = [];
    for (let index = 0; index < 60; index += 1) {
      statuses.push((await confirm(token, WRONG, network(index))).status);
    }
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(FREE_FAILURES + 3);
    const own = await signIn(email);
    expect(own.status).toBe(200);
    expect((await confirm(own.body.token, PASSWORD, HOME)).status).toBe(200);
  });

  it('is counted separately from failed sign-ins', async () => {
    const { email, token } = await app.signUp();
    await attack(email);
    expect((await confirm(token, PASSWORD, HOME)).status).toBe(200);
  });
});

it('the stored rate-limit counters contain neither e-mail addresses nor networks in clear text', async () => {
  const { email } = await app.signUp();
  await attack(email);
  const rows = await app.database.db.select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|@|exemplo/);
});
