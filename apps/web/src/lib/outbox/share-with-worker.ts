import type { Copy, FromWorker, Tried } from '../../platform/worker-store.ts';
import { creationRefused } from './deliver.ts';
import { hasFile, isSame, type OutboxItem, UNTRIED } from './outbox-item.ts';
import type { Sharing } from './outbox-parts.ts';

/**
 * Copies of the items that the service worker may send: in order, creations that were not edited since an attempt. It
 * gets none behind an item that it can't send, except behind a refused one or one with a file, which block nothing.
 */
function copiesOf(userId: string, items: readonly OutboxItem[], isStored: (id: string) => boolean): Copy[] {
  const waiting = items.filter((item) => !hasFile(item) && item.refusal === null && (item.tried || !item.isUnwanted));
  const stop = waiting.findIndex(
    ({ id, wish, isUnwanted, result }) => wish !== null || isUnwanted || result !== null || !isStored(id),
  );
  return waiting
    .slice(0, stop < 0 ? waiting.length : stop)
    .map(({ key, id, kind, place, body }) => ({ key, userId, id, kind, place, body }));
}

/** Whether the item was deleted before its first attempt by a page. */
const isRemovedUntried = ({ tried, isUnwanted }: OutboxItem): boolean => !tried && isUnwanted;

/** The item of something that the service worker made. */
const itemOf = ({ key, id, kind, place, body }: Copy): OutboxItem => ({
  id,
  kind,
  place,
  key,
  body,
  ...UNTRIED,
});

/**
 * The state of an item after the service worker has tried it, or null to drop it. An item that was edited since is
 * corrected later, because its key belongs to the body that the worker sent.
 *
 * @param amend see OutboxKind
 */
function triedElsewhere(
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

/** The database that tabs share with the service worker. Nothing of it ever rejects. */
type Exchange = {
  /**
   * Replaces the copies of items that the worker may send, and resolves to what it noted until then.
   *
   * @param copies reads the items at the time of the exchange.
   */
  exchange: (userId: string, copies: () => readonly Copy[]) => Promise<FromWorker>;
  /** Deletes what was taken over from the worker. */
  forget: (userId: string, taken: FromWorker) => Promise<void>;
};

/** Whether the server has the item as the person wants it. */
const isDone = ({ result, wish, isUnwanted, refusal }: OutboxItem): boolean =>
  result !== null && wish === null && !isUnwanted && refusal === null;

/** Applies what the service worker made and tried to the items. */
async function takeOver({ created, tried }: FromWorker, { userId, items, kindOf, onSent }: Sharing): Promise<void> {
  for (const copy of created) await items.adopt(userId, itemOf(copy));
  for (const note of tried) {
    const item = items.of(userId).find(({ key }) => key === note.key);
    if (!item) continue;
    // Without the kind's code the item is sent again under its key, which has the same outcome.
    const kind = await kindOf(item.kind);
    const known = kind ? note : { ...note, outcome: null };
    let result: unknown = null;
    const change = (now: OutboxItem): OutboxItem | null => {
      if (now.key !== note.key) return now;
      const next = triedElsewhere(now, known, (body, refusal) => kind?.amend?.(body, refusal));
      result = next && isDone(next) ? next.result : null;
      return result === null ? next : null;
    };
    const onDrop = (): void => {
      if (kind && result !== null) onSent(kind, { id: item.id, kind: item.kind, result });
    };
    await items.change(userId, item.id, change, { onDrop });
  }
}

/**
 * Gives the service worker copies of what it may send, and takes over what it made or tried. Afterwards each copy has
 * the body that its item has. If the worker tried an earlier body meanwhile, the next call takes that over, before a
 * page sends the item.
 *
 * @returns the items of which the worker has copies now; another body than theirs must not be sent.
 */
export async function shareWithWorker(
  sharing: Sharing,
  { exchange, forget }: Exchange,
): Promise<readonly OutboxItem[]> {
  const { userId, items } = sharing;
  for (;;) {
    let copied: readonly OutboxItem[] = [];
    const taken = await exchange(userId, () => {
      items.refresh();
      copied = items.of(userId);
      return copiesOf(userId, copied, (id) => items.isStored(id));
    });
    await takeOver(taken, sharing);
    // The worker has no copy of these, and had not tried them, or they are noted as tried now.
    for (const { id } of copied.filter(isRemovedUntried)) {
      await items.change(userId, id, (now) => (isRemovedUntried(now) ? null : now));
    }
    if (taken.created.length + taken.tried.length === 0) return copied;
    await forget(userId, taken);
  }
}
