import type { Store } from '../store/store.ts';
import { refused } from './failure.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Parts that the API answers only on `expand`. */
const ON_EXPAND: Readonly<Record<string, string>> = {
  invoice: 'payments',
  'checkout.session': 'line_items',
  charge: 'refunds',
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hideParts(value: Json): Json {
  if (Array.isArray(value)) return value.map(hideParts);
  if (!isObject(value)) return value;
  const hidden = typeof value.object === 'string' ? ON_EXPAND[value.object] : undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== hidden)
      .map(([key, inner]) => [key, hideParts(inner)]),
  );
}

const jsonOf = (object: object): Json => JSON.parse(JSON.stringify(object));

/** An object as the API answers it without `expand`. */
export function plain(object: object): JsonObject {
  const shown = hideParts(jsonOf(object));
  if (!isObject(shown)) throw new Error('Not an object');
  return shown;
}

function stored(store: Store, id: string): object | undefined {
  const kinds = [
    store.customers,
    store.sessions,
    store.subscriptions,
    store.schedules,
    store.invoices,
    store.paymentIntents,
    store.charges,
    store.refunds,
    store.disputes,
    store.products,
    store.prices,
  ];
  return kinds.map((kind) => kind.get(id)).find((object) => object !== undefined);
}

function expandPath(store: Store, node: Json | undefined, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || node === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) expandPath(store, one, path);
    return;
  }
  if (!isObject(node)) return;
  const value = node[key];
  if (value === undefined && typeof node.object === 'string' && ON_EXPAND[node.object] === key) {
    const whole = typeof node.id === 'string' ? stored(store, node.id) : undefined;
    const full = whole === undefined ? undefined : jsonOf(whole);
    node[key] = hideParts((isObject(full) ? full[key] : null) ?? null);
  } else if (typeof value === 'string') {
    const object = stored(store, value);
    if (object === undefined) throw refused(`This property cannot be expanded (${key}).`, 'expand');
    node[key] = plain(object);
  } else if (value === undefined) throw refused(`This property cannot be expanded (${key}).`, 'expand');
  expandPath(store, node[key], rest);
}

/** An object as the API answers it, with the parts and objects that `expand` names. */
export function present(store: Store, object: object, expand: readonly string[]): JsonObject {
  const shown = plain(object);
  for (const path of expand) {
    const keys = path.split('.');
    // `data` counts as a level, as at Stripe: `data.items.data.price.product` is refused.
    if (keys.length > 4) {
      throw refused(`You cannot expand more than 4 levels of a property (${path}).`, 'expand');
    }
    expandPath(store, shown, keys);
  }
  return shown;
}
