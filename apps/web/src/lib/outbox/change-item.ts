import { newIdempotencyKey } from '../intent/idempotency-key.ts';
import type { OutboxItem, Refusal } from './outbox-item.ts';

/** Nothing of it is with the server: it has not been tried, or its creation was refused. */
const isOnlyHere = ({ tried, refusal, result }: OutboxItem): boolean => !tried || (refusal !== null && result === null);

/** Another body, under another key: the server has decided about the one before. */
export const anew = (item: OutboxItem, body: unknown): OutboxItem => ({
  ...item,
  key: item.tried ? newIdempotencyKey() : item.key,
  body,
  tried: false,
  wish: null,
  result: null,
  refusal: null,
});

/** What the person makes of it: as long as it is only here, that itself; afterwards a correction that follows. */
export const changed = (item: OutboxItem, body: unknown): OutboxItem =>
  isOnlyHere(item) ? anew(item, body) : { ...item, wish: body, refusal: null, isUnwanted: false };

/** The person takes it back; what the server may have is removed there, too. */
export const removed = (item: OutboxItem): OutboxItem | null =>
  isOnlyHere(item) ? null : { ...item, isUnwanted: true, refusal: null };

/** Its creation was refused: what was wanted instead meanwhile is tried, else it waits for the person. */
export function creationRefused(item: OutboxItem, refusal: Refusal, amended: unknown): OutboxItem | null {
  if (item.isUnwanted) return null;
  if (item.wish !== null) return anew(item, item.wish);
  return amended === null ? { ...item, refusal } : anew(item, amended);
}
