import type { Changes, Contents } from '../../../platform/device-storage.ts';

/** Prefix of keys of personal data; the person's id follows. */
const OWNED_PREFIX = 'alento:';

const prefixOf = (userId: string): string => `${OWNED_PREFIX}${userId}:`;

export const ownedKey = (userId: string, name: string): string => prefixOf(userId) + name;

export type Owned = { name: string; value: string };

/** All stored values of one person. */
export function ownedIn(contents: Contents, userId: string): Owned[] {
  const prefix = prefixOf(userId);
  return [...contents.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ name: key.slice(prefix.length), value: contents.get(key) ?? '' }));
}

/** Ids of people with a value that fulfils the condition. */
export function ownersIn(contents: Contents, is: (name: string, value: string) => boolean): string[] {
  const ids = [...contents.keys()]
    .filter((key) => key.startsWith(OWNED_PREFIX))
    .map((key) => key.slice(OWNED_PREFIX.length).split(':', 1)[0] ?? '');
  return [...new Set(ids)].filter((id) => ownedIn(contents, id).some(({ name, value }) => is(name, value)));
}

/** Returns changes that delete the personal data of everybody, except the given values of one person. */
export function deletionChanges(
  contents: Contents,
  of: string | null = null,
  stays: (owned: Owned) => boolean = () => true,
): Changes {
  const staying = of === null ? [] : ownedIn(contents, of).filter(stays);
  const stayingKeys = new Set(staying.map(({ name }) => ownedKey(of ?? '', name)));
  const gone = [...contents.keys()].filter((key) => key.startsWith(OWNED_PREFIX) && !stayingKeys.has(key));
  return Object.fromEntries(gone.map((key) => [key, null]));
}
