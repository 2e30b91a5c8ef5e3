import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { Event } from '../store/store.ts';
import { type Random, seeded, shuffled } from './random.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
  /** Wait before the first retry, in milliseconds. It doubles with each. */
  retryMs?: number;
}

export interface DeliveryMode {
  mode: 'normal' | 'hold' | 'twice' | 'wrong-signature';
  /** Wait before each event. With `random`, each waits a random part of it, so that they arrive out of order. */
  delayMs?: number;
  random?: number;
}

/** One attempt to send an event. A status of 0 means that no answer came. */
export interface Attempt {
  event: string;
  type: string;
  attempt: number;
  status: number;
}

const MAX_ATTEMPTS = 5;
const TIMEOUT_MS = 20_000;
const WRONG_SECRET = 'whsec_not_the_secret';

/** Sends events to the webhook endpoint. */
export class Delivery {
  readonly attempts: Attempt[] = [];
  private target: WebhookTarget | undefined;
  private settings: DeliveryMode = { mode: 'normal' };
  private random: Random | undefined;
  private held: Event[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly clock: () => number;

  constructor(clock: () => number, target?: WebhookTarget) {
    this.clock = clock;
    this.target = target;
  }

  get currentTarget(): WebhookTarget | undefined {
    return this.target;
  }

  sendTo(target: WebhookTarget): void {
    this.target = target;
  }

  use(settings: DeliveryMode): void {
    this.settings = settings;
    this.random = settings.random === undefined ? undefined : seeded(settings.random);
  }

  /** Sends a new event as the mode says. */
  add(event: Event): void {
    if (this.settings.mode === 'hold') {
      this.held.push(event);
      return;
    }
    const copies = this.settings.mode === 'twice' ? 2 : 1;
    const delay = (this.settings.delayMs ?? 0) * (this.random?.() ?? 1);
    for (let copy = 0; copy < copies; copy += 1) this.track(this.wait(delay).then(() => this.send(event)));
  }

  /** Sends the held events one after the other and waits for each. */
  async deliver(wanted: {
    order: 'as-made' | 'random' | 'reverse';
    seed?: number;
    times?: number;
  }): Promise<Attempt[]> {
    const events = Array.from({ length: wanted.times ?? 1 }, () => this.held).flat();
    this.held = [];
    if (wanted.order === 'reverse') events.reverse();
    const ordered = wanted.order === 'random' ? shuffled(events, seeded(wanted.seed ?? 1)) : events;
    const from = this.attempts.length;
    for (const event of ordered) await this.track(this.send(event));
    return this.attempts.slice(from);
  }

  resend(event: Event): Promise<void> {
    return this.track(this.send(event));
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => this.running.delete(tracked));
    this.running.add(tracked);
    return tracked;
  }

  private async wait(ms: number): Promise<void> {
    // Only stopping ends the wait early, and `send` looks at that.
    await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async send(event: Event): Promise<void> {
    const wrong = this.settings.mode === 'wrong-signature';
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (this.target === undefined || this.stopping.signal.aborted) return;
      const status = await this.post(event, this.target, wrong);
      this.attempts.push({ event: event.id, type: event.type, attempt, status });
      const accepted = status >= 200 && status < 300;
      if (accepted) event.pending_webhooks = 0;
      // A forged event isn't sent again.
      if (accepted || wrong) return;
      await this.wait((this.target.retryMs ?? 200) * 2 ** (attempt - 1));
    }
  }

  private async post(event: Event, target: WebhookTarget, wrong: boolean): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: wrong ? WRONG_SECRET : target.secret,
      timestamp: this.clock(),
    });
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // Nobody listens, or the answer took too long: the attempt is recorded and repeated.
      return 0;
    }
  }
}
