import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOperator, ownerFor } from '../../../access/operator.ts';
import { userPlans } from '../../../db/schema/payment.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { startPaymentApp } from '../../../testing/payment-app.ts';
import { paidPlans } from '../paid-plan.repository.ts';

const app = await openForFile(startPaymentApp());

describe('a withdrawal', () => {
  it('is refunded in full and ends at once on the seventh day', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(7);
    const { status, body } = await ana.cancel('refund');
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.stringMatching(/R\$\s29,90 voltam/), refunded: true });
    expect(await ana.plan()).toBe('free');
    const { charges, subscriptions } = app.double.lookUp(ana.userId);
    expect(charges[0]).toMatchObject({ refunded: true, amount_refunded: 2990 });
    expect(subscriptions[0]?.status).toBe('canceled');
    await app.settle();
    expect(await ana.plan()).toBe('free');
    expect(await ana.subscription()).toMatchObject({ status: 'free', cancellation: null });
  });

  it('ends nothing if the refund fails', async () => {
    const ana = await app.buyerOf('price_premium');
    app.double.fail({ method: 'POST', path: '/v1/refunds', times: 1, status: 402 });
    const failed = await ana.cancel('refund');
    expect([failed.status, failed.body.message]).toEqual([502, 'Erro ao cancelar assinatura. Tente novamente.']);
    const message = 'O valor não pôde ser devolvido agora, e seu plano continua como está.';
    expect(failed.body.details).toEqual([{ path: 'refund', message }]);
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', status: 'active' });
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('active');
    expect(await ana.cancel('refund')).toMatchObject({ status: 200, body: { refunded: true } });
    expect(await ana.plan()).toBe('free');
  });

  it('succeeds if the refund was made and only its answer was lost', async () => {
    const ana = await app.buyerOf('price_premium');
    app.double.fail({ method: 'POST', path: '/v1/refunds', times: 3, status: 'disconnect' });
    expect(await ana.cancel('refund')).toMatchObject({ status: 200, body: { refunded: true } });
    expect(await ana.subscription()).toMatchObject({ status: 'free', ended: null });
    expect(app.double.lookUp(ana.userId).charges[0]?.amount_refunded).toBe(2990);
  });

  it('is seen as made after the webhook if Stripe can’t be read after a lost answer', async () => {
    const ana = await app.buyerOf('price_premium');
    app.double.fail({ method: 'POST', path: '/v1/refunds', times: 3, status: 'disconnect' });
    app.double.fail({ method: 'GET', path: '/v1/invoices', times: 3, status: 500 });
    expect(await ana.cancel('refund')).toMatchObject({ status: 502, body: { details: [{ path: 'unclear' }] } });
    await app.settle();
    expect(await ana.subscription()).toMatchObject({ status: 'free', cancellation: null, ended: null });
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('canceled');
  });

  it('is completed by the next job if the answer of the first of two refunds was lost', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(3);
    await ana.call('POST', '/subscription/change', { planId: 'premium' });
    app.double.fail({ method: 'POST', path: '/v1/refunds', times: 3, status: 'disconnect' });
    expect(await ana.cancel('refund')).toMatchObject({ status: 502, body: { details: [{ path: 'unclear' }] } });
    expect(await ana.subscription()).toMatchObject({ status: 'free', ended: null });
    await app.runJob('take-up-payment-events');
    await app.settle();
    expect(app.double.lookUp(ana.userId).charges.map(({ refunded }) => refunded)).toEqual([true, true]);
  });

  it('says that nothing was refunded while a dispute is open, and refunds after it was won', async () => {
    const ana = await app.buyerOf('price_premium');
    const charge = app.double.lookUp(ana.userId).charges[0]?.id ?? '';
    app.double.dispute({ charge });
    // The dispute is not known here yet.
    expect((await ana.cancel('refund')).status).toBe(502);
    await app.settle();
    expect(await ana.plan()).toBe('free');
    app.double.closeDispute({ charge, status: 'won' });
    await app.settle();
    expect(await ana.cancel('refund')).toMatchObject({ status: 200, body: { refunded: true } });
    expect(app.double.lookUp(ana.userId).charges[0]?.refunded).toBe(true);
    expect(await ana.plan()).toBe('free');
  });

  it('refunds once if it is asked for twice at once', async () => {
    const ana = await app.buyerOf('price_premium');
    const answers = await Promise.all([ana.cancel(), ana.cancel()]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ body }) => body.refunded)).toBe(true);
    expect(app.double.lookUp(ana.userId).charges[0]?.amount_refunded).toBe(2990);
    expect(await ana.plan()).toBe('free');
  });

  it('is completed by the next job if only a part was refunded', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(3);
    await ana.call('POST', '/subscription/change', { planId: 'premium' });
    expect(app.double.lookUp(ana.userId).charges).toHaveLength(2);
    // The state after a kill between the first and the second refund.
    const [row] = await app.database.db.select().from(userPlans).where(eq(userPlans.userId, ana.userId));
    const owner = ownerFor(asOperator(), ana.userId);
    await paidPlans.markWithdrawn(app.database.db, owner, row?.id ?? '', new Date(app.now()));
    app.double.refund({ charge: app.double.lookUp(ana.userId).charges[0]?.id ?? '' });
    await app.runJob('take-up-payment-events');
    await app.settle();
    expect(app.double.lookUp(ana.userId).charges.every(({ refunded }) => refunded)).toBe(true);
    expect(await ana.plan()).toBe('free');
  });
});
