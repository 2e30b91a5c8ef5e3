import type { Context } from '../store/store.ts';

/** Names of Stripe's fields that are instants. */
const INSTANT = /^(created|start|end|billing_cycle_anchor|next_payment_attempt|\w+_(at|date|start|end))$/;

/** Prices are the same objects for all customers. */
function shiftObject(node: object, seconds: number): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'number' && INSTANT.test(key)) Object.assign(node, { [key]: value - seconds });
    else if (typeof value === 'object' && value !== null && key !== 'price') shiftObject(value, seconds);
  }
}

/** Moves every instant of a customer's objects, and of the events about them, into the past. */
export function shiftIntoPast({ store }: Context, customer: string, seconds: number): void {
  const { customers, sessions, subscriptions, schedules, invoices, paymentIntents, charges, refunds, disputes } = store;
  const own: object[] = [sessions, subscriptions, schedules, invoices, paymentIntents, charges].flatMap((map) =>
    [...map.values()].filter((one) => one.customer === customer),
  );
  const ofCharges = [refunds, disputes].flatMap((map) =>
    [...map.values()].filter(({ charge }) => charges.get(charge)?.customer === customer),
  );
  const events = [...store.events.values()].filter(({ data: { object } }) => {
    const of = object as { customer?: string; charge?: string };
    return of.customer === customer || charges.get(of.charge ?? '')?.customer === customer;
  });
  for (const object of [customers.get(customer) ?? {}, ...own, ...ofCharges, ...events]) shiftObject(object, seconds);
}
