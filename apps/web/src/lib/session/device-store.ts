/**
 * All that the app keeps in the browser goes through here. What belongs to a person is keyed by
 * their id, and wiped at sign-out and account switch; the end of a session that nobody asked for leaves
 * the words that only this device has.
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

const prefixOf = (userId: string): string => `${OWNED_PREFIX}${userId}:`;

/** A value of one person's, by a name of ours. */
export const readOwned = (userId: string, name: string): string | null =>
  store()?.getItem(prefixOf(userId) + name) ?? null;

export function writeOwned(userId: string, name: string, value: string | null): void {
  const key = prefixOf(userId) + name;
  if (value === null) store()?.removeItem(key);
  else store()?.setItem(key, value);
}

type Owned = { name: string; value: string };

/** Everything kept for one person. */
export function ownedBy(userId: string): Owned[] {
  const storage = store();
  const prefix = prefixOf(userId);
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ name: key.slice(prefix.length), value: storage?.getItem(key) ?? '' }));
}

/** Removes what belongs to any person on this device, but for what is to stay of one of them. */
export function wipeOwned(of: string | null = null, stays: (owned: Owned) => boolean = () => true): void {
  const storage = store();
  if (!storage) return;
  const kept = new Set(
    of === null
      ? []
      : ownedBy(of)
          .filter(stays)
          .map(({ name }) => prefixOf(of) + name),
  );
  for (const key of Object.keys(storage)) {
    if (key.startsWith(OWNED_PREFIX) && !kept.has(key)) storage.removeItem(key);
  }
}
