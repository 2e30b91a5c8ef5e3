import { SESSION_MS } from '@alento/domain/account/session';
import type { Contents, DeviceStorage } from '../../platform/device-storage.ts';
import { deviceStorage } from '../../platform/web-storage.ts';
import { now } from '../time/clock.ts';
import { change, inMemory, onDeviceNews, openDevice, readAgain } from './device/device-memory.ts';
import { readFixed, writeFixed } from './device/device-store.ts';
import { deletionChanges } from './device/owned-keys.ts';
import {
  endSessionKeepingTexts,
  forgetWordsInMemory,
  hasEnded,
  removeOrphanedTexts,
  restoringChanges,
  sealWords,
  type UnsealedWords,
} from './ended/ended-session.ts';
import { forgetLastSeen, forgetShared, shareSession } from './shared-session.ts';

/** Auth events. */
type SessionEvent = 'signed-in' | 'user-updated' | 'signed-out' | 'token-refreshed';
export type Account = { userId: string; token: string };

/**
 * @param isOver whether what this page keeps of the person must be forgotten: after a sign-out and for another person, but
 *   not after the end of a session without a sign-out, because the same person may sign in again.
 */
type Listener = (event: SessionEvent, isOver: boolean) => void;

const listeners = new Set<Listener>();
const endings = new Set<(userId: string) => Promise<unknown>>();
let account: Account | null = null;
/** The person who was signed in last. */
let last: string | null = null;

function readStored(): Account | null {
  const userId = readFixed('userId');
  const token = readFixed('authToken');
  return userId && token ? { userId, token } : null;
}

/** Changes what pages share with the service worker. */
function share(event: SessionEvent): void {
  if (event === 'signed-out') void forgetShared();
  if (event === 'signed-in') void forgetLastSeen();
  if (account && event !== 'signed-out' && event !== 'user-updated') void shareSession(account);
}

function announce(event: SessionEvent): void {
  share(event);
  const isOver = account ? account.userId !== last : !hasEnded();
  last = account?.userId ?? last;
  for (const listener of listeners) {
    try {
      listener(event, isOver);
    } catch (error) {
      // A listener that throws must not keep the others from being notified.
      reportError(error);
    }
  }
}

/** Adopts the stored session, after this or another tab signed in, renewed the token or signed out. */
function follow(): void {
  const before = account;
  account = readStored();
  if (before && !account) announce('signed-out');
  else if (account && account.userId !== before?.userId) announce('signed-in');
  else if (account && account.token !== before?.token) announce('token-refreshed');
}

/** Whether another tab has stored a token whose storage event has not arrived yet. */
function isBehind(): boolean {
  const stored = readStored();
  return stored !== null && stored.token !== account?.token;
}

/** Values deleted at the end of a session. The login email is one of them, so the next person to sign in types it. */
const FORGOTTEN = {
  userId: null,
  authToken: null,
  deviceKey: null,
  tokenKeptAt: null,
  login_email: null,
  firstMoods: null,
};

/** Stored values of an account. The token is last, because other tabs react to its change. */
const tokenOf = ({ userId, token }: Account) => ({ userId, tokenKeptAt: String(now()), authToken: token });

/** Pending sealing of texts. */
let sealing: Promise<void> = Promise.resolve();

/** Ends the session of this tab, unless `goesOn` returns true for the stored contents. */
async function endUnless({ userId }: Account, goesOn: (contents: Contents) => boolean): Promise<void> {
  const isEnded = await endSessionKeepingTexts(userId, (contents) => (goesOn(contents) ? null : FORGOTTEN));
  if (!isEnded) await readAgain();
  follow();
}

/** Whether the token was not renewed for the lifetime of a session, so that the server would reject it. */
function isExpired(contents: Contents): boolean {
  const storedAt = contents.get('tokenKeptAt');
  return storedAt !== null && now() - Number(storedAt) >= SESSION_MS;
}

async function endIfExpired(): Promise<void> {
  if (account && isExpired(inMemory)) await endUnless(account, (contents) => !isExpired(contents));
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', () => {
    // Seals again, because another tab may have been closed during sealing.
    sealing = readAgain().then(endIfExpired).then(sealWords);
  });
  onDeviceNews((key) => {
    if (key === 'authToken' || key === null) follow();
  });
}

/** The session on this device. The only writer of userId, authToken, deviceKey and login_email. */
export const session = {
  /** Loads the device's storage before the first render, and finishes an interrupted end of a session. */
  async open(storage: DeviceStorage = deviceStorage): Promise<void> {
    await openDevice(storage);
    account = readStored();
    last = account?.userId ?? null;
    listen();
    await removeOrphanedTexts();
    if (account && readFixed('tokenKeptAt') === null) await writeFixed('tokenKeptAt', String(now()));
    await endIfExpired();
    sealing = sealWords();
    await sealing;
  },

  /** Returns the same object until the account changes, as useSyncExternalStore requires. */
  current: (): Account | null => account,
  token: (): string | null => account?.token ?? null,
  userId: (): string | null => account?.userId ?? null,
  loginEmail: (): string | null => readFixed('login_email'),

  /**
   * Signs in. Resolves when the session is stored, if there is a storage; otherwise the session lasts until the page is
   * closed.
   *
   * @param unsealed what `unsealWords` returned for this person; restored before anything reads it.
   */
  async start(
    next: Account,
    loginEmail: string,
    deviceKey: string | null = null,
    unsealed?: UnsealedWords,
  ): Promise<void> {
    const { userId } = next;
    const token = tokenOf(next);
    // Deletes in a write of its own: this makes room for the next write, and succeeds even if the next write fails.
    const wiped = change((contents) => deletionChanges(contents, userId));
    const stored = change((contents) => ({
      ...(unsealed ? restoringChanges(contents, userId, unsealed) : {}),
      endedSession: null,
      deviceKey,
      login_email: loginEmail,
      ...token,
    }));
    forgetWordsInMemory();
    account = next;
    await Promise.all([wiped, stored]);
    // Skipped if the person signed out or another person signed in meanwhile.
    if (account?.userId === userId) announce('signed-in');
  },

  /** Stores the device key that the server sent to a session without one. */
  async learnDeviceKey(userId: string, deviceKey: string): Promise<void> {
    if (account?.userId !== userId || readFixed('deviceKey') === deviceKey) return;
    // If the storage is full, nothing is stored; the server sends the key again with the next response.
    await change((contents) => (contents.get('userId') === userId ? { deviceKey } : null));
  },

  /** Stores the new token, unless another tab stored a token or signed out meanwhile. */
  async renew(token: string): Promise<void> {
    if (!account) return;
    const before = account;
    const next = { ...before, token };
    const renewed = tokenOf(next);
    account = next;
    const outcome = await change((contents) =>
      contents.get('userId') === before.userId && contents.get('authToken') === before.token ? renewed : null,
    );
    if (outcome === 'declined' && isBehind()) follow();
    else if (account === next) announce('token-refreshed');
  },

  /**
   * Announces that the server changed data of this person, after it has stored user id and token. Does nothing if
   * another tab stored another session meanwhile.
   */
  async announceUserUpdate(userId: string): Promise<void> {
    if (account?.userId !== userId) return;
    const { token } = account;
    // Nothing is written if another tab signed out.
    const outcome = await change((contents) =>
      contents.get('authToken') === token ? { userId, authToken: token } : null,
    );
    if (outcome === 'declined' && isBehind()) follow();
    else if (account?.userId === userId) announce('user-updated');
  },

  /** The stored account, which may be newer than the last storage event. */
  async newest(): Promise<Account | null> {
    await readAgain();
    if (isBehind()) follow();
    return account;
  },

  /**
   * Ends the session without a sign-out: texts that exist only on this device are sealed and kept. If another tab has
   * stored a newer token, the session continues; if no token is stored, another tab has ended the session.
   */
  async end(): Promise<void> {
    if (account === null) return;
    const { userId, token } = account;
    if (endings.size > 0) await Promise.allSettled([...endings].map((work) => work(userId)));
    const ended = endUnless({ userId, token }, (contents) => contents.get('authToken') !== token);
    sealing = ended.then(sealWords);
    await ended;
  },

  /** Registers work that is done before the session ends, to store what only the service worker has. Must not reject. */
  beforeEnd(work: (userId: string) => Promise<unknown>): () => void {
    endings.add(work);
    return () => endings.delete(work);
  },

  /** Resolves when the storage contains no plain text of an ended session. */
  sealed: (): Promise<void> => sealing,

  /** Signs out: deletes the stored id, token, login email and all personal data, then announces it. */
  async leave(): Promise<void> {
    forgetWordsInMemory();
    await change((contents) => ({ ...deletionChanges(contents), endedSession: null, ...FORGOTTEN }));
    follow();
    await forgetShared();
  },

  /** Gives the stored session to the service worker; without one, deletes what an interrupted sign-out left. */
  async share(): Promise<void> {
    await (account ? shareSession(account) : forgetShared());
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
