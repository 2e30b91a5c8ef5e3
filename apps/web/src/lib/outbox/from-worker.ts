import type { Copy, Tried } from '../../platform/worker-store.ts';
import { creationRefused } from './change-item.ts';
import { isSame, type OutboxItem } from './outbox-item.ts';

/**
 * Copies of the items that the service worker may send: in order, creations that were not edited since an attempt. It
 * gets none behind an item that it can't send, except behind a refused one, which blocks nothing.
 */
export function copiesOf(userId: string, items: readonly OutboxItem[], isKept: (id: string) => boolean): Copy[] {
  const waiting = items.filter(({ refusal, tried, isUnwanted }) => refusal === null && (tried || !isUnwanted));
  const stop = waiting.findIndex(
    ({ id, wish, isUnwanted, result }) => wish !== null || isUnwanted || result !== null || !isKept(id),
  );
  return waiting
    .slice(0, stop < 0 ? waiting.length : stop)
    .map(({ key, id, kind, place, body }) => ({ key, userId, id, kind, place, body }));
}

/** The item of something that the service worker made. */
export const itemOf = ({ key, id, kind, place, body }: Copy): OutboxItem => ({
  id,
  kind,
  place,
  key,
  body,
  tried: false,
  wish: null,
  isUnwanted: false,
  result: null,
  refusal: null,
});

/**
 * The state of an item after the service worker has tried it, or null to drop it. An item that was edited since is
 * corrected later, because its key belongs to the body that the worker sent.
 *
 * @param amend see OutboxKind
 */
export function triedElsewhere(
  item: OutboxItem,
  { body, outcome }: Tried,
  amend: (body: unknown, refusal: { code: string; message: string }) => unknown,
): OutboxItem | null {
  const isEdited = !isSame(item.body, body);
  if (item.tried && isEdited) {
    // A page has tried another body under this key. Only a creation says which of the two the server has.
    return outcome && 'result' in outcome && item.result === null
      ? { ...item, body, wish: item.wish ?? item.body, result: outcome.result, refusal: null }
      : item;
  }
  const tried: OutboxItem = item.tried ? item : { ...item, body, tried: true, wish: isEdited ? item.body : null };
  if (outcome === null || tried.result !== null) return tried;
  if ('result' in outcome) return { ...tried, result: outcome.result, refusal: null };
  if (tried.refusal !== null) return tried;
  const { status, ...refusal } = outcome.refusal;
  // Status 410: an earlier attempt created the item, and another device has deleted it since.
  return status === 410 ? null : creationRefused(tried, refusal, amend(tried.body, refusal) ?? null);
}
