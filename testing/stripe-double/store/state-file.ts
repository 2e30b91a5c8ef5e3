import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Kept } from '../wire/idempotency.ts';
import { newestFirst, type Store } from './store.ts';

/** The kinds of objects that are kept. The catalogue isn't: it is configured at each start. */
const KEPT = [
  'customers',
  'deletedCustomers',
  'sessions',
  'subscriptions',
  'schedules',
  'invoices',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'methods',
  'subscriptionNotes',
  'sessionNotes',
] as const satisfies (keyof Store)[];

type SavedKeys = [string, Kept][];

interface Saved {
  address: string;
  store: Record<string, [string, object][]>;
  keys: SavedKeys;
}

/** Reads what an earlier process wrote. Links to its pages are changed to the new address. */
export function loadState(path: string, store: Store, address: string): SavedKeys {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const { address: before }: Saved = JSON.parse(text);
  const saved: Saved = JSON.parse(text.replaceAll(before, address));
  for (const kind of KEPT) {
    const map: Map<string, object> = store[kind];
    for (const [id, object] of saved.store[kind] ?? []) map.set(id, object);
  }
  // A refund is the same object in its charge's list.
  for (const charge of store.charges.values()) {
    charge.refunds.data = newestFirst(store.refunds).filter((refund) => refund.charge === charge.id);
  }
  return saved.keys;
}

/** Writes the state so that a crash leaves the old or the new file. */
export function saveState(path: string, store: Store, address: string, keys: SavedKeys): void {
  const kinds = KEPT.map((kind): [string, [string, object][]] => [kind, [...store[kind].entries()]]);
  const saved: Saved = { address, store: Object.fromEntries(kinds), keys };
  writeFileSync(`${path}.new`, JSON.stringify(saved), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
