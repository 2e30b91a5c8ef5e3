import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { Event } from '../store/store.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
  /** Wait before the first retry, in milliseconds. It doubles with each. */
  retryMs?: number;
}

/** How events are sent: at once, when `deliver` is called, or twice. */
export type DeliveryMode = 'normal' | 'hold' | 'twice';

const MAX_ATTEMPTS = 5;
const TIMEOUT_MS = 20_000;

/** Sends events to the webhook endpoint. */
export class Delivery {
  target: WebhookTarget | undefined;
  mode: DeliveryMode = 'normal';
  private pendingEvents: Event[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly clock: () => number;

  constructor(clock: () => number, target?: WebhookTarget) {
    this.clock = clock;
    this.target = target;
  }

  /** Sends a new event as the mode says. */
  add(event: Event): void {
    if (this.mode === 'hold') this.pendingEvents.push(event);
    else for (let copy = 0; copy < (this.mode === 'twice' ? 2 : 1); copy += 1) void this.send(event);
  }

  /** Sends the held events one after the other and waits for each. */
  async deliver(): Promise<void> {
    for (const event of this.pendingEvents.splice(0)) await this.send(event);
  }

  send(event: Event): Promise<void> {
    const sent = this.attempt(event).finally(() => this.running.delete(sent));
    this.running.add(sent);
    return sent;
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private async attempt(event: Event): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (this.target === undefined || this.stopping.signal.aborted) return;
      if (await this.isAccepted(event, this.target)) {
        event.pending_webhooks = 0;
        return;
      }
      const wait = (this.target.retryMs ?? 200) * 2 ** (attempt - 1);
      // Only stopping ends the wait early, and the loop looks at that.
      await sleep(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async isAccepted(event: Event, target: WebhookTarget): Promise<boolean> {
    const payload = JSON.stringify(event);
    const { secret, url } = target;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: this.clock() });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // Nobody listens, or the answer took too long: it is sent again.
      return false;
    }
  }
}
