import { WAITING_MAX } from '@alento/domain/outbox/limits';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { inOrder, isItemName, nameOf, type OutboxItem, readItem } from './outbox-item.ts';
import type { OutboxParts } from './outbox-parts.ts';

/** What is there of an item, or has just been made of it. */
export type Change = (item: OutboxItem) => OutboxItem | null;

/**
 * The items of a person on this device. One that could not be kept, as the device is full, lives as
 * long as the page. Changes are read and written in turn, across tabs too.
 */
export class KeptItems {
  readonly #parts: OutboxParts;
  /** Not on the device. */
  readonly #unkept = new Map<string, OutboxItem>();
  /** As they were last seen here: a change of one that was sent meanwhile is a change of that. */
  readonly #lastSeen = new Map<string, OutboxItem>();
  /** On their way out: gone from the screen before the device has written it. */
  readonly #leaving = new Set<string>();
  readonly #onChange: () => void;
  #known: { userId: string; items: readonly OutboxItem[] } | null = null;

  constructor(parts: OutboxParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
  }

  /** Reads the device again: something may have changed it. */
  refresh(): void {
    this.#known = null;
    this.#onChange();
  }

  /** Another tab has changed something: what it was seen to send has left by now. */
  follow(): void {
    this.#leaving.clear();
    this.refresh();
  }

  /** It is with the server: gone from the screen before it is gone from the device. */
  leave(id: string): void {
    this.#leaving.add(id);
    this.refresh();
  }

  clear(): void {
    this.#unkept.clear();
    this.#lastSeen.clear();
    this.#leaving.clear();
    this.refresh();
  }

  /** In order; the same list until something changes. */
  of(userId: string): readonly OutboxItem[] {
    if (this.#known?.userId === userId) return this.#known.items;
    const stored = this.#parts.storage
      .all(userId)
      .filter(({ name }) => isItemName(name))
      .flatMap(({ value }) => readItem(value) ?? [])
      .filter(({ id }) => !this.#unkept.has(id));
    const items = [...stored, ...this.#unkept.values()].filter(({ id }) => !this.#leaving.has(id)).sort(inOrder);
    for (const item of items) this.#lastSeen.set(item.id, item);
    this.#known = { userId, items };
    return items;
  }

  get(userId: string, id: string): OutboxItem | null {
    if (this.#leaving.has(id)) return null;
    return this.#unkept.get(id) ?? readItem(this.#parts.storage.read(userId, nameOf(id)));
  }

  isKept(id: string): boolean {
    return !this.#unkept.has(id);
  }

  async add(userId: string, kind: string, body: unknown): Promise<OutboxItem> {
    const key = newIdempotencyKey();
    const items = this.of(userId);
    const place = Math.max(this.#parts.now(), (items.at(-1)?.place ?? 0) + 1);
    const item: OutboxItem = {
      id: key,
      kind,
      place,
      key,
      body,
      tried: false,
      wish: null,
      isUnwanted: false,
      result: null,
      refusal: null,
    };
    if (items.length < WAITING_MAX) await this.#put(userId, item);
    else this.#hold(item);
    return item;
  }

  /** Changes one, or drops it for null. Null where it is there no more and was never seen here. */
  change(userId: string, id: string, change: Change, orElse?: Change): Promise<OutboxItem | null> {
    return this.#parts.alone(`alento:outbox-write:${userId}`, async () => {
      const item = this.get(userId, id);
      const gone = item === null && orElse ? this.#lastSeen.get(id) : undefined;
      const next = item ? change(item) : gone && orElse ? orElse(gone) : null;
      if (next !== null) await this.#put(userId, next);
      else if (item !== null) await this.#drop(userId, id);
      // Another tab saw to it, and its news are still on their way.
      else this.refresh();
      return next;
    });
  }

  async #put(userId: string, item: OutboxItem): Promise<void> {
    this.#leaving.delete(item.id);
    this.#lastSeen.set(item.id, item);
    if (await this.#parts.storage.write(userId, nameOf(item.id), JSON.stringify(item))) this.#unkept.delete(item.id);
    else this.#hold(item);
    this.#changed(userId);
  }

  /** What is on the device is older than this: it must not be sent as it was once the page is gone. */
  #hold(item: OutboxItem): void {
    this.#unkept.set(item.id, item);
    this.#lastSeen.set(item.id, item);
    this.refresh();
  }

  async #drop(userId: string, id: string): Promise<void> {
    this.#unkept.delete(id);
    this.leave(id);
    await this.#parts.storage.write(userId, nameOf(id), null);
    this.#leaving.delete(id);
    this.#changed(userId);
  }

  #changed(userId: string): void {
    this.refresh();
    this.#parts.tabs.tell({ userId });
  }
}
