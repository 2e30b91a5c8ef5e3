import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { personWithTotp } from '../../../testing/people/second-factor.ts';
import { HOME, signInFrom } from '../../../testing/people/sign-in.ts';
import { NOON, startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '10', TRUST_PROXY_HOPS: '1' }));
// The rate limits use the system clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  app.setNow(NOON);
});

const signIn = signInFrom(app);
const byCode = (ticket: string, code: string, from = HOME) =>
  app.call('POST', '/auth/sign-in/second-factor', {
    body: { ticket, answer: { kind: 'totp', code } },
    headers: { 'X-Forwarded-For': from },
  });

describe('the rate limit of the second factor', () => {
  const network = (index: number) => `198.51.100.${index}`;
  /** Signs in with the correct password and wrong codes, each round from another network. */
  async function attack(email: string, rounds: number) {
    let wrong = 0;
    for (let index = 0; index < rounds; index += 1) {
      const { body, status } = await signIn(email, { from: network(index) });
      if (status !== 202) continue;
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await byCode(body.ticket, '000000', network(index));
        if (answer.body.errorCode === 'SECOND_FACTOR_WRONG') wrong += 1;
      }
    }
    return wrong;
  }

  it('counts wrong codes over all networks and is not reset by a correct password', async () => {
    const { email } = await personWithTotp(app);
    expect(await attack(email, 15)).toBeLessThanOrEqual(22);
  });

  it('counts wrong codes of a device with a device proof separately', async () => {
    const { email, deviceProof, next } = await personWithTotp(app);
    await attack(email, 25);
    const { body, status } = await signIn(email, { deviceProof });
    expect(status).toBe(202);
    expect((await byCode(body.ticket, '000000')).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await byCode(body.ticket, await next())).status).toBe(200);
  });

  it('counts sign-ins that stop after the correct password', async () => {
    const { email, next } = await personWithTotp(app);
    const tickets = [];
    for (let index = 0; index < 10; index += 1) tickets.push((await signIn(email)).body.ticket);
    expect((await signIn(email)).status).toBe(429);
    // The person can sign in from another network, which resets the counters.
    const { body } = await signIn(email, { from: '203.0.113.8' });
    expect((await byCode(body.ticket, await next(), '203.0.113.8')).status).toBe(200);
    expect(new Set(tickets).size).toBe(10);
  });

  it('is reset by a correct code', async () => {
    const { email, next } = await personWithTotp(app);
    for (let round = 0; round < 4; round += 1) {
      const { ticket } = (await signIn(email)).body;
      for (let tries = 0; tries < 3; tries += 1) await byCode(ticket, '000000');
      expect((await byCode(ticket, await next())).status, `round ${round}`).toBe(200);
    }
  });
});
