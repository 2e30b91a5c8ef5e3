import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, resetAfterEach, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp({ PRICE_ESSENCIAL_CENTS: '1990' }));
resetAfterEach(app);

const current = async (token: string) => (await app.call('GET', '/user-plans/current', { token })).body;

describe('plans', () => {
  it('are listed with the configured prices', async () => {
    const { body } = await app.call('GET', '/plans');
    expect(body.map(({ id, priceCents }: { id: string; priceCents: number }) => [id, priceCents])).toEqual([
      ['free', 0],
      ['essencial', 1990],
      ['premium', 2990],
    ]);
  });

  it('default to the free plan for a new account', async () => {
    const { token } = await app.signUp();
    expect(await current(token)).toEqual({
      currentPlan: 'basic',
      planId: 'free',
      canceledAt: null,
      currentPeriodEnd: null,
      endedAt: null,
    });
  });

  it('are in force until their end, and only for the person to whom they were granted', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    await app.grantPlan(ana.userId, 'premium', new Date(NOON + DAY));
    expect(await current(ana.token)).toEqual({
      currentPlan: 'premium',
      planId: 'premium',
      canceledAt: null,
      currentPeriodEnd: NOON + DAY,
      endedAt: null,
    });
    expect((await current(bia.token)).planId).toBe('free');
    // Of three grants, two of them expired, the response contains the end date of the third.
    await app.grantPlan(bia.userId, 'premium', new Date(NOON - DAY));
    await app.grantPlan(bia.userId, 'premium', new Date(NOON + 5 * DAY));
    await app.grantPlan(bia.userId, 'premium', new Date(NOON - 2 * DAY));
    expect(await current(bia.token)).toMatchObject({ planId: 'premium', currentPeriodEnd: NOON + 5 * DAY });
    app.setNow(NOON + DAY);
    expect((await current(ana.token)).planId).toBe('free');
  });
});
