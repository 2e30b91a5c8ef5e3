/**
 * All that the app keeps in the browser goes through here. What belongs to a person is keyed by
 * their id, and wiped at sign-out and account switch; the end of a session that nobody asked for leaves
 * the words that only this device has, sealed (ended-session.ts).
 */
const OWNED_PREFIX = 'alento:';

/** Names the specification fixes (core §3), and what is this device's own or the session's rather than a person's. */
export type FixedKey =
  | 'deviceProofs'
  | 'userId'
  | 'authToken'
  /** Seals what stays after a session that ended by itself: the account's, base64. */
  | 'deviceKey'
  /** When the token was stored, by this device's clock, ms epoch. */
  | 'tokenKeptAt'
  /** A session that ended and whose words are not sealed yet: whose, and the key (JSON). */
  | 'endedSession'
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

/** Whether a write came through: a full store refuses. */
export function isKept(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

const prefixOf = (userId: string): string => `${OWNED_PREFIX}${userId}:`;

/** A value of one person's, by a name of ours. */
export const readOwned = (userId: string, name: string): string | null =>
  store()?.getItem(prefixOf(userId) + name) ?? null;

/**
 * Keeps a value under a name of ours, or nothing for null. Only for who is signed in, by the storage,
 * which knows of other tabs at once: what comes after the end of a session leaves no trace on the device.
 */
export function writeOwned(userId: string, name: string, value: string | null): void {
  if (value === null) store()?.removeItem(prefixOf(userId) + name);
  else if (readFixed('userId') === userId) store()?.setItem(prefixOf(userId) + name, value);
}

/** The same for what stays of a person who is no longer signed in. */
export const writeLeft = (userId: string, name: string, value: string): void =>
  store()?.setItem(prefixOf(userId) + name, value);

type Owned = { name: string; value: string };

/** Everything kept for one person. */
export function ownedBy(userId: string): Owned[] {
  const storage = store();
  const prefix = prefixOf(userId);
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ name: key.slice(prefix.length), value: storage?.getItem(key) ?? '' }));
}

/** Ids of those who have something of a kind on this device. */
export function ownersOf(is: (name: string, value: string) => boolean): string[] {
  const ids = Object.keys(store() ?? {})
    .filter((key) => key.startsWith(OWNED_PREFIX))
    .map((key) => key.slice(OWNED_PREFIX.length).split(':', 1)[0] ?? '');
  return [...new Set(ids)].filter((id) => ownedBy(id).some(({ name, value }) => is(name, value)));
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
