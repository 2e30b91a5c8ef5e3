import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, type Started, start, subscribed } from '../double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

/** Premium until the end of the period, then essencial. */
async function downgraded(endBehavior: 'release' | 'cancel' = 'release') {
  const { stripe } = started;
  const before = await subscribed(started, 'price_premium');
  const created = await stripe.subscriptionSchedules.create({ from_subscription: before.subscription.id });
  const [current] = created.phases;
  if (current === undefined) throw new Error('No phase');
  const schedule = await stripe.subscriptionSchedules.update(created.id, {
    end_behavior: endBehavior,
    phases: [
      { items: [{ price: 'price_premium' }], start_date: current.start_date, end_date: current.end_date },
      { items: [{ price: 'price_essencial' }], duration: { interval: 'month', interval_count: 1 } },
    ],
  });
  return { ...before, schedule };
}

const priceOf = ({ items }: Stripe.Subscription) => items.data[0]?.price.id;
const typesOf = () => started.double.events().map(({ type }) => type);

describe('a schedule that was made from a subscription', () => {
  it('has the current period as its phase and is attached', async () => {
    const { stripe } = started;
    const { subscription, item } = await subscribed(started);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    expect(schedule).toMatchObject({
      status: 'active',
      end_behavior: 'release',
      current_phase: { start_date: item.current_period_start, end_date: item.current_period_end },
      phases: [{ items: [{ price: 'price_essencial' }] }],
    });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ schedule: schedule.id });
    const again = stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    await expect(again).rejects.toMatchObject({ statusCode: 400, param: 'from_subscription' });
  });

  it('changes the plan at the end of the period and lets the subscription go on', async () => {
    const { customer, subscription, schedule } = await downgraded();
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    const second = await started.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(priceOf(second)).toBe('price_essencial');
    expect(second).toMatchObject({ schedule: schedule.id, latest_invoice: { amount_paid: 1490, status: 'paid' } });
    started.double.shift({ customer: customer.id, seconds: 31 * DAY });
    const third = await started.stripe.subscriptions.retrieve(subscription.id);
    expect(third).toMatchObject({ schedule: null, status: 'active' });
    expect(priceOf(third)).toBe('price_essencial');
    expect(await started.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: 'released',
      released_subscription: subscription.id,
    });
  });

  it('ends the subscription after its last phase if it says so', async () => {
    const { customer, subscription } = await downgraded('cancel');
    started.double.shift({ customer: customer.id, seconds: 63 * DAY });
    expect(await started.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
    expect(typesOf().at(-1)).toBe('customer.subscription.deleted');
    expect(typesOf().filter((type) => type === 'invoice.paid')).toHaveLength(2);
  });

  it('is released on demand, and the plan stays', async () => {
    const { customer, subscription, schedule } = await downgraded();
    const released = await started.stripe.subscriptionSchedules.release(schedule.id);
    expect(released).toMatchObject({ status: 'released', subscription: null });
    expect(typesOf().at(-1)).toBe('customer.subscription.updated');
    const again = started.stripe.subscriptionSchedules.release(schedule.id);
    await expect(again).rejects.toMatchObject({ statusCode: 400 });
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    expect(priceOf(await started.stripe.subscriptions.retrieve(subscription.id))).toBe('price_premium');
  });

  it('keeps its subscription from being cancelled at the end of the period', async () => {
    const { subscription, schedule } = await downgraded();
    const update = started.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(update).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining(schedule.id) });
    await started.stripe.subscriptions.cancel(subscription.id);
    expect(await started.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'canceled' });
  });

  it('refuses phases that do not follow each other', async () => {
    const { schedule, item } = await downgraded();
    const { stripe } = started;
    const items = [{ price: 'price_premium' }];
    const [start_date, end_date] = [item.current_period_start, item.current_period_end];
    const update = (phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
      stripe.subscriptionSchedules.update(schedule.id, { phases });
    await expect(update([{ items, start_date: start_date - 1 }])).rejects.toMatchObject({
      param: 'phases[0][start_date]',
    });
    const gap = update([
      { items, start_date, end_date },
      { items, start_date: end_date + 1 },
    ]);
    await expect(gap).rejects.toMatchObject({ param: 'phases[1][start_date]' });
    await expect(update([{ items: [], start_date, end_date }])).rejects.toMatchObject({ statusCode: 400 });
    const { data } = await stripe.subscriptionSchedules.list({ customer: String(schedule.customer) });
    expect(data.map(({ id }) => id)).toEqual([schedule.id]);
  });
});
