import type { Store } from '../store/store.ts';
import { refused } from './failure.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leaves out what belongs to the double, and the payments of an invoice, which the API answers only on `expand`. */
function hideParts(value: Json): Json {
  if (Array.isArray(value)) return value.map(hideParts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'double' && !(key === 'payments' && value.object === 'invoice'))
      .map(([key, inner]) => [key, hideParts(inner)]),
  );
}

const jsonOf = (object: object): Json => JSON.parse(JSON.stringify(object));

/** An object as the API answers it without `expand`. */
export const plain = (object: object): JsonObject => hideParts(jsonOf(object)) as JsonObject;

const stored = ({ invoices, paymentIntents }: Store, id: string): object | undefined =>
  invoices.get(id) ?? paymentIntents.get(id);

function expandPath(store: Store, node: Json | undefined, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || node === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) expandPath(store, one, path);
    return;
  }
  if (!isObject(node)) return;
  const value = node[key];
  if (key === 'payments' && node.object === 'invoice') {
    node.payments = jsonOf(store.invoices.get(String(node.id))?.payments ?? {});
  } else if (typeof value === 'string') {
    const object = stored(store, value);
    if (object === undefined) throw refused(`This property cannot be expanded (${key}).`, 'expand');
    node[key] = plain(object);
  } else if (value === undefined) throw refused(`This property cannot be expanded (${key}).`, 'expand');
  expandPath(store, node[key], rest);
}

/** An object as the API answers it, with the parts and objects that `expand` names. */
export function present(store: Store, object: object, expand: readonly string[]): JsonObject {
  const result = plain(object);
  for (const path of expand) {
    const keys = path.split('.');
    // `data` counts as a level, as at Stripe: `data.items.data.price.product` is refused.
    if (keys.length > 4) throw refused(`You cannot expand more than 4 levels of a property (${path}).`, 'expand');
    expandPath(store, result, keys);
  }
  return result;
}
