import type { Event, Store } from './store.ts';

/** Events that the webhook endpoint asks for. */
export const ENABLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** Events that are recorded, but not sent. */
type SilentEvent =
  | 'customer.deleted'
  | 'invoice.payment_action_required'
  | 'customer.subscription.pending_update_expired';
export type EventType = (typeof ENABLED_EVENTS)[number] | SilentEvent;

export interface Context {
  readonly store: Store;
  /** Prices with Pix may be recurring. */
  readonly pixRecurring: boolean;
  /** Address of the hosted pages. */
  address(): string;
  /** Now, in seconds. */
  now(): number;
  /** Records an event that happened at an instant and sends it. */
  emit(type: EventType, object: object, at: number, previous?: object): Event;
}
