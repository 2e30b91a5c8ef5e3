import { SESSION_MS } from '@alento/domain/account/session';
import type { Contents, DeviceStorage } from '../../platform/device-storage.ts';
import { deviceStorage } from '../../platform/web-storage.ts';
import { now } from '../time/clock.ts';
import { change, inMemory, onDeviceNews, openDevice, readAgain } from './device/device-memory.ts';
import { readFixed, writeFixed } from './device/device-store.ts';
import { wiping } from './device/owned-keys.ts';
import { forgetHeld, type Kept, leaveNoStrays, leaveWords, puttingBack, sealWords } from './ended/ended-session.ts';

/** Auth events (core §4). */
type SessionEvent = 'signed-in' | 'user-updated' | 'signed-out' | 'token-refreshed';
export type Account = { userId: string; token: string };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();
let account: Account | null = null;

function readStored(): Account | null {
  const userId = readFixed('userId');
  const token = readFixed('authToken');
  return userId && token ? { userId, token } : null;
}

function announce(event: SessionEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      // One that fails must not keep the others from hearing that a session ended.
      reportError(error);
    }
  }
}

/** Takes over what stands in the storage: this tab or another one signed in, renewed or left. */
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

/** The address goes too: whoever signs in next types it. */
const FORGOTTEN = { userId: null, authToken: null, deviceKey: null, tokenKeptAt: null, login_email: null };

/** As it is stored, now. The token last: it is what other tabs listen for. */
const tokenOf = ({ userId, token }: Account) => ({ userId, tokenKeptAt: String(now()), authToken: token });

/** The words that stay, until they are sealed. */
let sealing: Promise<void> = Promise.resolve();

/** Ends the session that this tab knows, unless by what is stored it goes on. */
async function endUnless({ userId }: Account, goesOn: (contents: Contents) => boolean): Promise<void> {
  const isEnded = await leaveWords(userId, (contents) => (goesOn(contents) ? null : FORGOTTEN));
  if (!isEnded) await readAgain();
  follow();
}

/** A token nobody renewed for as long as a session lives (decision D14): the server would refuse it. */
function isExpired(contents: Contents): boolean {
  const keptAt = contents.get('tokenKeptAt');
  return keptAt !== null && now() - Number(keptAt) >= SESSION_MS;
}

async function endIfExpired(): Promise<void> {
  if (account && isExpired(inMemory)) await endUnless(account, (contents) => !isExpired(contents));
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', () => {
    // Another tab may have been closed in the middle of it.
    sealing = readAgain().then(endIfExpired).then(sealWords);
  });
  onDeviceNews((key) => {
    if (key === 'authToken' || key === null) follow();
  });
}

/** Who is signed in on this device. The only writer of userId, authToken, deviceKey and login_email. */
export const session = {
  /** Loads what the device keeps, before anything is shown. What an end before this page left undone comes first. */
  async open(storage: DeviceStorage = deviceStorage): Promise<void> {
    await openDevice(storage);
    account = readStored();
    listen();
    await leaveNoStrays();
    if (account && readFixed('tokenKeptAt') === null) await writeFixed('tokenKeptAt', String(now()));
    await endIfExpired();
    sealing = sealWords();
    await sealing;
  },

  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): Account | null => account,
  token: (): string | null => account?.token ?? null,
  userId: (): string | null => account?.userId ?? null,
  loginEmail: (): string | null => readFixed('login_email'),

  /**
   * Resolves when the device keeps it, as far as it can: without storage the session lives as long as the page.
   *
   * @param kept what `openKept` found of this person's: it is back before anything reads it.
   */
  async start(next: Account, loginEmail: string, deviceKey: string | null = null, kept?: Kept): Promise<void> {
    const { userId } = next;
    const token = tokenOf(next);
    // First, so that it makes room, and comes through also where nothing new does.
    const wiped = change((contents) => wiping(contents, userId));
    const stored = change((contents) => ({
      ...(kept ? puttingBack(contents, userId, kept) : {}),
      endedSession: null,
      deviceKey,
      login_email: loginEmail,
      ...token,
    }));
    forgetHeld();
    account = next;
    await Promise.all([wiped, stored]);
    // Left, or followed by another person, meanwhile.
    if (account?.userId === userId) announce('signed-in');
  },

  /** The server told the account's device key to a session that had none yet. */
  async learnDeviceKey(userId: string, deviceKey: string): Promise<void> {
    if (account?.userId !== userId || readFixed('deviceKey') === deviceKey) return;
    // Where there is no room, the next answer tells it again.
    await change((contents) => (contents.get('userId') === userId ? { deviceKey } : null));
  },

  /** Takes the new token, unless another tab stored one, or left, meanwhile. */
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

  /** The server changed data of this person: user and token are stored, unless another tab stored a session meanwhile. */
  async tellUserUpdated(userId: string): Promise<void> {
    if (account?.userId !== userId) return;
    const { token } = account;
    // Where another tab signed out, nothing is written after it.
    const outcome = await change((contents) =>
      contents.get('authToken') === token ? { userId, authToken: token } : null,
    );
    if (outcome === 'declined' && isBehind()) follow();
    else if (account?.userId === userId) announce('user-updated');
  },

  /** Who is signed in by the storage itself, whose news from other tabs may still be on their way. */
  async newest(): Promise<Account | null> {
    await readAgain();
    if (isBehind()) follow();
    return account;
  },

  /**
   * The session is over but the person did not leave: the words of theirs that only this device has stay,
   * sealed. A token that another tab stored meanwhile is another session, and goes on; where the storage
   * has none by now, another tab saw to the end.
   */
  async end(): Promise<void> {
    if (account === null) return;
    const { token } = account;
    const ended = endUnless(account, (contents) => contents.get('authToken') !== token);
    sealing = ended.then(sealWords);
    await ended;
  },

  /** Resolves when nothing readable is left of a session that ended. */
  sealed: (): Promise<void> => sealing,

  /** Logout clears the stored id, token, login email and the store (core §4); it is told when they are gone. */
  async leave(): Promise<void> {
    forgetHeld();
    await change((contents) => ({ ...wiping(contents), endedSession: null, ...FORGOTTEN }));
    follow();
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
