import { newIdempotencyKey } from '../intent/idempotency-key.ts';
import type { OutboxItem, Refusal } from './outbox-item.ts';

/** Whether the server has nothing of it: the item was not tried, or its creation was refused. */
const isOnlyHere = ({ tried, refusal, result }: OutboxItem): boolean => !tried || (refusal !== null && result === null);

/** Replaces the body and takes a new key, because the server has decided about the old one. */
export const anew = (item: OutboxItem, body: unknown): OutboxItem => ({
  ...item,
  key: item.tried ? newIdempotencyKey() : item.key,
  body,
  tried: false,
  wish: null,
  result: null,
  refusal: null,
});

/** Applies an edit: to the body itself while the server has nothing of it, else as a correction to send later. */
export const changed = (item: OutboxItem, body: unknown): OutboxItem =>
  isOnlyHere(item) ? anew(item, body) : { ...item, wish: body, refusal: null, isUnwanted: false };

/** Marks the item as deleted; it is dropped at once if the server has nothing of it. */
export const removed = (item: OutboxItem): OutboxItem | null =>
  isOnlyHere(item) ? null : { ...item, isUnwanted: true, refusal: null };

/**
 * Handles a refused creation: tries the edited or amended body if there is one, else keeps the refusal for the person.
 */
export function creationRefused(item: OutboxItem, refusal: Refusal, amended: unknown): OutboxItem | null {
  if (item.isUnwanted) return null;
  if (item.wish !== null) return anew(item, item.wish);
  return amended === null ? { ...item, refusal } : anew(item, amended);
}
