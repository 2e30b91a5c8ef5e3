import type { Hono } from 'hono';
import type { Env } from '../../../http/env.ts';
import { Refusal } from '../../../http/errors/refusal.ts';
import type { Webhooks } from './webhook.service.ts';

const PATH = '/api/webhooks/stripe';

/**
 * Mounts the address for Stripe's webhooks. It isn't part of the contract, because the signature covers the raw body.
 *
 * @param webhooks null if this installation takes no payments; then the address answers 503.
 */
export function webhookRoute(app: Hono<Env>, webhooks: Webhooks | null): void {
  app.post(PATH, async (c) => {
    c.set('route', PATH);
    if (!webhooks) throw new Refusal('PAYMENTS_OFF');
    const isSigned = await webhooks.receive(await c.req.text(), c.req.header('Stripe-Signature') ?? '');
    if (!isSigned) throw new Refusal('WEBHOOK_SIGNATURE_INVALID');
    return c.json({ received: true });
  });
}
