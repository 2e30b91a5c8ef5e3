import type { ServiceGate } from '../delivery/service-gate.ts';
import type { OriginClient } from '../http2/origin-client.ts';
import type { VapidHeader } from './vapid-header.ts';

/**
 * Origins kept at once. Browsers use about ten; the bound is for subscriptions that name others, which anybody with an
 * account can make.
 */
const ORIGINS_MAX = 500;

/** What is kept of one push service. */
export type PushService = {
  readonly client: OriginClient;
  readonly gate: ServiceGate;
  readonly header: VapidHeader;
};

/** The push services by origin, the least recently used first. */
export class PushServices {
  readonly #services = new Map<string, PushService>();
  readonly #create: (origin: string) => PushService;

  constructor(create: (origin: string) => PushService) {
    this.#create = create;
  }

  at(origin: string): PushService {
    const known = this.#services.get(origin);
    const service = known ?? this.#create(origin);
    this.#services.delete(origin);
    this.#services.set(origin, service);
    if (known === undefined && this.#services.size > ORIGINS_MAX) this.#forgetOldest();
    return service;
  }

  async close(): Promise<void> {
    const services = [...this.#services.values()];
    this.#services.clear();
    await Promise.all(services.map(({ client }) => client.close()));
  }

  /** Prefers a service without connections and without a pause, so that a pause isn't lost. */
  #forgetOldest(): void {
    const [oldest] = this.#services;
    const idle = [...this.#services].find(([, { client, gate }]) => client.isIdle && gate.isIdle);
    const [origin, service] = idle ?? oldest ?? [];
    if (origin === undefined) return;
    this.#services.delete(origin);
    void service?.client.close();
  }
}
