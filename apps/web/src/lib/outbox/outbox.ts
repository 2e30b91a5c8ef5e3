import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { browserParts, callOffLater, isReachable } from './browser-parts.ts';
import { Outbox } from './outbox-engine.ts';
import { type OutboxItem, type Refusal, wanted } from './outbox-item.ts';
import type { OutboxKind } from './outbox-kind.ts';

/**
 * The one way from what a person made to the server, for what has to survive the page: kept on the
 * device until the server has it, sent once, in order, by one tab at a time. Features import this file
 * of the outbox alone; what needs no surviving goes by `useIntent`.
 */
const outbox = new Outbox(browserParts());

session.subscribe((event) => {
  if (event !== 'signed-in' && event !== 'signed-out') return;
  callOffLater();
  outbox.clear();
});

/** Longer than this a screen waits for no answer: what it asked for is kept, and goes on, ms. */
const PATIENCE_MS = 8000;

/** What waits, as screens see it. */
export type Waiting<Body> = {
  id: string;
  /** As it is wanted now. */
  body: Body;
  /** As the server may have it already; null where nothing was sent, or what was sent is refused. */
  sent: Body | null;
  refusal: Refusal | null;
};
/** What has become of something that was put into the outbox. */
export type Fate<Result> =
  | { state: 'sent'; result: Result }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'waiting'; isKept: boolean }
  | { state: 'gone' };

export type { OutboxKind, Refusal };
export { isReachable };

type Load<Body, Result> = () => Promise<OutboxKind<Body, Result>>;

/** Tells how what waits of a kind is sent, where its screens are not open. */
export function registerOutboxKind<Body, Result>(name: string, load: Load<Body, Result>): void {
  // The bodies of a kind are made by its own feature: whatever is kept under its name is one of them.
  outbox.register(name, load as Load<unknown, unknown>);
}

/** Sends what this person made here, as far as it goes now. */
export async function sendOutbox(userId: string): Promise<void> {
  if (outbox.hasWork(userId)) await outbox.send(userId);
}

const subscribe = (listener: () => void) => outbox.subscribe(listener);

const shownItem = <Body>(item: OutboxItem<Body>): Waiting<Body> => ({
  id: item.id,
  body: wanted(item),
  sent: item.tried && item.refusal === null ? item.body : null,
  refusal: item.refusal,
});

const NOTHING: readonly OutboxItem[] = [];

/** The outbox for things of one kind; all of it is about who is signed in. */
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
  let shown: { of: readonly OutboxItem[]; waiting: readonly Waiting<Body>[] } = { of: NOTHING, waiting: [] };
  const waiting = (): readonly Waiting<Body>[] => {
    const items = all();
    if (shown.of !== items) {
      const ours = items.filter(({ kind }) => kind === name) as readonly OutboxItem<Body>[];
      shown = { of: items, waiting: ours.map(shownItem) };
    }
    return shown.waiting;
  };
  return {
    /** Keeps it; resolves to its id here. `settle` sends it. */
    add: async (body: Body): Promise<string> => (await outbox.add(mine(), name, body)).id,
    /** Makes it `body`, also where it was sent meanwhile; resolves to false where it is not known here. */
    change: (id: string, body: Body): Promise<boolean> => outbox.change(mine(), id, body),
    remove: (id: string): Promise<void> => outbox.remove(mine(), id),
    /** Sends, and tells what has become of it; after a while of no answer, that it waits. */
    settle: async (id: string): Promise<Fate<Result>> => {
      const userId = mine();
      let patience: ReturnType<typeof setTimeout> | undefined;
      const outOfPatience = new Promise((resolve) => {
        patience = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([outbox.send(userId), outOfPatience]);
      clearTimeout(patience);
      return outbox.fate(userId, id) as Fate<Result>;
    },
    /** What has become of it. Once the session ended it waits, sealed, for its person. */
    fate: (id: string): Fate<Result> => {
      const userId = session.userId();
      return userId === null ? { state: 'waiting', isKept: true } : (outbox.fate(userId, id) as Fate<Result>);
    },
    waiting,
    subscribe,
    useWaiting: (): readonly Waiting<Body>[] => useSyncExternalStore(subscribe, waiting, waiting),
  };
}

/** Runs `send` on every occasion on which a network may be there: at start, on coming back, when it returns. */
export function useSendingOccasions(userId: string | null, send: (userId: string) => Promise<void>): void {
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
