import { localDateOf } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, startPaymentApp } from '../../../testing/payment-app.ts';

const app = await openForFile(startPaymentApp());

const SP = 'America/Sao_Paulo';
const endOf = async (person: Buyer) => (await person.subscription()).ended;
const endedAt = async (person: Buyer) => (await person.call('GET', '/user-plans/current')).body.endedAt;

describe('a plan that has ended', () => {
  it('is named with its day for 30 days', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(8);
    await ana.cancel();
    expect([await endOf(ana), await endedAt(ana)]).toEqual([null, null]);
    await ana.waitDays(24);
    const end = await endOf(ana);
    expect(end).toEqual({ planId: 'premium', at: await endedAt(ana) });
    expect(localDateOf(end.at, SP)).toBe('2026-03-13');
    await ana.waitDays(28);
    expect(await endOf(ana)).not.toBeNull();
    await ana.waitDays(2);
    expect([await endOf(ana), await endedAt(ana)]).toEqual([null, null]);
  });

  it('is not named while another plan is in force', async () => {
    const [ana, bia] = [await app.newBuyer(), await app.newBuyer()];
    for (const person of [ana, bia]) {
      await person.buy('price_pix_premium_30');
      await person.waitDays(32);
      expect(await endOf(person)).toMatchObject({ planId: 'premium' });
    }
    await ana.buy('price_essencial');
    await app.grantPlan(bia.userId, 'essencial');
    for (const person of [ana, bia]) {
      expect([await person.plan(), await endOf(person), await endedAt(person)]).toEqual(['essencial', null, null]);
    }
  });
});
