import type { Context } from '../store/context.ts';

/** Fields of Stripe's objects that are instants. */
const INSTANTS = new Set([
  'created',
  'start_date',
  'end_date',
  'ended_at',
  'cancel_at',
  'canceled_at',
  'completed_at',
  'released_at',
  'billing_cycle_anchor',
  'current_period_start',
  'current_period_end',
  'period_start',
  'period_end',
  'start',
  'end',
  'expires_at',
  'effective_at',
  'finalized_at',
  'marked_uncollectible_at',
  'paid_at',
  'voided_at',
  'next_payment_attempt',
  'due_by',
]);

function shiftObject(node: object, seconds: number): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'number' && INSTANTS.has(key)) Object.assign(node, { [key]: value - seconds });
    else if (typeof value === 'object' && value !== null && !SHARED.has(key)) shiftObject(value, seconds);
  }
}

/** Catalogue objects are the same ones for all customers. */
const SHARED = new Set(['price', 'plan', 'product']);

/** All objects that belong to a customer. */
function objectsOf({ store }: Context, customer: string): object[] {
  const own = <T extends { customer: unknown }>(map: ReadonlyMap<string, T>): T[] =>
    [...map.values()].filter((one) => one.customer === customer);
  const charges = own(store.charges);
  const ids = new Set(charges.map((charge) => charge.id));
  // A refund is also part of its charge's list: it is moved there.
  return [
    ...[...store.customers.values()].filter((one) => one.id === customer),
    ...own(store.sessions),
    ...own(store.subscriptions),
    ...own(store.schedules),
    ...own(store.invoices),
    ...own(store.paymentIntents),
    ...charges,
    ...[...store.disputes.values()].filter((one) => ids.has(one.charge)),
    ...[...store.events.values()].filter(({ data: { object } }) => {
      if ('customer' in object && object.customer === customer) return true;
      return 'charge' in object && typeof object.charge === 'string' && ids.has(object.charge);
    }),
  ];
}

/** Moves every instant of a customer's objects, and of the events about them, into the past. */
export function shiftIntoPast(context: Context, customer: string, seconds: number): void {
  for (const object of objectsOf(context, customer)) shiftObject(object, seconds);
}
