import type { Changes, Contents } from '../../../platform/device-storage.ts';

/** What belongs to a person is keyed by their id. */
const OWNED_PREFIX = 'alento:';

const prefixOf = (userId: string): string => `${OWNED_PREFIX}${userId}:`;

export const ownedKey = (userId: string, name: string): string => prefixOf(userId) + name;

export type Owned = { name: string; value: string };

/** Everything kept for one person. */
export function ownedIn(contents: Contents, userId: string): Owned[] {
  const prefix = prefixOf(userId);
  return [...contents.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ name: key.slice(prefix.length), value: contents.get(key) ?? '' }));
}

/** Ids of those who have something of a kind. */
export function ownersIn(contents: Contents, is: (name: string, value: string) => boolean): string[] {
  const ids = [...contents.keys()]
    .filter((key) => key.startsWith(OWNED_PREFIX))
    .map((key) => key.slice(OWNED_PREFIX.length).split(':', 1)[0] ?? '');
  return [...new Set(ids)].filter((id) => ownedIn(contents, id).some(({ name, value }) => is(name, value)));
}

/** Removes what belongs to any person, but for what is to stay of one of them. */
export function wiping(
  contents: Contents,
  of: string | null = null,
  stays: (owned: Owned) => boolean = () => true,
): Changes {
  const staying = of === null ? [] : ownedIn(contents, of).filter(stays);
  const kept = new Set(staying.map(({ name }) => ownedKey(of ?? '', name)));
  const gone = [...contents.keys()].filter((key) => key.startsWith(OWNED_PREFIX) && !kept.has(key));
  return Object.fromEntries(gone.map((key) => [key, null]));
}
