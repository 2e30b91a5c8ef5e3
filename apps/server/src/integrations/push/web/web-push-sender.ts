import type { LookupFunction } from 'node:net';
import type { Logger } from 'pino';
import { type Attempt, attemptOf, GONE, refused } from '../delivery/attempt.ts';
import { attemptWithoutAnswer } from '../delivery/no-answer.ts';
import { reasonOf } from '../delivery/reason.ts';
import { ServiceGate } from '../delivery/service-gate.ts';
import { OriginClient, type PostAnswer } from '../http2/origin-client.ts';
import type { PushMessage, PushResult, PushTarget } from '../push-sender.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { encryptFor, payloadOf, topicOf } from './payload.ts';
import { pushAddress } from './push-address.ts';
import { type PushService, PushServices } from './push-services.ts';
import { VapidHeader } from './vapid-header.ts';
import type { VapidKeys } from './vapid-keys.ts';

/**
 * What a push service's answer means. Apple answers 403 with a reason: `VapidPkHashMismatch` if the subscription
 * belongs to another key, and `BadJwtToken` both for that and if our token is wrong. Only if the service has accepted
 * the same token for another subscription (`isProven`) is this one dead; else a wrong clock or subject would remove all
 * subscriptions.
 */
export function webAttemptOf({ status, retryAfter, text }: PostAnswer, isProven: boolean): Attempt {
  if (status !== 403) return attemptOf(status, retryAfter);
  const reason = reasonOf(text);
  return reason === 'VapidPkHashMismatch' || (reason === 'BadJwtToken' && isProven) ? GONE : refused(status);
}

const TIMEOUT_MS = 10_000;
/** Four weeks: the longest that services keep a message. */
const TTL_SECONDS_MAX = 2_419_200;

export type WebPushOptions = {
  readonly keys: VapidKeys;
  /** `mailto:` or https address of the operator, which services see. */
  readonly subject: string;
  /** Origins that may be http, on any port, and on a private network. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly log: Logger;
  /** Deadline of a request, ms; 10 s if not given. */
  readonly timeoutMs?: number;
  /** Certificate authority in PEM, for tests. */
  readonly ca?: string;
  /** Resolves names of origins that aren't allowed by name; the guarded system resolver if not given. */
  readonly lookup?: LookupFunction;
};

/** Sends to subscriptions of browsers: RFC 8030, encrypted by RFC 8291, identified by RFC 8292. */
export class WebPushSender {
  readonly #options: WebPushOptions;
  readonly #services: PushServices;

  constructor(options: WebPushOptions) {
    this.#options = options;
    this.#services = new PushServices((origin) => this.#open(origin));
  }

  accepts(endpoint: string): boolean {
    return pushAddress(endpoint, this.#options.allowedOrigins) !== null;
  }

  async send(target: Extract<PushTarget, { kind: 'web' }>, message: PushMessage): Promise<PushResult> {
    const address = pushAddress(target.endpoint, this.#options.allowedOrigins);
    const seconds = Math.floor((message.expiresAt - Date.now()) / 1000);
    if (address === null || seconds < 0) return { outcome: 'refused', status: 0 };
    const payload = payloadOf(message);
    if (payload === null) return { outcome: 'refused', status: 413 };
    const body = encryptFor(target, payload);
    if (body === null) return { outcome: 'gone' };
    const service = this.#services.at(address.origin);
    const headers = {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': String(body.length),
      ttl: String(Math.min(seconds, TTL_SECONDS_MAX)),
      topic: topicOf(target, message.tag),
      urgency: 'normal',
    };
    return service.gate.run(() => this.#post(service, address, headers, body));
  }

  close(): Promise<void> {
    return this.#services.close();
  }

  async #post(
    { client, header }: PushService,
    { pathname, search }: URL,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
  ): Promise<Attempt> {
    const request = { path: pathname + search, headers: { ...headers, authorization: header.current() }, body };
    try {
      const attempt = webAttemptOf(await client.post(request, this.#options.timeoutMs ?? TIMEOUT_MS), header.isProven);
      if (attempt.result.outcome === 'accepted') header.isProven = true;
      return attempt;
    } catch (error) {
      return attemptWithoutAnswer(error);
    }
  }

  #open(origin: string): PushService {
    const { allowedOrigins, ca, keys, lookup = guardedLookup(), log, subject } = this.#options;
    return {
      client: new OriginClient(origin, { ca, ...(allowedOrigins.has(origin) ? {} : { lookup }) }),
      gate: new ServiceGate(new URL(origin).host, log),
      header: new VapidHeader(origin, subject, keys),
    };
  }
}
