/**
 * All that the app keeps in the browser goes through here. What belongs to a person is keyed by
 * their id and wiped at sign-out, account switch and expiry.
 */
const OWNED_PREFIX = 'alento:';

/** Names the specification fixes (core §3). */
export type FixedKey =
  | 'userId'
  | 'authToken'
  | 'login_email'
  | 'createAccount'
  | 'pendingPlanId'
  | 'redirectToPayment'
  | 'paymentRedirectTimestamp'
  | 'theme';

function store(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // Storage may be switched off in the browser: then nothing is remembered, and nothing breaks.
    return null;
  }
}

export const readFixed = (key: FixedKey): string | null => store()?.getItem(key) ?? null;

export function writeFixed(key: FixedKey, value: string | null): void {
  if (value === null) store()?.removeItem(key);
  else store()?.setItem(key, value);
}

/** A value of one person's, by a name of ours. */
export const readOwned = (userId: string, name: string): string | null =>
  store()?.getItem(`${OWNED_PREFIX}${userId}:${name}`) ?? null;

export function writeOwned(userId: string, name: string, value: string | null): void {
  const key = `${OWNED_PREFIX}${userId}:${name}`;
  if (value === null) store()?.removeItem(key);
  else store()?.setItem(key, value);
}

/** Removes everything that belongs to any person on this device. */
export function wipeOwned(): void {
  const storage = store();
  if (!storage) return;
  for (const key of Object.keys(storage)) if (key.startsWith(OWNED_PREFIX)) storage.removeItem(key);
}
