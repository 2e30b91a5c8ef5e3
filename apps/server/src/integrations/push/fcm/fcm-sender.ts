import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Logger } from 'pino';
import { type Attempt, NO_ANSWER } from '../delivery/attempt.ts';
import { gateFor } from '../delivery/logged-gate.ts';
import type { ServiceGate } from '../delivery/service-gate.ts';
import type { PushMessage, PushResult } from '../push-sender.ts';
import { AccessToken } from './access-token.ts';
import { fcmAttemptOf } from './fcm-answer.ts';
import { fcmMessage } from './fcm-message.ts';
import type { ServiceAccount } from './service-account.ts';

const FCM = 'https://fcm.googleapis.com';
const TIMEOUT_MS = 10_000;
const REQUESTS_AT_ONCE = 50;
const WAITING_MAX = 10_000;

export type FcmOptions = {
  readonly account: ServiceAccount;
  readonly log: Logger;
  /** Address of a double for messages and tokens. */
  readonly base?: string | undefined;
  readonly timeoutMs?: number;
};

/** Sends to apps on Android through FCM HTTP v1. */
export class FcmSender {
  readonly #log: Logger;
  readonly #address: URL;
  readonly #timeoutMs: number;
  readonly #token: AccessToken;
  readonly #gate: ServiceGate;
  readonly #closed = new AbortController();
  readonly #slots = bulkhead(REQUESTS_AT_ONCE, WAITING_MAX);

  constructor({ account, log, base, timeoutMs = TIMEOUT_MS }: FcmOptions) {
    this.#log = log;
    this.#address = new URL(`/v1/projects/${account.project_id}/messages:send`, base ?? FCM);
    this.#timeoutMs = timeoutMs;
    this.#token = new AccessToken(account, base);
    this.#gate = gateFor(this.#address.host, log);
  }

  async send(token: string, message: PushMessage): Promise<PushResult> {
    const seconds = Math.floor((message.expiresAt - Date.now()) / 1000);
    if (seconds < 0) return { outcome: 'refused', status: 0 };
    const body = JSON.stringify(fcmMessage(token, message, seconds));
    try {
      const result = await this.#slots.execute(() => this.#gate.run(() => this.#post(body)));
      if (result.outcome === 'refused')
        this.#log.warn({ host: this.#address.host, status: result.status }, 'a push service refused a message');
      return result;
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return { outcome: 'later', afterMs: null };
      throw error;
    }
  }

  /** Ends requests under way; they and further ones get the result `later`. */
  close(): void {
    this.#closed.abort();
  }

  async #post(body: string): Promise<Attempt> {
    if (this.#closed.signal.aborted) return NO_ANSWER;
    try {
      const accessToken = await this.#token.current();
      const attempt = await this.#postWith(accessToken, body);
      if (attempt.result.outcome !== 'refused' || attempt.result.status !== 401) return attempt;
      this.#token.drop(accessToken);
      return await this.#postWith(await this.#token.current(), body);
    } catch {
      // fetch and the token's client throw errors of many kinds, and their messages may contain addresses.
      return NO_ANSWER;
    }
  }

  async #postWith(accessToken: string, body: string): Promise<Attempt> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(this.#timeoutMs), this.#closed.signal]),
    });
    return fcmAttemptOf(response.status, response.headers.get('retry-after'), await response.text());
  }
}
