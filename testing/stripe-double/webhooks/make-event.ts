import { Stripe } from 'stripe';
import { newId } from '../objects/ids.ts';
import type { EventType } from '../store/context.ts';
import type { Event } from '../store/store.ts';
import { plain } from '../wire/present.ts';

/** An event with a copy of the object as it is now. */
export const makeEvent = (type: EventType, object: object, at: number, previous?: object): Event => ({
  id: newId('evt'),
  object: 'event',
  api_version: Stripe.API_VERSION,
  created: at,
  data: { object: plain(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
