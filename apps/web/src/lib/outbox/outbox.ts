import { useEffect, useSyncExternalStore } from 'react';
import { firstQuiet } from '../page/when-quiet.ts';
import { session } from '../session/session.ts';
import { browserParts, callOffLater, isReachable } from './browser-parts.ts';
import { type Fate, Outbox } from './outbox-engine.ts';
import { hasFile, latestBody, type OutboxItem, type OutboxKind, type Refusal } from './outbox-item.ts';

/**
 * The outbox for everything that must survive the page: stored on the device until the server has it, sent once, in
 * order, by one tab at a time. Features import only this file of the outbox. Creations that needn't survive the page
 * use `useIntent`.
 */
const outbox = new Outbox(browserParts());

session.subscribe((event, isOver) => {
  if (event !== 'signed-in' && event !== 'signed-out') return;
  callOffLater();
  outbox.clear(isOver);
});

// Stores what the service worker made and tried: its notes are deleted with the session.
if (outbox.isShared) session.beforeEnd((userId) => outbox.share(userId));

/** How long a screen waits for a response, ms. After that the item is sent in the background. */
const PATIENCE_MS = 8000;

/** An unsent item as screens see it. */
export type Waiting<Body> = {
  id: string;
  /** Body with the latest edit. */
  body: Body;
  /** The version that the server may have; null if nothing was sent or the creation was refused. */
  sent: Body | null;
  refusal: Refusal | null;
};
export type { Fate, OutboxKind, Refusal };
export { isReachable };

type Load<Body, Result> = () => Promise<OutboxKind<Body, Result>>;

/** Registers how items of a kind are sent, so that they are sent even if the feature's screens are not open. */
export function registerOutboxKind<Body, Result>(name: string, load: Load<Body, Result>): void {
  // Safe: only the feature of a kind creates its items, so every stored body has this type.
  outbox.register(name, load as Load<unknown, unknown>);
}

/** Sends all unsent items of the person once, and what the service worker made. Resolves to whether any is left. */
export async function sendOutbox(userId: string): Promise<boolean> {
  if (!outbox.hasWork(userId)) {
    // The code of the shared database must not delay the first screen.
    await firstQuiet();
    if (session.userId() !== userId) return false;
    await outbox.share(userId);
  }
  if (outbox.hasWork(userId)) await outbox.send(userId);
  return outbox.hasWork(userId);
}

const subscribe = (listener: () => void) => outbox.subscribe(listener);

const waitingItem = <Body>(item: OutboxItem<Body>): Waiting<Body> => ({
  id: item.id,
  body: latestBody(item),
  sent: item.tried && item.refusal === null ? item.body : null,
  refusal: item.refusal,
});

const NOTHING: readonly OutboxItem[] = [];

/** The outbox of one kind, for the person who is signed in. */
export function outboxFor<Body, Result>(name: string, load: Load<Body, Result>) {
  registerOutboxKind(name, load);
  const mine = (): string => {
    const userId = session.userId();
    if (userId === null) throw new Error('Nobody is signed in');
    return userId;
  };
  const all = (): readonly OutboxItem[] => {
    const userId = session.userId();
    return userId === null ? NOTHING : outbox.items(userId);
  };
  let last: { of: readonly OutboxItem[]; waiting: readonly Waiting<Body>[] } = { of: NOTHING, waiting: [] };
  const waiting = (): readonly Waiting<Body>[] => {
    const items = all();
    if (last.of !== items) {
      const ours = items.filter(({ kind }) => kind === name) as readonly OutboxItem<Body>[];
      last = { of: items, waiting: ours.map(waitingItem) };
    }
    return last.waiting;
  };
  return {
    /**
     * Stores the item; resolves to its local id. `settle` sends it.
     *
     * @param key idempotency key of an item that may have been added already; a new one by default
     * @param id the item's local id, by default the key
     * @param canStore false for an item that must stay in this page
     */
    add: async (body: Body, key?: string, id?: string, canStore?: boolean): Promise<string> =>
      (await outbox.add(mine(), name, body, key, id, canStore)).id,
    /** Whether the item is not only in this page. */
    isStored: (id: string): boolean => outbox.isStored(id),
    /** Edits the item, even if it has been sent meanwhile. Resolves to false if this device doesn't know the item. */
    change: (id: string, body: Body): Promise<boolean> => outbox.change(mine(), id, body),
    remove: (id: string): Promise<void> => outbox.remove(mine(), id),
    /** Sends the item and resolves to its state; `waiting` if there is no response in time. */
    settle: async (id: string): Promise<Fate<Result>> => {
      const userId = mine();
      let patience: ReturnType<typeof setTimeout> | undefined;
      const outOfPatience = new Promise((resolve) => {
        patience = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([outbox.send(userId, hasFile({ kind: name })), outOfPatience]);
      clearTimeout(patience);
      return outbox.fate(userId, id) as Fate<Result>;
    },
    /** State of the item. It is `waiting` after the session has ended, because the item is sealed then. */
    fate: (id: string): Fate<Result> => {
      const userId = session.userId();
      return userId === null ? { state: 'waiting', isStored: true } : (outbox.fate(userId, id) as Fate<Result>);
    },
    waiting,
    subscribe,
    useWaiting: (): readonly Waiting<Body>[] => useSyncExternalStore(subscribe, waiting, waiting),
  };
}

/**
 * Calls `send` when the network may be available: at start, when the page becomes visible, when the browser goes
 * online.
 */
export function useSendingOccasions(userId: string | null, send: (userId: string) => Promise<unknown>): void {
  useEffect(() => {
    if (userId === null) return;
    const now = (): void => void send(userId);
    const ifSeen = (): void => {
      if (document.visibilityState === 'visible') now();
    };
    now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, [userId, send]);
}
