import { WAITING_MAX } from '@alento/domain/outbox/limits';
import { newIdempotencyKey } from '../intent/idempotency-key.ts';
import { inOrder, isItemName, nameOf, type OutboxItem, readItem } from './outbox-item.ts';
import type { OutboxParts } from './outbox-parts.ts';

/** What is there of an item, or has just been made of it. */
export type Change = (item: OutboxItem) => OutboxItem | null;
export type Otherwise = {
  /** Of one that is there no more, as it was last seen here. */
  orElse?: Change;
  /** Told as it is dropped, before any screen is. */
  onDrop?: () => void;
};

/**
 * The items of a person on this device. One that could not be kept, as the device is full, lives as
 * long as the page.
 */
export class KeptItems {
  readonly #parts: OutboxParts;
  /** Not on the device. */
  readonly #unkept = new Map<string, OutboxItem>();
  /** As they were last seen here: a change of one that was sent meanwhile is a change of that. */
  readonly #lastSeen = new Map<string, OutboxItem>();
  /** Another tab has sent them: gone from the screen before they are gone from the device. */
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

  /** Another tab has sent it. */
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
    const isRoom = items.length < WAITING_MAX;
    const isKept = isRoom && (await this.#parts.storage.update(userId, nameOf(key), () => JSON.stringify(item)));
    this.#note(key, item, isKept);
    this.#parts.tabs.tell({ userId });
    return item;
  }

  /**
   * Changes one, or drops it for null, by what stands on the device at that moment. Null where it is there
   * no more; `orElse` then makes something of how it was last seen here.
   *
   * @param change pure: it may be asked more than once.
   */
  async change(
    userId: string,
    id: string,
    change: Change,
    { orElse, onDrop }: Otherwise = {},
  ): Promise<OutboxItem | null> {
    const held = this.#unkept.get(id);
    const made: { before: OutboxItem | null; next: OutboxItem | null } = { before: null, next: null };
    const isKept = await this.#parts.storage.update(userId, nameOf(id), (stored) => {
      made.before = held ?? (this.#leaving.has(id) ? null : readItem(stored));
      const gone = made.before === null ? this.#lastSeen.get(id) : undefined;
      made.next = made.before ? change(made.before) : gone && orElse ? orElse(gone) : null;
      return made.next === null ? null : JSON.stringify(made.next);
    });
    const { before, next } = made;
    this.#leaving.delete(id);
    if (next === null && before !== null) onDrop?.();
    this.#note(id, next, isKept);
    this.#parts.tabs.tell({ userId });
    return next;
  }

  /** What is on the device is older than what could not be kept: that stands for it in this page. */
  #note(id: string, item: OutboxItem | null, isKept: boolean): void {
    if (item !== null) this.#lastSeen.set(id, item);
    if (item === null || isKept) this.#unkept.delete(id);
    else this.#unkept.set(id, item);
    this.refresh();
  }
}
