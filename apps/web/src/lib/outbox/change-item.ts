import { newIdempotencyKey } from '../intent/idempotency-key.ts';
import { type OutboxItem, UNTRIED } from './outbox-item.ts';

/** Whether the item exists only on this device: it was never tried, or its creation was refused. */
const isOnlyHere = ({ tried, refusal, result }: OutboxItem): boolean => !tried || (refusal !== null && result === null);

/** Replaces the body and uses a new key, because the refusal of the old key is final. */
export const withNewKey = (item: OutboxItem, body: unknown): OutboxItem => ({
  ...item,
  key: item.tried ? newIdempotencyKey() : item.key,
  body,
  ...UNTRIED,
});

/**
 * Applies an edit: changes the body if the item exists only on this device, otherwise stores a correction to send
 * later.
 */
export const withEdit = (item: OutboxItem, body: unknown): OutboxItem =>
  isOnlyHere(item) ? withNewKey(item, body) : { ...item, wish: body, refusal: null, isUnwanted: false };

/** Marks the item as deleted. Returns null, which drops it, if it exists only on this device. */
export const markedAsDeleted = (item: OutboxItem): OutboxItem | null =>
  isOnlyHere(item) ? null : { ...item, isUnwanted: true, refusal: null };

/**
 * Marks the item as deleted, also before its first attempt, because the service worker may have sent its copy. The item
 * is dropped once it is known that the worker hasn't.
 */
export const removedUnlessCopied = (item: OutboxItem): OutboxItem | null =>
  item.tried ? markedAsDeleted(item) : { ...item, isUnwanted: true };
