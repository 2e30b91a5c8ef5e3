import { outboxRetryMs } from '@alento/domain/outbox/limits';
import { ApiError, offline } from '../api/api-error.ts';
import { Listeners } from '../listeners.ts';
import { markedAsDeleted, removedUnlessCopied, withEdit } from './change-item.ts';
import { deliver } from './deliver.ts';
import { ItemStore } from './item-store.ts';
import type { OutboxItem, OutboxKind, Refusal } from './outbox-item.ts';
import type { OutboxNews, OutboxParts } from './outbox-parts.ts';
import { sendLockOf } from './worker-messages.ts';

type Kind = OutboxKind<unknown, unknown>;
type Sent = NonNullable<OutboxNews['sent']>;

/** State of an item. `gone` means deleted on this or another device. */
export type Fate<Result = unknown> =
  | { state: 'sent'; result: Result }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'waiting'; isStored: boolean }
  | { state: 'gone' };

/** Stores what a person created until the server has it, and sends each item once, in order. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #items: ItemStore;
  readonly #kinds = new Map<string, () => Promise<Kind>>();
  readonly #listeners = new Listeners();
  readonly #results = new Map<string, unknown>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #repeats = new Set<string>();
  /** Handles messages of other tabs one after the other. */
  #hearing: Promise<void> = Promise.resolve();
  #failures = 0;
  /** Time before which nothing is sent because of backoff or Retry-After, ms epoch. */
  #notBefore = 0;
  #visible: { of: readonly OutboxItem[]; items: readonly OutboxItem[] } | null = null;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#items = new ItemStore(parts, () => {
      this.#listeners.notify();
    });
    parts.tabs.onNews((news) => {
      this.#hearing = this.#hearing.then(() => this.#hear(news));
    });
  }

  /** Registers how items of a kind are sent. The code is loaded when there is an item of that kind. */
  register(name: string, load: () => Promise<Kind>): void {
    this.#kinds.set(name, load);
  }

  readonly subscribe = this.#listeners.subscribe;

  /**
   * Items that the server doesn't have yet, in order of sending, without deleted ones. Returns the same array until an
   * item changes.
   */
  items(userId: string): readonly OutboxItem[] {
    const all = this.#items.of(userId);
    if (this.#visible?.of !== all) this.#visible = { of: all, items: all.filter(({ isUnwanted }) => !isUnwanted) };
    return this.#visible.items;
  }

  /** Whether there is something to send, deletions included. */
  hasWork(userId: string): boolean {
    return this.#items.of(userId).some(({ refusal }) => refusal === null);
  }

  /** Whether a service worker may send items too. */
  get isShared(): boolean {
    return this.#parts.share !== null;
  }

  async add(userId: string, kind: string, body: unknown, key?: string): Promise<OutboxItem> {
    const item = await this.#items.add(userId, kind, body, key);
    void this.share(userId);
    return item;
  }

  /** Edits an item, even if it has been sent meanwhile. Resolves to false if this device doesn't know the item. */
  async change(userId: string, id: string, body: unknown): Promise<boolean> {
    const next = await this.#items.change(userId, id, (item) => withEdit(item, body), {
      orElse: (sent) => withEdit(this.#asSent(sent), body),
    });
    void this.share(userId);
    return next !== null;
  }

  /** Deletes an item, even if it has been sent meanwhile. */
  async remove(userId: string, id: string): Promise<void> {
    const remove = this.#parts.share ? removedUnlessCopied : markedAsDeleted;
    await this.#items.change(userId, id, remove, { orElse: (sent) => markedAsDeleted(this.#asSent(sent)) });
    await this.share(userId);
  }

  /**
   * Exchanges items with the service worker. Runs before an item is sent, and after each change.
   *
   * @returns the items as they may be sent.
   */
  async share(userId: string): Promise<readonly OutboxItem[]> {
    const { share, alone } = this.#parts;
    if (!share) return this.#items.of(userId);
    const kindOf = (name: string): Promise<Kind | null> => this.#kindOf(name).catch(() => null);
    const onSent = (kind: Kind, sent: Sent): void => this.#sent(userId, kind, sent);
    return alone(`alento:outbox-copies:${userId}`, () => share({ userId, items: this.#items, kindOf, onSent }));
  }

  fate(userId: string, id: string): Fate {
    const item = this.#items.get(userId, id);
    if (item?.refusal) return { state: 'refused', refusal: item.refusal };
    if (item) return { state: 'waiting', isStored: this.#items.isStored(id) };
    return this.#results.has(id) ? { state: 'sent', result: this.#results.get(id) } : { state: 'gone' };
  }

  /** Sends all items in order. Never rejects because of network or server: unsent items stay in the outbox. */
  send(userId: string): Promise<void> {
    const running = this.#running.get(userId);
    if (running) {
      this.#repeats.add(userId);
      return running;
    }
    const done = this.#sendRepeatedly(userId).finally(() => this.#running.delete(userId));
    this.#running.set(userId, done);
    return done;
  }

  /** Forgets the items, timers and waits of the person who was signed in. */
  clear(): void {
    this.#results.clear();
    this.#failures = 0;
    this.#notBefore = 0;
    this.#items.clear();
  }

  #asSent(item: OutboxItem): OutboxItem {
    return { ...item, tried: true, wish: null, refusal: null, result: this.#results.get(item.id) ?? item.result };
  }

  async #sendRepeatedly(userId: string): Promise<void> {
    do {
      this.#repeats.delete(userId);
      await this.#parts.alone(sendLockOf(userId), () => this.#sendOrWait(userId));
    } while (this.#repeats.has(userId));
  }

  async #sendOrWait(userId: string): Promise<void> {
    // Another tab may have sent items while this one waited for the lock.
    this.#items.refresh();
    if (this.#parts.now() < this.#notBefore) return;
    try {
      await this.#sendAll(userId);
      this.#failures = 0;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      this.#wait(userId, failure);
    }
    await this.share(userId);
  }

  async #sendAll(userId: string): Promise<void> {
    for (;;) {
      const next = (await this.share(userId)).find(({ refusal }) => refusal === null);
      if (next === undefined || this.#parts.userId() !== userId) return;
      if (!(await this.#parts.isReachable())) throw offline();
      const kind = await this.#kindOf(next.kind);
      if (this.#parts.userId() !== userId) return;
      const onSent = (id: string, result: unknown): void => this.#sent(userId, kind, { id, kind: next.kind, result });
      await deliver(next, { userId, items: this.#items, kind, onSent });
    }
  }

  #wait(userId: string, { status, retryAfter }: ApiError): void {
    // No retry after a 401: either the person signs in again, which sends the items, or they are sealed.
    if (status === 401) return;
    this.#failures += 1;
    const afterMs = outboxRetryMs(this.#failures, retryAfter);
    if (retryAfter !== null) this.#notBefore = this.#parts.now() + retryAfter * 1000;
    this.#parts.later(afterMs, () => void this.send(userId));
  }

  async #kindOf(name: string): Promise<Kind> {
    const load = this.#kinds.get(name);
    if (!load) throw new Error(`The outbox holds something of an unknown kind: ${name}`);
    try {
      return await load();
    } catch {
      // If the code can't be loaded, the item is treated as if the device were offline.
      throw offline();
    }
  }

  #sent(userId: string, kind: Kind, sent: Sent): void {
    this.#results.set(sent.id, sent.result);
    if (this.#parts.userId() === userId) kind.onSent(sent.result, sent.id);
    this.#parts.tabs.announce({ userId, sent });
  }

  async #hear({ userId, sent }: OutboxNews): Promise<void> {
    if (userId !== this.#parts.userId()) return;
    if (!sent) return this.#items.follow();
    // If the code can't be loaded, the screens show the item at the next read from the server.
    const kind = await this.#kindOf(sent.kind).catch(() => null);
    if (userId !== this.#parts.userId()) return;
    this.#results.set(sent.id, sent.result);
    kind?.onSent(sent.result, sent.id);
    this.#items.leave(sent.id);
  }
}
