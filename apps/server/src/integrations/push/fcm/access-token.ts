import { TimeoutStrategy, timeout } from 'cockatiel';
import { JWT } from 'google-auth-library';
import type { ServiceAccount } from './service-account.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** For all attempts together: the library repeats a failed request up to three times. */
const TOKEN_TIMEOUT_MS = 10_000;
/** A token is replaced this long before its end, ms. Google's are valid for an hour. */
const RENEWED_BEFORE_MS = 300_000;

/** Access tokens for FCM, requested when needed and kept until shortly before they expire. */
export class AccessToken {
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
