import type { ApiError } from '../api/api-error.ts';
import { isDecided } from '../intent/intent.ts';
import { withNewKey } from './change-item.ts';
import type { ItemStore } from './item-store.ts';
import {
  type Change,
  isSame,
  latestBody,
  type Otherwise,
  type OutboxItem,
  type OutboxKind,
  type Refusal,
} from './outbox-item.ts';

type Delivery = {
  userId: string;
  items: ItemStore;
  kind: OutboxKind<unknown, unknown>;
  onSent: (id: string, result: unknown) => void;
};

const refusalOf = ({ errorCode, message }: ApiError): Refusal => ({ code: errorCode, message });

/**
 * Handles a refused creation: drops a deleted item, retries with the edited or amended body if there is one, otherwise
 * stores the refusal for the person.
 */
export function creationRefused(item: OutboxItem, refusal: Refusal, amended: unknown): OutboxItem | null {
  if (item.isUnwanted) return null;
  if (item.wish !== null) return withNewKey(item, item.wish);
  return amended === null ? { ...item, refusal } : withNewKey(item, amended);
}

/**
 * Changes the item after a response, if it still has the key that was sent. Without Web Locks another tab may have
 * given it a new key; then the response is not about it.
 */
const changeOf =
  (item: OutboxItem, { userId, items }: Delivery) =>
  (change: Change, otherwise?: Otherwise): Promise<OutboxItem | null> =>
    items.change(userId, item.id, (now) => (now.key === item.key ? change(now) : now), otherwise);

/**
 * Creates the item on the server. Resolves to null if it was refused or has been deleted on another device. Throws
 * errors after which a retry may succeed.
 */
async function create(item: OutboxItem, delivery: Delivery): Promise<{ result: unknown } | null> {
  const { kind } = delivery;
  const change = changeOf(item, delivery);
  if (item.result !== null) return { result: item.result };
  try {
    return { result: await kind.create(item.body, item.key) };
  } catch (failure) {
    if (!isDecided(failure)) throw failure;
    const refusal = refusalOf(failure);
    // Status 410: an earlier attempt created the item, and another device has deleted it since.
    const isGone = failure.status === 410;
    const amended = kind.amend?.(item.body, refusal) ?? null;
    await change((now) => (isGone ? null : creationRefused(now, refusal, amended)));
    return null;
  }
}

/** Sends the edit or deletion made since the creation. Resolves to null if nothing is left to send. */
async function follow(item: OutboxItem, result: unknown, delivery: Delivery): Promise<{ result: unknown } | null> {
  const { kind } = delivery;
  const change = changeOf(item, delivery);
  try {
    if (item.isUnwanted) {
      await kind.remove(result);
      // The person edited the deleted item during the request: it is created again with a new key.
      await change((now) => (now.isUnwanted ? null : withNewKey(now, latestBody(now))));
      return null;
    }
    const wish = item.wish;
    const corrected = await kind.correct(result, wish);
    await change((now) => ({
      ...now,
      result: corrected,
      wish: isSame(now.wish, wish) ? null : now.wish,
    }));
    return { result: corrected };
  } catch (failure) {
    if (!isDecided(failure)) throw failure;
    // Status 404: another device has deleted the item, so there is nothing to correct or delete.
    const isGone = failure.status === 404;
    const refusal = refusalOf(failure);
    await change((now) => {
      if (isGone) return null;
      // If the person edited the item again during the request, that edit is sent before a refusal is shown.
      const isOutdated = now.isUnwanted !== item.isUnwanted || !isSame(now.wish, item.wish);
      return isOutdated ? { ...now, result } : { ...now, result, isUnwanted: false, refusal };
    });
    return null;
  }
}

/**
 * Sends one item and the edits made since. Throws if it has to be retried later. Does nothing if the item was changed
 * since it was read, because the service worker may have a copy with the former body.
 */
export async function deliver({ id, body }: OutboxItem, delivery: Delivery): Promise<void> {
  const { userId, items, onSent } = delivery;
  const isAsRead = (now: OutboxItem): boolean =>
    now.refusal === null && (now.tried || (isSame(now.body, body) && !now.isUnwanted));
  const item = await items.change(userId, id, (now) => (isAsRead(now) ? { ...now, tried: true } : now));
  if (item === null || !isAsRead(item)) return;
  const change = changeOf(item, delivery);
  let response = await create(item, delivery);
  while (response !== null) {
    const { result } = response;
    const isDone = (now: OutboxItem): boolean => !now.isUnwanted && now.wish === null;
    const after = await change((now) => (isDone(now) ? null : { ...now, result }), {
      onDrop: () => onSent(id, result),
    });
    response = after?.key !== item.key ? null : await follow(after, result, delivery);
  }
}
