import { type KeyObject, sign } from 'node:crypto';

/** Apple refuses tokens older than an hour, and more than one new token in 20 minutes. */
const RENEWED_AFTER_MS = 45 * 60_000;
const RENEWALS_APART_MS = 20 * 60_000;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The token with which this installation identifies itself to APNs (ES256), signed anew every 45 minutes. */
export class ProviderToken {
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
