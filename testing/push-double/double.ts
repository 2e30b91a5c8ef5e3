import type { ApnsService } from './apns/apns-service.ts';
import type { PlannedAnswer } from './controls/planned-answers.ts';
import type { FcmService } from './fcm/fcm-service.ts';
import type { Servers } from './listen/servers.ts';
import type { Fault, Received } from './received.ts';
import type { Browser, Subscription } from './web/subscriptions.ts';

export interface PushDoubleOptions {
  port?: number;
  maxConcurrentStreams?: number;
  http1Only?: boolean;
  /** Whether web push messages are decrypted; true if not given. */
  decrypts?: boolean;
}

export interface PushDouble extends Omit<Servers, 'stop'> {
  readonly fcm: FcmService;
  readonly apns: ApnsService;
  readonly received: readonly Received[];
  readonly faults: readonly Fault[];
  /** All requests, and the most that were open at once. Requests of the controls don't count. */
  requests(): { total: number; mostAtOnce: number };
  /** Makes a subscription as a browser does, at the address without TLS or with it. */
  subscribe(browser: Browser, options?: { applicationServerKey?: string; tls?: boolean }): Subscription;
  unsubscribe(endpoint: string): void;
  plan(answer: PlannedAnswer): void;
  /** Forgets planned answers, received messages, faults and counts. */
  reset(): void;
  stop(): Promise<void>;
}
