import { WAITING_MAX } from '@alento/domain/outbox/limits';
import { newIdempotencyKey } from '../intent/idempotency-key.ts';
import {
  type Change,
  hasFile,
  inOrder,
  isItemName,
  nameOf,
  type Otherwise,
  type OutboxItem,
  readItem,
  UNTRIED,
} from './outbox-item.ts';
import type { OutboxParts } from './outbox-parts.ts';

/** A person's outbox items on this device. An item that doesn't fit into the storage is kept in memory. */
export class ItemStore {
  readonly #parts: OutboxParts;
  /** Items that could not be stored. */
  readonly #unstored = new Map<string, OutboxItem>();
  /** Last known state of each item, so that an item can still be changed after it was sent. */
  readonly #lastSeen = new Map<string, OutboxItem>();
  /** Items that another tab has sent: hidden until the storage shows that they are deleted. */
  readonly #leaving = new Set<string>();
  readonly #onChange: () => void;
  #known: { userId: string; items: readonly OutboxItem[] } | null = null;

  constructor(parts: OutboxParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
  }

  /** Drops the cached list, because the storage may have changed. */
  refresh(): void {
    this.#known = null;
    this.#onChange();
  }

  /** Called after another tab changed the storage: the items that it sent are deleted there. */
  follow(): void {
    this.#leaving.clear();
    this.refresh();
  }

  /** Hides an item that another tab has sent. */
  leave(id: string): void {
    this.#leaving.add(id);
    this.refresh();
  }

  /** @param isOver whether to forget items that could not be stored too */
  clear(isOver: boolean): void {
    if (isOver) this.#unstored.clear();
    this.#lastSeen.clear();
    this.#leaving.clear();
    this.refresh();
  }

  /** Items in order of sending. Returns the same array until an item changes. */
  of(userId: string): readonly OutboxItem[] {
    if (this.#known?.userId === userId) return this.#known.items;
    const stored = this.#parts.storage
      .all(userId)
      .filter(({ name }) => isItemName(name))
      .flatMap(({ value }) => readItem(value) ?? [])
      .filter(({ id }) => !this.#unstored.has(id));
    const items = [...stored, ...this.#unstored.values()].filter(({ id }) => !this.#leaving.has(id)).sort(inOrder);
    for (const item of items) this.#lastSeen.set(item.id, item);
    this.#known = { userId, items };
    return items;
  }

  get(userId: string, id: string): OutboxItem | null {
    if (this.#leaving.has(id)) return null;
    return this.#unstored.get(id) ?? readItem(this.#parts.storage.read(userId, nameOf(id)));
  }

  isStored(id: string): boolean {
    return !this.#unstored.has(id);
  }

  /** @param canStore false for an item that must stay in this page, because its file is only there */
  async add(
    userId: string,
    kind: string,
    body: unknown,
    key = newIdempotencyKey(),
    id = key,
    canStore = true,
  ): Promise<OutboxItem> {
    const items = this.of(userId);
    const place = Math.max(this.#parts.now(), (items.at(-1)?.place ?? 0) + 1);
    const item: OutboxItem = { id, kind, place, key, body, ...UNTRIED };
    const isRoom = items.filter((one) => one.kind === kind).length < WAITING_MAX;
    const isStored =
      canStore && isRoom && (await this.#parts.storage.update(userId, nameOf(id), () => JSON.stringify(item)));
    this.#note(id, item, isStored);
    this.#parts.tabs.announce({ userId });
    return item;
  }

  /** Takes over an item that the service worker made. Does nothing if it was taken over already. */
  async adopt(userId: string, item: OutboxItem): Promise<void> {
    const isStored = await this.#parts.storage.update(
      userId,
      nameOf(item.id),
      (stored) => stored ?? JSON.stringify(item),
    );
    this.#note(item.id, readItem(this.#parts.storage.read(userId, nameOf(item.id))) ?? item, isStored);
    this.#parts.tabs.announce({ userId });
  }

  /**
   * Changes an item, or deletes it for null, based on its stored state at the time of the write. Resolves to null if
   * the item no longer exists; `orElse` is then applied to its last known state. An item that is only in this page stays
   * there if it has a file, because its file is only there too.
   *
   * @param change pure, because it may be called more than once.
   */
  async change(
    userId: string,
    id: string,
    change: Change,
    { orElse, onDrop }: Otherwise = {},
  ): Promise<OutboxItem | null> {
    const unstored = this.#unstored.get(id);
    const outcome: { before: OutboxItem | null; next: OutboxItem | null } = { before: null, next: null };
    let stays = false;
    const isStored = await this.#parts.storage.update(userId, nameOf(id), (stored) => {
      outcome.before = unstored ?? (this.#leaving.has(id) ? null : readItem(stored));
      const gone = outcome.before === null ? this.#lastSeen.get(id) : undefined;
      outcome.next = outcome.before ? change(outcome.before) : gone && orElse ? orElse(gone) : null;
      stays = stored === null && unstored !== undefined && hasFile(unstored);
      return outcome.next === null || stays ? null : JSON.stringify(outcome.next);
    });
    const { before, next } = outcome;
    this.#leaving.delete(id);
    if (next === null && before !== null) onDrop?.();
    this.#note(id, next, isStored && !stays);
    this.#parts.tabs.announce({ userId });
    return next;
  }

  /** Records the item's newest state. A version that could not be stored replaces the stored one in this page. */
  #note(id: string, item: OutboxItem | null, isStored: boolean): void {
    if (item !== null) this.#lastSeen.set(id, item);
    if (item === null || isStored) this.#unstored.delete(id);
    else this.#unstored.set(id, item);
    this.refresh();
  }
}
