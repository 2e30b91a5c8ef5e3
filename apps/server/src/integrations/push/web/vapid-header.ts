import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.ts';

const VALID_SECONDS = 12 * 3600;
/** A token is replaced this long before its end, so that it doesn't expire under way or on a clock that is ahead. */
const RENEWED_BEFORE_SECONDS = 3600;

/** The Authorization header for one push service, signed anew shortly before it expires: signing costs 100 µs. */
export class VapidHeader {
  #value = '';
  #renewAt = 0;
  /** Whether the service has accepted the current token for any subscription. */
  isProven = false;
  private readonly origin: string;
  private readonly subject: string;
  private readonly keys: VapidKeys;

  constructor(origin: string, subject: string, keys: VapidKeys) {
    this.origin = origin;
    this.subject = subject;
    this.keys = keys;
  }

  current(): string {
    const seconds = Math.floor(Date.now() / 1000);
    if (seconds >= this.#renewAt) {
      const { publicKey, privateKey } = this.keys;
      const end = seconds + VALID_SECONDS;
      const headers = webPush.getVapidHeaders(this.origin, this.subject, publicKey, privateKey, 'aes128gcm', end);
      this.#value = headers.Authorization;
      this.#renewAt = end - RENEWED_BEFORE_SECONDS;
      this.isProven = false;
    }
    return this.#value;
  }
}
