import { leaveWithPix, paySession, settlePix } from '../billing/checkout.ts';
import { doWhatIsDue } from '../billing/due.ts';
import { cardOf } from '../billing/invoicing.ts';
import { closeDispute, disputeCharge, refundCharge } from '../billing/refund.ts';
import {
  type Charge,
  type Context,
  type Customer,
  type Event,
  found,
  type Invoice,
  type Session,
  type Subscription,
} from '../store/store.ts';
import type { Delivery, DeliveryMode, WebhookTarget } from '../webhooks/delivery.ts';
import type { ApiServer } from '../wire/api-server.ts';
import { type PlannedFailure, refused } from '../wire/failure.ts';
import { shiftIntoPast } from './shift.ts';

export interface Payment {
  session: string;
  method: 'card' | 'pix';
  /** Number of a test card; without it 4242 4242 4242 4242. */
  card?: string;
  /** Leaves the Pix unpaid. */
  leave?: boolean;
}

function pay(context: Context, { session: id, method, card, leave }: Payment): { paid: boolean; session: Session } {
  doWhatIsDue(context);
  const session = found(context.store.sessions, 'checkout.session', id);
  if (session.status !== 'open') throw refused(`This session is ${session.status}.`, 'session');
  if (!session.payment_method_types.includes(method)) throw refused(`This session doesn't take ${method}.`, 'method');
  if (leave === true) {
    leaveWithPix(context, session);
    return { paid: false, session };
  }
  const used = method === 'pix' ? ({ kind: 'pix' } as const) : cardOf(card ?? '4242424242424242');
  if (used === undefined) throw refused('Your card number is incorrect.', 'card');
  return { paid: paySession(context, session, used), session };
}

/** The objects of one account of the product: its metadata name it, or they belong to its customers. */
interface AccountObjects {
  customer: Customer | null;
  subscriptions: Subscription[];
  sessions: Session[];
  invoices: Invoice[];
  charges: Charge[];
}

function objectsOfAccount({ store }: Context, account: string): AccountObjects {
  const customers = [...store.customers.values()].filter((one) => one.metadata.account === account);
  const ids = new Set(customers.map(({ id }) => id));
  const own = <T extends { customer: string; metadata?: { account?: string } | null }>(
    map: ReadonlyMap<string, T>,
  ): T[] => [...map.values()].filter((one) => ids.has(one.customer) || one.metadata?.account === account);
  return {
    customer: customers.at(-1) ?? null,
    subscriptions: own(store.subscriptions),
    sessions: own(store.sessions),
    invoices: own(store.invoices),
    charges: own(store.charges),
  };
}

export type Controls = ReturnType<typeof makeControls>;

/** What tests do to the double, and what they read from it. */
export const makeControls = (context: Context, delivery: Delivery, api: ApiServer) => ({
  /** Sends events from now on to this endpoint. */
  webhooks(target: WebhookTarget): void {
    delivery.target = target;
  },
  delivery({ mode }: { mode: DeliveryMode }): void {
    delivery.mode = mode;
  },
  /** Sends the events that were held. */
  deliver: () => delivery.deliver(),
  /** All events, in the order in which they were made. */
  events: (): Event[] => [...context.store.events.values()],
  /** Waits until no event is on its way. */
  idle: () => delivery.idle(),
  /** Makes a customer's objects that much older and then does what is due. */
  shift({ customer, seconds }: { customer: string; seconds: number }): void {
    shiftIntoPast(context, found(context.store.customers, 'customer', customer).id, seconds);
    doWhatIsDue(context);
  },
  pay: (payment: Payment) => pay(context, payment),
  pix: ({ session, outcome }: { session: string; outcome: 'paid' | 'failed' }) =>
    settlePix(context, found(context.store.sessions, 'checkout.session', session), outcome),
  refund: ({ charge, amount }: { charge: string; amount?: number }) => refundCharge(context, charge, amount),
  dispute: ({ charge }: { charge: string }) => disputeCharge(context, charge),
  closeDispute: ({ charge, status }: { charge: string; status: 'won' | 'lost' }) =>
    closeDispute(context, charge, status),
  fail(failure: PlannedFailure): void {
    api.planned.push({ ...failure });
  },
  requests: () => api.requests,
  lookUp: (account: string) => objectsOfAccount(context, account),
});

/**
 * The answer to a call of another process on this machine: `/_double/` and the name of a control, with its parameter as
 * JSON, or `/_double/customers/ACCOUNT`.
 */
export async function control(controls: Controls, path: string, json: string): Promise<unknown> {
  const [name = '', account = ''] = path.replace('/_double/', '').split('/');
  if (name === 'customers') return controls.lookUp(account);
  const run = Object.hasOwn(controls, name) ? controls[name as keyof Controls] : undefined;
  if (run === undefined) throw refused(`No such control: ${name}`);
  const answer: unknown = await run((json === '' ? {} : JSON.parse(json)) as never);
  return answer ?? {};
}
