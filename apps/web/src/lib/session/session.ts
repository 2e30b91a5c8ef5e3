import { readFixed, wipeOwned, writeFixed } from './device-store.ts';
import { isUnsentWords } from './unsent-words.ts';

/** Auth events (core §4). */
type SessionEvent = 'signed-in' | 'user-updated' | 'signed-out' | 'token-refreshed';
export type Account = { userId: string; token: string };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();
let account: Account | null = readStored();

function readStored(): Account | null {
  const userId = readFixed('userId');
  const token = readFixed('authToken');
  return userId && token ? { userId, token } : null;
}

function announce(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** Takes over what stands in the storage: another tab signed in, renewed or left. */
function follow(): void {
  const before = account;
  account = readStored();
  if (before && !account) announce('signed-out');
  else if (account && account.userId !== before?.userId) announce('signed-in');
  else if (account && account.token !== before?.token) announce('token-refreshed');
}

/** Whether another tab stored a token that this one has not heard of yet. */
function isBehind(): boolean {
  const stored = readStored();
  return stored !== null && stored.token !== account?.token;
}

function forget(): void {
  account = null;
  writeFixed('userId', null);
  writeFixed('authToken', null);
  announce('signed-out');
}

function keep(next: Account): void {
  account = next;
  writeFixed('userId', next.userId);
  writeFixed('authToken', next.token);
}

/** Who is signed in on this device. The only writer of userId, authToken and login_email. */
export const session = {
  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): Account | null => account,
  token: (): string | null => account?.token ?? null,
  userId: (): string | null => account?.userId ?? null,
  loginEmail: (): string | null => readFixed('login_email'),

  start(next: Account, loginEmail: string): void {
    wipeOwned(next.userId);
    keep(next);
    writeFixed('login_email', loginEmail);
    announce('signed-in');
  },

  renew(token: string): void {
    if (!account) return;
    keep({ ...account, token });
    announce('token-refreshed');
  },

  /** Who is signed in by the storage itself, whose news from other tabs may still be on their way. */
  newest(): Account | null {
    if (isBehind()) follow();
    return account;
  },

  /**
   * The session is over but the person did not leave: the address stays for the next login, and so do
   * the words of theirs that only this device has. A token that another tab stored meanwhile is another
   * session, and goes on.
   */
  end(): void {
    if (isBehind()) {
      follow();
      return;
    }
    if (account) wipeOwned(account.userId, ({ name, value }) => isUnsentWords(name, value));
    forget();
  },

  /** Logout clears the stored id, token, login email and the store (core §4). */
  leave(): void {
    writeFixed('login_email', null);
    wipeOwned();
    forget();
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === 'authToken' || event.key === null) follow();
  });
}
