import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Store } from './store.ts';

type Saved = { address: string; store: Record<string, [string, object][]> };

/** Reads what an earlier process wrote. Links to its pages are changed to the new address. */
export function loadState(path: string, store: Store, address: string): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  const { address: before }: Saved = JSON.parse(text);
  const saved: Saved = JSON.parse(text.replaceAll(before, address));
  for (const [kind, map] of Object.entries(store) as [string, Map<string, object>][])
    for (const [id, object] of saved.store[kind] ?? []) map.set(id, object);
}

/** Writes the state so that a crash leaves the old or the new file. */
export function saveState(path: string, store: Store, address: string): void {
  const kinds = Object.entries(store).map(([kind, map]) => [kind, [...map]]);
  writeFileSync(`${path}.new`, JSON.stringify({ address, store: Object.fromEntries(kinds) }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
