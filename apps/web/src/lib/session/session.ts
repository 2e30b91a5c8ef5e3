import { SESSION_MS } from '@alento/domain/account/session';
import { now } from '../clock.ts';
import { isKept, readFixed, wipeOwned, writeFixed } from './device-store.ts';
import { forgetEnded, type Kept, leaveNoStrays, leaveWords, putBack, sealWords } from './ended-session.ts';

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

const OF_THE_SESSION = ['userId', 'authToken', 'deviceKey', 'tokenKeptAt', 'login_email'] as const;

/** The address goes too: whoever signs in next types it. */
function forget(): void {
  account = null;
  for (const key of OF_THE_SESSION) writeFixed(key, null);
}

function keep(next: Account): void {
  account = next;
  writeFixed('userId', next.userId);
  writeFixed('authToken', next.token);
  writeFixed('tokenKeptAt', String(now()));
}

/** The words that stay, until they are sealed. */
let sealing: Promise<void> = Promise.resolve();

function endFor(userId: string | null): void {
  if (userId !== null) leaveWords(userId, readFixed('deviceKey'));
  forget();
  sealing = sealWords();
}

/** A token nobody renewed for as long as a session lives (decision D14): the server would refuse it. */
function isExpired(): boolean {
  const keptAt = readFixed('tokenKeptAt');
  return keptAt !== null && now() - Number(keptAt) >= SESSION_MS;
}

/** Who is signed in on this device. The only writer of userId, authToken, deviceKey and login_email. */
export const session = {
  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): Account | null => account,
  token: (): string | null => account?.token ?? null,
  userId: (): string | null => account?.userId ?? null,
  loginEmail: (): string | null => readFixed('login_email'),

  /** @param kept what `openKept` found of this person's: it is back before anything reads it. */
  start({ userId, token }: Account, loginEmail: string, deviceKey: string | null = null, kept?: Kept): void {
    wipeOwned(userId);
    writeFixed('userId', userId);
    forgetEnded();
    writeFixed('deviceKey', deviceKey);
    writeFixed('login_email', loginEmail);
    if (kept) putBack(userId, kept);
    // The token last: it is what other tabs listen for.
    keep({ userId, token });
    announce('signed-in');
  },

  /** The server told the account's device key to a session that had none yet. */
  learnDeviceKey(userId: string, deviceKey: string): void {
    if (account?.userId !== userId || readFixed('userId') !== userId || readFixed('deviceKey') === deviceKey) return;
    // Where there is no room, the next answer tells it again.
    isKept(() => writeFixed('deviceKey', deviceKey));
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
   * The session is over but the person did not leave: the words of theirs that only this device has stay,
   * sealed. A token that another tab stored meanwhile is another session, and goes on; where the storage
   * has none by now, another tab saw to the end.
   */
  end(): void {
    if (readStored()?.token !== account?.token) {
      follow();
      return;
    }
    endFor(account?.userId ?? null);
    announce('signed-out');
  },

  /** Resolves when nothing readable is left of a session that ended. */
  sealed: (): Promise<void> => sealing,

  /** Logout clears the stored id, token, login email and the store (core §4). */
  leave(): void {
    wipeOwned();
    forgetEnded();
    forget();
    announce('signed-out');
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function endIfExpired(): void {
  if (account === null || !isExpired()) return;
  endFor(account.userId);
  announce('signed-out');
}

if (typeof window !== 'undefined') {
  // What an end before this page left undone comes first.
  leaveNoStrays();
  sealing = sealWords();
  if (account && readFixed('tokenKeptAt') === null) writeFixed('tokenKeptAt', String(now()));
  endIfExpired();
  document.addEventListener('visibilitychange', () => {
    endIfExpired();
    // Another tab may have been closed in the middle of it.
    sealing = sealWords();
  });
  window.addEventListener('storage', (event) => {
    if (event.key === 'authToken' || event.key === null) follow();
  });
}
