import { outboxRetryMs } from '@alento/domain/outbox/limits';
import { ApiError, offline } from '../api/api-error.ts';
import { Listeners } from '../listeners.ts';
import { markedAsDeleted, removedUnlessCopied, withEdit } from './change-item.ts';
import { ItemStore } from './item-store.ts';
import { hasFile, type OutboxItem, type OutboxKind, type Refusal, waitsForOther } from './outbox-item.ts';
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

const canBeSent = (item: OutboxItem): boolean => item.refusal === null && !waitsForOther(item);

/** Stores what a person created until the server has it, and sends each item once, in order. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #items: ItemStore;
  readonly #kinds = new Map<string, () => Promise<Kind>>();
  readonly #listeners = new Listeners();
  readonly #results = new Map<string, unknown>();
  /** By lock: the items with a file have one of their own, so that nothing waits for a file. */
  readonly #running = new Map<string, Promise<void>>();
  readonly #repeats = new Set<string>();
  /** Failures in a row, and the time before which nothing is sent because of Retry-After, ms epoch. By lock. */
  readonly #pauses = new Map<string, { failures: number; notBefore: number }>();
  /** Handles messages of other tabs one after the other. */
  #hearing: Promise<void> = Promise.resolve();
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
    return this.#items.of(userId).some(canBeSent);
  }

  /** Whether a service worker may send items too. */
  get isShared(): boolean {
    return this.#parts.share !== null;
  }

  async add(...of: Parameters<ItemStore['add']>): Promise<OutboxItem> {
    const item = await this.#items.add(...of);
    void this.share(of[0]);
    return item;
  }

  isStored(id: string): boolean {
    return this.#items.isStored(id);
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

  /**
   * Sends all items in order, after the others those with a file. Never rejects because of network or server: unsent
   * items stay in the outbox.
   *
   * @param files whether to wait for the items with a file too
   */
  async send(userId: string, files = true): Promise<void> {
    await this.#sendThose(userId, false);
    const sent = this.#sendThose(userId, true);
    if (files) await sent;
    else sent.catch((failure: unknown) => reportError(failure));
  }

  /**
   * Forgets the results and waits of the person who was signed in.
   *
   * @param isOver whether to forget the items that are only in this page too
   */
  clear(isOver: boolean): void {
    this.#results.clear();
    this.#pauses.clear();
    this.#items.clear(isOver);
  }

  #asSent(item: OutboxItem): OutboxItem {
    return { ...item, tried: true, wish: null, refusal: null, result: this.#results.get(item.id) ?? item.result };
  }

  #sendThose(userId: string, withFile: boolean): Promise<void> {
    const lock = sendLockOf(userId) + (withFile ? ':files' : '');
    const running = this.#running.get(lock);
    if (running) {
      this.#repeats.add(lock);
      return running;
    }
    const done = this.#sendRepeatedly(userId, withFile, lock);
    this.#running.set(lock, done);
    return done;
  }

  async #sendRepeatedly(userId: string, withFile: boolean, lock: string): Promise<void> {
    try {
      do {
        this.#repeats.delete(lock);
        await this.#parts.alone(lock, () => this.#sendOrWait(userId, withFile, lock));
      } while (this.#repeats.has(lock));
    } finally {
      // In the step of the last look at the repeats: a call between the two would ask for one that never comes.
      this.#running.delete(lock);
    }
  }

  async #sendOrWait(userId: string, withFile: boolean, lock: string): Promise<void> {
    // Another tab may have sent items while this one waited for the lock.
    this.#items.refresh();
    if (this.#parts.now() < (this.#pauses.get(lock)?.notBefore ?? 0)) return;
    try {
      await this.#sendAll(userId, withFile);
      this.#pauses.delete(lock);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      this.#wait(userId, withFile, lock, failure);
    }
    await this.share(userId);
  }

  async #sendAll(userId: string, withFile: boolean): Promise<void> {
    // An item of a later version of the app waits, and nothing waits for it.
    const isNext = (item: OutboxItem): boolean =>
      canBeSent(item) && hasFile(item) === withFile && this.#kinds.has(item.kind);
    for (;;) {
      const items = await this.share(userId);
      const next = items.find(isNext);
      if (next === undefined || this.#parts.userId() !== userId) return;
      if (!(await this.#parts.isReachable())) throw offline();
      const kind = await this.#kindOf(next.kind);
      // Most visits send nothing. Without its code the item waits, like one whose kind can't be loaded.
      const code = await import('./deliver.ts').catch(() => null);
      if (this.#parts.userId() !== userId) return;
      if (!code) throw offline();
      const onSent = (id: string, result: unknown): void => this.#sent(userId, kind, { id, kind: next.kind, result });
      await code.deliver(next, { userId, items: this.#items, kind, onSent });
    }
  }

  #wait(userId: string, withFile: boolean, lock: string, { status, retryAfter }: ApiError): void {
    // No retry after a 401: either the person signs in again, which sends the items, or they are sealed.
    if (status === 401) return;
    const failures = (this.#pauses.get(lock)?.failures ?? 0) + 1;
    this.#pauses.set(lock, { failures, notBefore: this.#parts.now() + (retryAfter ?? 0) * 1000 });
    this.#parts.later(lock, outboxRetryMs(failures, retryAfter), () => void this.#sendThose(userId, withFile));
  }

  /** An item whose code can't be loaded waits, as if the device were offline. */
  async #kindOf(name: string): Promise<Kind> {
    const kind = await this.#kinds
      .get(name)?.()
      .catch(() => null);
    if (!kind) throw offline();
    return kind;
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
