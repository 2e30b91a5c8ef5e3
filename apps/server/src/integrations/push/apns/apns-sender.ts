import { type KeyObject, sign } from 'node:crypto';
import type { Logger } from 'pino';
import { type Attempt, attemptOf, GONE } from '../delivery/attempt.ts';
import { attemptWithoutAnswer } from '../delivery/no-answer.ts';
import { reasonOf } from '../delivery/reason.ts';
import { ServiceGate } from '../delivery/service-gate.ts';
import { OriginClient, type PostAnswer } from '../http2/origin-client.ts';
import type { PushMessage, PushResult } from '../push-sender.ts';

/** Apple refuses tokens older than an hour, and more than one new token in 20 minutes. */
const RENEWED_AFTER_MS = 45 * 60_000;
const RENEWALS_APART_MS = 20 * 60_000;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The token with which this installation identifies itself to APNs (ES256), signed anew every 45 minutes. */
class ProviderToken {
  #value = '';
  #signedAt = Number.NEGATIVE_INFINITY;
  readonly #key: KeyObject;
  readonly #keyId: string;
  readonly #teamId: string;

  constructor(key: KeyObject, keyId: string, teamId: string) {
    this.#key = key;
    this.#keyId = keyId;
    this.#teamId = teamId;
  }

  current(): string {
    if (Date.now() - this.#signedAt >= RENEWED_AFTER_MS) this.#renew();
    return this.#value;
  }

  /**
   * Replaces a token that Apple calls expired.
   *
   * @returns whether there is another token to try: false if the refused one was new, so that the clock must be wrong.
   */
  replace(refused: string): boolean {
    if (refused === this.#value) {
      if (Date.now() - this.#signedAt < RENEWALS_APART_MS) return false;
      this.#renew();
    }
    return true;
  }

  #renew(): void {
    this.#signedAt = Date.now();
    const iat = Math.floor(this.#signedAt / 1000);
    const content = `${encoded({ alg: 'ES256', kid: this.#keyId })}.${encoded({ iss: this.#teamId, iat })}`;
    const signature = sign('sha256', Buffer.from(content), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    this.#value = `${content}.${signature.toString('base64url')}`;
  }
}

/** Reasons that say that the device token is of no use for this app. */
const DEAD_TOKEN: ReadonlySet<unknown> = new Set(['BadDeviceToken', 'Unregistered', 'DeviceTokenNotForTopic']);

/** What an answer of APNs means, and whether it says that our provider token has expired. */
function apnsAnswer({ status, retryAfter, text }: PostAnswer): { attempt: Attempt; isTokenExpired: boolean } {
  const reason = status === 200 ? undefined : reasonOf(text);
  const isDead = status < 500 && DEAD_TOKEN.has(reason);
  return {
    // 404 is BadPath at APNs: a fault of ours, not of the token.
    attempt: isDead ? GONE : attemptOf(status === 404 ? 400 : status, retryAfter),
    isTokenExpired: reason === 'ExpiredProviderToken',
  };
}

const APNS = 'https://api.push.apple.com';
const TIMEOUT_MS = 10_000;
const PAYLOAD_BYTES_MAX = 4_096;
/** Device tokens are hexadecimal, of a length that Apple doesn't fix. */
const DEVICE_TOKEN = /^[0-9a-f]{16,400}$/i;

export type ApnsOptions = {
  readonly key: KeyObject;
  readonly keyId: string;
  readonly teamId: string;
  /** The app's bundle id. */
  readonly topic: string;
  readonly log: Logger;
  /** Address of the sandbox or of a double. */
  readonly base?: string | undefined;
  readonly ca?: string;
  readonly timeoutMs?: number;
};

/** The JSON that the system and the app get: texts and grouping for the system, the data beside them for the app. */
const payloadOf = ({ title, body, tag, data }: PushMessage): Buffer =>
  Buffer.from(JSON.stringify({ ...data, tag, aps: { alert: { title, body }, sound: 'default', 'thread-id': tag } }));

/** Sends to apps on iOS through APNs, over HTTP/2 with a provider token. */
export class ApnsSender {
  readonly #options: ApnsOptions;
  readonly #client: OriginClient;
  readonly #gate: ServiceGate;
  readonly #token: ProviderToken;

  constructor(options: ApnsOptions) {
    const { base = APNS, ca, key, keyId, teamId, log } = options;
    this.#options = options;
    this.#client = new OriginClient(base, { ca });
    this.#gate = new ServiceGate(new URL(base).host, log);
    this.#token = new ProviderToken(key, keyId, teamId);
  }

  async send(token: string, message: PushMessage): Promise<PushResult> {
    if (!DEVICE_TOKEN.test(token)) return { outcome: 'gone' };
    if (message.expiresAt < Date.now()) return { outcome: 'refused', status: 0 };
    const body = payloadOf(message);
    if (body.length > PAYLOAD_BYTES_MAX) return { outcome: 'refused', status: 413 };
    const headers = {
      'content-length': String(body.length),
      'apns-topic': this.#options.topic,
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': String(Math.floor(message.expiresAt / 1000)),
      'apns-collapse-id': message.tag,
    };
    return this.#gate.run(() => this.#post(`/3/device/${token}`, headers, body));
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #post(path: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<Attempt> {
    try {
      const used = this.#token.current();
      const first = await this.#postWith(used, path, headers, body);
      if (!first.isTokenExpired || !this.#token.replace(used)) return first.attempt;
      return (await this.#postWith(this.#token.current(), path, headers, body)).attempt;
    } catch (error) {
      return attemptWithoutAnswer(error);
    }
  }

  async #postWith(token: string, path: string, headers: Readonly<Record<string, string>>, body: Buffer) {
    const request = { path, headers: { ...headers, authorization: `bearer ${token}` }, body };
    return apnsAnswer(await this.#client.post(request, this.#options.timeoutMs ?? TIMEOUT_MS));
  }
}
