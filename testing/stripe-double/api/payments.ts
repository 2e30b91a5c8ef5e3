import type { Stripe } from 'stripe';
import { refundCharge } from '../billing/refund.ts';
import type { Context } from '../store/context.ts';
import { found } from '../store/find.ts';
import { type Charge, newestFirst, type Refund } from '../store/store.ts';
import { refused } from '../wire/failure.ts';
import { PAGING, page } from '../wire/list.ts';
import { type Parameters, withinRange } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';

/** Objects of a list whose fields have the values that the parameters ask for. */
function matching<T extends { created: number }, K extends keyof T & string>(
  all: ReadonlyMap<string, T>,
  parameters: Parameters,
  keys: readonly K[],
): T[] {
  parameters.only(...PAGING, ...keys, 'created');
  return newestFirst(all).filter(
    (one) =>
      keys.every((key) => parameters.text(key) === undefined || parameters.text(key) === one[key]) &&
      withinRange(parameters, 'created', one.created),
  );
}

function chargeOf(context: Context, parameters: Parameters): Charge {
  const id = parameters.text('charge');
  if (id !== undefined) return found(context.store.charges, 'charge', id, 'charge');
  const intentId = parameters.text('payment_intent');
  if (intentId === undefined) {
    throw refused('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = found(context.store.paymentIntents, 'payment_intent', intentId, 'payment_intent');
  if (intent.latest_charge === null) {
    throw refused(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, 'payment_intent');
  }
  return found(context.store.charges, 'charge', intent.latest_charge);
}

function refund(context: Context, parameters: Parameters): Refund {
  parameters.only('charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand');
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const satisfies Stripe.Refund.Reason[];
  return refundCharge(context, chargeOf(context, parameters), {
    amount: parameters.integer('amount'),
    reason: parameters.oneOf('reason', reasons),
    metadata: parameters.metadata('metadata'),
  });
}

export const PAYMENT_ROUTES: Route[] = [
  route('GET', '/v1/charges', ({ context, parameters }) =>
    page(matching(context.store.charges, parameters, ['customer', 'payment_intent']), parameters, '/v1/charges'),
  ),
  route('GET', '/v1/charges/:id', ({ context, id }) => found(context.store.charges, 'charge', id)),
  route('GET', '/v1/payment_intents', ({ context, parameters }) =>
    page(matching(context.store.paymentIntents, parameters, ['customer']), parameters, '/v1/payment_intents'),
  ),
  route('GET', '/v1/payment_intents/:id', ({ context, id }) =>
    found(context.store.paymentIntents, 'payment_intent', id),
  ),
  route('POST', '/v1/refunds', ({ context, parameters }) => refund(context, parameters)),
  route('GET', '/v1/refunds', ({ context, parameters }) =>
    page(matching(context.store.refunds, parameters, ['charge', 'payment_intent']), parameters, '/v1/refunds'),
  ),
  route('GET', '/v1/refunds/:id', ({ context, id }) => found(context.store.refunds, 'refund', id)),
  route('GET', '/v1/disputes', ({ context, parameters }) =>
    page(matching(context.store.disputes, parameters, ['charge', 'payment_intent']), parameters, '/v1/disputes'),
  ),
  route('GET', '/v1/disputes/:id', ({ context, id }) => found(context.store.disputes, 'dispute', id)),
];
