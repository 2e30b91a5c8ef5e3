import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import { BulkheadRejectedError, bulkhead, TimeoutStrategy, timeout } from 'cockatiel';
import { JWT } from 'google-auth-library';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Attempt, attemptOf, GONE, NO_ANSWER, refused } from '../delivery/attempt.ts';
import { ServiceGate } from '../delivery/service-gate.ts';
import type { PushMessage, PushResult } from '../push-sender.ts';
import type { ServiceAccount } from './service-account.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** For all attempts together: the library repeats a failed request up to three times. */
const TOKEN_TIMEOUT_MS = 10_000;
/** A token is replaced this long before its end, ms. Google's are valid for an hour. */
const RENEWED_BEFORE_MS = 300_000;

/** Access tokens for FCM, requested when needed and kept until shortly before they expire. */
class AccessToken {
  #client: JWT;
  readonly #account: ServiceAccount;
  readonly #base: string | undefined;
  readonly #deadline = timeout(TOKEN_TIMEOUT_MS, TimeoutStrategy.Aggressive);

  /** @param base address of a double, which has the token endpoint at `/token`; Google's own if not given. */
  constructor(account: ServiceAccount, base?: string) {
    this.#account = account;
    this.#base = base;
    this.#client = this.#open();
  }

  /** @throws if Google gives none in time. */
  async current(): Promise<string> {
    const { token } = await this.#deadline.execute(() => this.#client.getAccessToken());
    if (!token) throw new Error('Google gave no access token');
    return token;
  }

  /** Drops a token that FCM refused, so that the next one is requested. */
  drop(refused: string): void {
    if (this.#client.credentials.access_token === refused) this.#client = this.#open();
  }

  #open(): JWT {
    const base = this.#base;
    const redirect =
      base === undefined
        ? {}
        : { fetchImplementation: (_url: unknown, init?: RequestInit) => fetch(new URL('/token', base), init) };
    return new JWT({
      email: this.#account.client_email,
      key: this.#account.private_key,
      scopes: [SCOPE],
      eagerRefreshThresholdMillis: RENEWED_BEFORE_MS,
      transporterOptions: { timeout: TOKEN_TIMEOUT_MS, ...redirect },
    });
  }
}

/** `error.details` of an answer contains an object with FCM's own code (FcmError). */
const Failure = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.looseObject({ errorCode: z.string().optional() })).optional(),
  }),
});

function codeOf(text: string): string | undefined {
  try {
    const { error } = Failure.parse(JSON.parse(text));
    return error.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? error.status;
  } catch {
    return undefined;
  }
}

/**
 * What an answer of FCM means. A token that isn't registered, or belongs to another project, is gone. A 404 without that
 * code is a fault of ours, such as an unknown project, and removes no device. Codes that have a status of their own
 * (INVALID_ARGUMENT 400, QUOTA_EXCEEDED 429, UNAVAILABLE 503, INTERNAL 500) follow it.
 */
function fcmAttemptOf(status: number, retryAfter: string | null, text: string): Attempt {
  const code = status >= 400 ? codeOf(text) : undefined;
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return GONE;
  return status === 404 ? refused(status) : attemptOf(status, retryAfter);
}

/** Four weeks: the longest that FCM keeps a message. */
const TTL_SECONDS_MAX = 2_419_200;

/**
 * The body of `messages:send` (FCM HTTP v1). It has texts for the system to show, so that a notification appears while
 * the app isn't running, and data for the app that it opens. A newer one with the same tag replaces an older one, in the
 * queue (`collapse_key`) and on the screen (`tag`).
 *
 * @param seconds until the notification is no longer wanted.
 */
const fcmMessage = (token: string, { title, body, tag, data }: PushMessage, seconds: number) => ({
  message: {
    token,
    notification: { title, body },
    data: { ...data, tag },
    android: {
      ttl: `${Math.min(seconds, TTL_SECONDS_MAX)}s`,
      collapse_key: tag,
      // Normal priority waits until the device wakes up; a reminder has its time.
      priority: 'HIGH',
      // The app's own icon would tell what the notification is about.
      notification: data.discreet === '1' ? { tag, icon: NEUTRAL_ICON } : { tag },
    },
  },
});

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
  readonly #address: URL;
  readonly #timeoutMs: number;
  readonly #token: AccessToken;
  readonly #gate: ServiceGate;
  readonly #closed = new AbortController();
  readonly #slots = bulkhead(REQUESTS_AT_ONCE, WAITING_MAX);

  constructor({ account, log, base, timeoutMs = TIMEOUT_MS }: FcmOptions) {
    this.#address = new URL(`/v1/projects/${account.project_id}/messages:send`, base ?? FCM);
    this.#timeoutMs = timeoutMs;
    this.#token = new AccessToken(account, base);
    this.#gate = new ServiceGate(this.#address.host, log);
  }

  async send(token: string, message: PushMessage): Promise<PushResult> {
    const seconds = Math.floor((message.expiresAt - Date.now()) / 1000);
    if (seconds < 0) return { outcome: 'refused', status: 0 };
    const body = JSON.stringify(fcmMessage(token, message, seconds));
    try {
      return await this.#slots.execute(() => this.#gate.run(() => this.#post(body)));
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
